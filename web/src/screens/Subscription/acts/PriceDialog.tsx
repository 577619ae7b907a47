import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import * as z from 'zod/mini';
import type { Day } from '../../../../../common/billing/schedule.ts';
import { requiredDay } from '../../../../../common/forms/fields.ts';
import type { PriceDialog_subscription$key } from '../../../__generated__/PriceDialog_subscription.graphql.ts';
import { cycleUnitOf } from '../../../subscriptions/cycleUnitOf.ts';
import { controlStyle, Field } from '../../../ui/Field.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { amountIn, typedAmount } from '../amount.ts';
import { amountOn, riseWords } from '../prices.ts';
import { ActDialog } from './ActDialog.tsx';
import { addPrice, removePrice } from './priceActs.ts';
import { useAct } from './useAct.ts';

interface PriceDialogProps {
  subscription: PriceDialog_subscription$key;
  today: Day;
  onClose: () => void;
}

/** A price from a day on. It says what that makes in a year. */
export function PriceDialog({ today, onClose, ...props }: PriceDialogProps) {
  const { t } = useLingui();
  const { id, name, currency, cycleCount, cycleUnit, nextDueOn, priceHistory } = useFragment(
    graphql`
      fragment PriceDialog_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        currency
        cycleCount
        cycleUnit
        nextDueOn
        priceHistory {
          from
          amountCents
        }
      }
    `,
    props.subscription,
  );
  const rules = z.object({ amountCents: typedAmount(currency), from: requiredDay });
  const form = useZodForm(rules, { defaultValues: { amountCents: '', from: nextDueOn ?? today } });
  const { errors } = form.formState;
  const { run, isPending } = useAct();
  const [amount, from] = form.watch(['amountCents', 'from']);
  const cents = amountIn(amount, currency);
  const cycle = { cycleCount, cycleUnit: cycleUnitOf(cycleUnit) };

  const handleAdd = async (typed: z.output<typeof rules>) => {
    const price = { amountCents: amountIn(typed.amountCents, currency)!, from: typed.from };
    const outcome = await run({
      act: addPrice(id, price),
      done: { title: t`Price added`, description: name },
      undo: removePrice(id, price.from),
      undone: { title: t`Price taken back`, description: name },
      notUndone: t`Failed to take the price back`,
    });
    if (outcome?.status === 'done') onClose();
    else if (outcome) showIssues(form, outcome.issues);
  };

  return (
    <ActDialog
      title={t`New price of ${name}`}
      submitLabel={t`Save`}
      isPending={isPending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(handleAdd)}
      onClose={onClose}
    >
      <Field
        label={t`New price (${currency})`}
        error={errors.amountCents?.message}
        preview={
          cents !== undefined &&
          riseWords({ ...cycle, amountCents: amountOn(priceHistory, from) }, { ...cycle, amountCents: cents }, currency)
        }
      >
        {(control) => (
          <input
            {...form.register('amountCents')}
            {...control}
            inputMode="decimal"
            autoComplete="off"
            data-autofocus
            className={`${controlStyle} min-h-12 tabular-nums`}
          />
        )}
      </Field>
      <TextField
        {...form.register('from')}
        type="date"
        label={t`Valid from`}
        hint={t`Payments before this day keep the old price.`}
        error={errors.from?.message}
      />
    </ActDialog>
  );
}
