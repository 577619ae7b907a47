import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { requiredDay } from '../../../../../common/forms/fields.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { update } from '../acts/changeActs.ts';
import { useAct } from '../acts/useAct.ts';

const rules = z.object({ nextBillingDate: requiredDay });

/** Asks for the day that nobody has said yet: without it, the subscription is in no calendar. */
export function AskDay({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const form = useZodForm(rules, { defaultValues: { nextBillingDate: '' } });
  const { errors } = form.formState;
  const { run, isPending } = useAct();

  const handleSave = async ({ nextBillingDate }: z.output<typeof rules>) => {
    const outcome = await run({
      act: update(id, { nextBillingDate }),
      done: { title: t`Date saved`, description: name },
      undo: update(id, { startsOn: null }),
      undone: { title: t`Date removed`, description: name },
      notUndone: t`Failed to remove the date`,
    });
    if (outcome && outcome.status !== 'done') showIssues(form, outcome.issues);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(handleSave)} className="flex flex-col items-start gap-4">
      <TextField
        {...form.register('nextBillingDate')}
        type="date"
        label={t`When is the next payment?`}
        hint={t`Without a date, it is in your totals but in no calendar.`}
        error={errors.nextBillingDate?.message}
      />
      <Alert message={errors.root?.message} />
      <SubmitButton isPending={isPending} pendingText={t`Saving...`}>
        <Trans>Save date</Trans>
      </SubmitButton>
    </form>
  );
}
