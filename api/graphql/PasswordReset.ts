import { accountFields, requestResetForm, resetPasswordForm } from '../../common/forms/accountForms.ts';
import {
  createResetLink,
  requestPasswordReset,
  resetPassword,
  type ResetLink,
} from '../domain/accounts/passwordReset.ts';
import { requireProof } from '../domain/accounts/recentProof.ts';
import { InvalidInputError, NotFoundError, ProofRequiredError } from '../errors.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const RequestPasswordResetInput = builder
  .inputType('RequestPasswordResetInput', {
    description: 'The account that needs a new password.',
    fields: (t) => ({
      email: t.string({ required: true, description: accountFields.email }),
    }),
  })
  .validate(requestResetForm);

const ResetPasswordInput = builder
  .inputType('ResetPasswordInput', {
    description: 'A new password and the token of a reset link.',
    fields: (t) => ({
      token: t.string({ required: true, description: accountFields.token }),
      newPassword: t.string({ required: true, description: accountFields.newPassword }),
    }),
  })
  .validate(resetPasswordForm);

const RequestPasswordResetPayload = builder.objectRef<{ isMailed: boolean }>('RequestPasswordResetPayload').implement({
  description: 'The result of asking for a reset link. It is the same for every address, with or without an account.',
  fields: (t) => ({
    isMailed: t.exposeBoolean('isMailed', { description: 'Whether this server sends mail at all.' }),
  }),
});

const ResetPasswordPayload = builder.objectRef<{ endedSessions: number }>('ResetPasswordPayload').implement({
  description: 'A password that was just reset. The user is not signed in.',
  fields: (t) => ({
    endedSessions: t.exposeInt('endedSessions', { description: 'How many sessions this has ended.' }),
  }),
});

const CreateResetLinkPayload = builder.objectRef<ResetLink>('CreateResetLinkPayload').implement({
  description: 'A reset link, which is shown only once.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The link. Anyone who has it can set the password, once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it stops working.' }),
    user: t.expose('user', { type: User, description: 'The user whose password it sets.' }),
  }),
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Mails a reset link to the account with this address, if there is one.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The address.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: {
        name: 'RequestPasswordResetResult',
        description: 'The result of asking for a reset link, or why the input was refused.',
      },
    },
    resolve: async (_root, { input }, context) => {
      await requestPasswordReset(input, context);
      return { isMailed: sendsMail() };
    },
  }),
);

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: ResetPasswordPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description:
      'Sets a new password with the token of a reset link, which works once. This ends all sessions of the account and revokes its access tokens and calendar address. It does not sign the user in.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Token and password.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: {
        name: 'ResetPasswordResult',
        description: 'How many sessions ended, or why the password was not reset.',
      },
    },
    resolve: async (_root, { input }, context) => ({ endedSessions: await resetPassword(input, context) }),
  }),
);

builder.mutationField('createResetLink', (t) =>
  t.withAuth({ admin: true }).field({
    type: CreateResetLinkPayload,
    description:
      'Creates a reset link for a user, for an administrator to pass on. It replaces any earlier link. For administrators.',
    args: { userId: t.arg.globalID({ required: true, for: User, description: 'The user.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError, ProofRequiredError],
      directResult: true,
      union: { name: 'CreateResetLinkResult', description: 'The link, or why there is none.' },
    },
    resolve: async (_root, { userId }, context) => {
      await requireProof(context.viewer, context);
      return createResetLink(context.viewer, Number(userId.id));
    },
  }),
);
