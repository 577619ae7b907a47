import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type * as z from 'zod/mini';
import { cancelForm } from '../../../../../common/forms/lifeForms.ts';
import type { CancelDialog_subscription$key } from '../../../__generated__/CancelDialog_subscription.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { ExternalLink } from '../../../ui/ExternalLink.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { TextField } from '../../../ui/TextField.tsx';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { ActDialog } from './ActDialog.tsx';
import { cancel, keep } from './lifeActs.ts';
import { useAct } from './useAct.ts';

interface CancelDialogProps {
  subscription: CancelDialog_subscription$key;
  onClose: () => void;
}

/** Notes that its owner has cancelled a subscription, and says when it ends. */
export function CancelDialog({ onClose, ...props }: CancelDialogProps) {
  const { t } = useLingui();
  const { id, name, endsOnIfCancelled, cancelUrl } = useFragment(
    graphql`
      fragment CancelDialog_subscription on TrackedSubscription @throwOnFieldError {
        id
        name
        endsOnIfCancelled
        cancelUrl
      }
    `,
    props.subscription,
  );
  const form = useZodForm(cancelForm, { defaultValues: { endsOn: endsOnIfCancelled ?? '' } });
  const { errors } = form.formState;
  const { run, isPending } = useAct();

  const handleCancel = async ({ endsOn }: z.output<typeof cancelForm>) => {
    const outcome = await run({
      act: cancel(id, endsOn),
      done: { title: t`Cancelled`, description: t`You can still keep ${name}.` },
      undo: keep(id),
      undone: { title: t`It goes on`, description: t`${name} has no end any more.` },
      notUndone: t`Failed to keep it`,
    });
    if (outcome?.status === 'done') onClose();
    else if (outcome) showIssues(form, outcome.issues);
  };

  return (
    <ActDialog
      title={t`You cancelled ${name}`}
      text={
        <>
          <p>
            <Trans>Stackling cannot cancel it for you. Note it here once your provider knows.</Trans>
          </p>
          {cancelUrl && (
            <p>
              <ExternalLink href={cancelUrl} label={t`Cancel there`} about={name} />
            </p>
          )}
          {endsOnIfCancelled && (
            <p>
              <Trans>
                By what you told us, it runs until{' '}
                <strong className="text-ink">
                  <CalendarDate day={endsOnIfCancelled} />
                </strong>
                . Nothing is due from then on.
              </Trans>
            </p>
          )}
        </>
      }
      submitLabel={t`Save`}
      closeLabel={t`Not yet`}
      isPending={isPending}
      error={errors.root?.message}
      onSubmit={form.handleSubmit(handleCancel)}
      onClose={onClose}
    >
      <TextField
        {...form.register('endsOn')}
        type="date"
        label={t`It ends on`}
        hint={t`The first day without it.`}
        error={errors.endsOn?.message}
        data-autofocus
      />
    </ActDialog>
  );
}
