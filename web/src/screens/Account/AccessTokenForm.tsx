import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { accessTokenForm } from '../../../../common/forms/accountForms.ts';
import { tokenLifetimes } from '../../../../common/values.ts';
import type { AccessTokenScope } from '../../__generated__/useCreateAccessTokenMutation.graphql.ts';
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

const access = z.enum(['none', 'read', 'write']);

/** The page's form has a choice for each noun, of which the API's scopes are made. */
const pageForm = z.object({
  name: accessTokenForm.shape.name,
  subscriptions: access,
  stacks: access,
  account: access,
  reminders: access,
  expiresInDays: z.string(),
});

export function AccessTokenForm({ connection, onCreated }: AccessTokenFormProps) {
  const { t } = useLingui();
  const { form, clear } = useDraftForm(pageForm, {
    key: 'access-token',
    fields: ['name'],
    defaultValues: {
      name: '',
      subscriptions: 'read',
      stacks: 'read',
      account: 'none',
      reminders: 'none',
      expiresInDays: '90',
    },
  });
  const { createAccessToken, isCreating } = useCreateAccessToken(connection);
  const { errors } = form.formState;

  const create = async ({ name, expiresInDays, ...chosen }: z.output<typeof pageForm>) => {
    if (isCreating) return;
    const scopes = Object.entries(chosen).filter(([, level]) => level !== 'none');
    const outcome = await createAccessToken({
      name,
      scopes: scopes.map(([noun, level]) => `${noun}_${level}`.toUpperCase() as AccessTokenScope),
      expiresInDays: Number(expiresInDays) || null,
    });
    if (outcome.status !== 'done') return showIssues(form, outcome.issues);
    clear();
    onCreated(outcome.payload.token);
  };

  const nouns = { subscriptions: t`Subscriptions`, stacks: t`Stacks`, account: t`Account`, reminders: t`Reminders` };
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
        <Field label={t`Expires`}>
          {(control) => (
            <Select {...form.register('expiresInDays')} {...control}>
              {tokenLifetimes.map((days) => (
                <option key={days} value={days}>
                  {t`In ${days} days`}
                </option>
              ))}
              <option value="">{t`Never`}</option>
            </Select>
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1.5 font-semibold">
          <Trans>Access</Trans>
        </legend>
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
          {(Object.keys(nouns) as (keyof typeof nouns)[]).map((noun) => (
            <Field key={noun} label={nouns[noun]}>
              {(control) => (
                <Select {...form.register(noun)} {...control}>
                  <option value="none">{t`No access`}</option>
                  <option value="read">{t`Read-only`}</option>
                  <option value="write">{t`Read and write`}</option>
                </Select>
              )}
            </Field>
          ))}
        </div>
      </fieldset>
      <Alert message={errors.root?.message} />
      <SubmitButton look="outline" isPending={isCreating} pendingText={t`Creating...`} className="self-start">
        <Trans>Create token</Trans>
      </SubmitButton>
    </form>
  );
}
