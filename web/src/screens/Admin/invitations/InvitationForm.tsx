import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { invitationForm } from '../../../../../common/forms/accountForms.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { showIssues } from '../../../ui/showIssues.ts';
import { readSite } from '../../../ui/site.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useZodForm } from '../../../ui/useZodForm.ts';
import { useCreateInvitation } from './useCreateInvitation.ts';

interface InvitationFormProps {
  connection: string;
  /** Receives the link, which cannot be shown again; undefined when it was mailed instead. */
  onCreated: (url: string | undefined) => void;
}

export function InvitationForm({ connection, onCreated }: InvitationFormProps) {
  const { t } = useLingui();
  const form = useZodForm(invitationForm, { defaultValues: { email: '' } });
  const { createInvitation, isCreating } = useCreateInvitation(connection);
  const { errors } = form.formState;
  const { sendsMail } = readSite();

  const create = async (input: z.output<typeof invitationForm>) => {
    if (isCreating) return;
    const outcome = await createInvitation(input);
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    form.reset();
    onCreated(outcome.payload.url ?? undefined);
    if (outcome.payload.url === null)
      showToast({ tone: 'plain', title: t`Invitation created`, description: t`We are sending the link by email.` });
  };

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(create)}
      className="grid items-start gap-4 rounded-3xl border border-line bg-card p-5 shadow-card"
    >
      <TextField
        label={t`Email (optional)`}
        type="email"
        autoComplete="off"
        hint={
          sendsMail
            ? t`We send the link to this address. Without an address, you get a link to pass on.`
            : t`Only this address can then use the link. You get the link to pass on.`
        }
        error={errors.email?.message}
        {...form.register('email')}
      />
      <SubmitButton isPending={isCreating} pendingText={t`Inviting...`}>
        <Trans>Invite</Trans>
      </SubmitButton>
      <Alert message={errors.root?.message} />
    </form>
  );
}
