import { accountFields, changePasswordForm } from '../../common/forms/accountForms.ts';
import { changePassword, setCurrency } from '../domain/accounts/users.ts';
import { requireFactorProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, ProofRequiredError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { keepSignedIn } from './browserSession.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { User } from './User.ts';

const ChangePasswordInput = builder
  .inputType('ChangePasswordInput', {
    description: 'The current password and a new one.',
    fields: (t) => ({
      currentPassword: t.string({ required: true, description: accountFields.currentPassword }),
      newPassword: t.string({ required: true, description: accountFields.newPassword }),
    }),
  })
  .validate(changePasswordForm);

/** The payload of a mutation about the signed-in user. */
export const payload = (name: string, description: string) =>
  builder.objectRef<UserRow>(name).implement({
    description,
    fields: (t) => ({
      user: t.prismaField({ type: User, description: 'The user as they are now.', resolve: (_query, user) => user }),
    }),
  });

const ChangePasswordPayload = payload('ChangePasswordPayload', 'A user with a new password.');
const SetCurrencyPayload = payload('SetCurrencyPayload', 'A user with another currency.');

builder.mutationField('changePassword', (t) =>
  t.withAuth({ session: true }).field({
    type: ChangePasswordPayload,
    description:
      'Changes the signed-in user’s password. This ends their sessions on other devices and revokes all their access tokens and their calendar address.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: 'Both passwords.' }) },
    errors: {
      types: [InvalidInputError, ProofRequiredError],
      directResult: true,
      union: {
        name: 'ChangePasswordResult',
        description: 'The user, or why the password did not change.',
      },
    },
    resolve: async (_root, { input }, context) => {
      await requireFactorProof(context.viewer, context);
      const client = { ...context, sessionToken: context.sessionToken! };
      const { user, session } = await changePassword(context.viewer, input, client);
      keepSignedIn(context, session);
      return (context.viewer = user);
    },
  }),
);

builder.mutationField('setCurrency', (t) =>
  t.withAuth({ scope: 'account-write' }).field({
    skipTypeScopes: true,
    type: SetCurrencyPayload,
    description: 'Sets the currency that the signed-in user’s totals are shown in. It converts no stored amounts.',
    args: { currency: t.arg({ type: Currency, required: true, description: 'The currency.' }) },
    errors: {
      types: [],
      directResult: true,
      union: { name: 'SetCurrencyResult', description: 'The user with the chosen currency.' },
    },
    resolve: async (_root, { currency }, context) => (context.viewer = await setCurrency(context.viewer.id, currency)),
  }),
);
