import { useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import type { Day } from '../../../../../common/billing/schedule.ts';
import { pauseForm } from '../../../../../common/forms/lifeForms.ts';
import type { PauseDialog_subscription$key } from '../../../__generated__/PauseDialog_subscription.graphql.ts';
import { showIssues } from '../../../ui/showIssues.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { ActDialog } from './ActDialog.tsx';
import { pause, resume } from './lifeActs.ts';
import { useAct } from './useAct.ts';

interface PauseDialogProps {
  subscription: PauseDialog_subscription$key;
  today: Day;
  onClose: () => void;
}

/** Pauses a subscription from a day on, until another or for good. */
export function PauseDialog({ today, onClose, ...props }: PauseDialogProps) {
  const { t } = useLingui();
  const { id, name, pauses } = useFragment(
    graphql`
      fragment PauseDialog_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        pauses {
          from
          until
        }
      }
    `,
    props.subscription,
  );
  const form = useZodForm(pauseForm, { defaultValues: { from: today, until: '' } });
  const { errors } = form.formState;
  const { run, isPending } = useAct();
  // A pause that is still to come is replaced by the new one.
  const replaced = pauses.findLast(({ until }) => until == null || until > today);

  const handlePause = async ({ from, until }: z.output<typeof pauseForm>) => {
    const outcome = await run({
      act: pause(id, { from, until }),
      done: { title: t`Paused`, description: t`Nothing is paid for ${name} in that time.` },
      undo: replaced ? pause(id, { from: replaced.from, until: replaced.until ?? null }) : resume(id, from),
      undone: { title: t`Resumed`, description: t`${name} goes on.` },
      notUndone: t`Failed to resume`,
    });
    if (outcome?.status === 'done') onClose();
    else if (outcome) showIssues(form, outcome.issues);
  };

  return (
    <ActDialog
      title={t`Pause ${name}`}
      submitLabel={t`Pause`}
      isPending={isPending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(handlePause)}
      onClose={onClose}
    >
      <TextField
        {...form.register('from')}
        type="date"
        label={t`First day of the pause`}
        error={errors.from?.message}
        data-autofocus
      />
      <TextField
        {...form.register('until')}
        type="date"
        label={t`It goes on from (optional)`}
        hint={t`Leave this empty if you do not know yet.`}
        error={errors.until?.message}
      />
    </ActDialog>
  );
}
