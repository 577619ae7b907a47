import { Trans, useLingui } from '@lingui/react/macro';
import type * as z from 'zod/mini';
import { accessTokenForm } from '../../../../common/forms/accountForms.ts';
import { useDraftForm } from '../../drafts/useDraftForm.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { showIssues } from '../../ui/showIssues.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCreateAccessToken } from './useCreateAccessToken.ts';

interface AccessTokenFormProps {
  connection: string;
  /** Receives the new token, which cannot be shown again. */
  onCreated: (token: string) => void;
}

export function AccessTokenForm({ connection, onCreated }: AccessTokenFormProps) {
  const { t } = useLingui();
  const { form, clear } = useDraftForm(accessTokenForm, {
    key: 'access-token',
    fields: ['name'],
    defaultValues: { name: '', canWrite: false },
  });
  const { createAccessToken, isCreating } = useCreateAccessToken(connection);
  const { errors } = form.formState;

  const create = async (input: z.output<typeof accessTokenForm>) => {
    if (isCreating) return;
    const outcome = await createAccessToken(input);
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    clear();
    onCreated(outcome.payload.token);
  };

  return (
    <form noValidate onSubmit={form.handleSubmit(create)} className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t`Name`}
          autoComplete="off"
          placeholder={t`Backup script`}
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Field label={t`Access`}>
          {(control) => (
            <Select {...form.register('canWrite', { setValueAs: (value) => String(value) === 'true' })} {...control}>
              <option value="false">
                <Trans>Read-only</Trans>
              </option>
              <option value="true">
                <Trans>Read and write</Trans>
              </option>
            </Select>
          )}
        </Field>
      </div>
      <Alert message={errors.root?.message} />
      <SubmitButton look="outline" isPending={isCreating} pendingText={t`Creating...`} className="self-start">
        <Trans>Create token</Trans>
      </SubmitButton>
    </form>
  );
}
