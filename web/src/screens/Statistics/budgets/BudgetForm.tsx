import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type FormEvent } from 'react';
import { enumName } from '../../../../../common/enumName.ts';
import { categories, categoryNames, type Category } from '../../../../../common/values.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { amountIn } from '../../../ui/amountIn.ts';
import { Field } from '../../../ui/Field.tsx';
import { messageOf } from '../../../ui/messageOf.ts';
import { Select } from '../../../ui/Select.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useSetBudget } from './useSetBudget.ts';

interface BudgetFormProps {
  currency: string;
  /** The user's own categories. */
  labels: readonly { id: string; name: string }[];
}

const isCategory = (subject: string): subject is Category => Object.hasOwn(categories, subject);

/** Sets a budget for all, or for a category. */
export function BudgetForm({ currency, labels }: BudgetFormProps) {
  const { t } = useLingui();
  // Empty for all, the name of a built-in category, or the id of an own one.
  const [subject, setSubject] = useState('');
  const [amount, setAmount] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { setBudget, isSetting } = useSetBudget();

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSetting) return;
    const amountCents = amountIn(amount, currency);
    const isAmount = typeof amountCents === 'number' && amountCents > 0;
    setIsWrong(!isAmount);
    setFailure(undefined);
    if (!isAmount) return;
    const category = isCategory(subject) ? enumName(subject) : null;
    const outcome = await setBudget({ category, amountCents }, category || subject === '' ? null : subject);
    if (outcome.status !== 'done') return setFailure(messageOf(outcome.issues));
    setAmount('');
    showToast({ tone: 'plain', title: t`Budget saved` });
  };
  return (
    <form noValidate onSubmit={save} className="mt-6 flex flex-col gap-4 md:max-w-md print:hidden">
      <Field label={t`Budget for`}>
        {(control) => (
          <Select {...control} value={subject} onChange={({ target }) => setSubject(target.value)}>
            <option value="">{t`All subscriptions`}</option>
            {categoryNames.map((name) => (
              <option key={name} value={name}>
                {t(categories[name])}
              </option>
            ))}
            {labels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField
        label={t`At most a month (${currency})`}
        error={isWrong ? t`Please enter an amount above 0, such as 50` : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Alert message={failure} />
      <div>
        <SubmitButton isPending={isSetting} pendingText={t`Saving...`}>
          <Trans>Set budget</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
