import { accountFields, requestResetForm, resetPasswordForm } from '../../common/forms/accountForms.ts';
import {
  createResetLink,
  requestPasswordReset,
  resetPassword,
  type ResetLink,
} from '../domain/accounts/passwordReset.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { sendsMail } from '../services/mail.ts';
import { builder } from './builder.ts';
import { User } from './User.ts';

const RequestPasswordResetInput = builder
  .inputType('RequestPasswordResetInput', {
    description: 'Whose password is to be set anew.',
    fields: (t) => ({
      email: t.string({ required: true, description: accountFields.email }),
    }),
  })
  .validate(requestResetForm);

const ResetPasswordInput = builder
  .inputType('ResetPasswordInput', {
    description: 'A new password, and what shows that it may be set.',
    fields: (t) => ({
      token: t.string({ required: true, description: accountFields.token }),
      newPassword: t.string({ required: true, description: accountFields.newPassword }),
    }),
  })
  .validate(resetPasswordForm);

const RequestPasswordResetPayload = builder.objectRef<{ isMailed: boolean }>('RequestPasswordResetPayload').implement({
  description: 'What became of a wish for a reset link; the same for every address, whether it has an account or not.',
  fields: (t) => ({
    isMailed: t.exposeBoolean('isMailed', { description: 'Whether this Stackling sends mail at all.' }),
  }),
});

const ResetPasswordPayload = builder.objectRef<{ endedSessions: number }>('ResetPasswordPayload').implement({
  description: 'A new password, which nobody is signed in with yet.',
  fields: (t) => ({
    endedSessions: t.exposeInt('endedSessions', { description: 'How many sessions have ended with the old password.' }),
  }),
});

const CreateResetLinkPayload = builder.objectRef<ResetLink>('CreateResetLinkPayload').implement({
  description: 'A link for somebody to set a new password with, which is shown this once.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The link; whoever opens it can set the password, once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it stops working.' }),
    user: t.expose('user', { type: User, description: 'Whose password it sets.' }),
  }),
});

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: RequestPasswordResetPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Mails a link that sets a new password to the account with this address, if there is one.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true, description: 'The address.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'RequestPasswordResetResult', description: 'What became of the wish, or why it is none.' },
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
      'Sets a new password with the token of a reset link, which works once, and ends all sessions and access tokens of the account. Signs nobody in.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: 'Token and password.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'ResetPasswordResult', description: 'What ended with the old password, or why it is kept.' },
    },
    resolve: async (_root, { input }, context) => ({ endedSessions: await resetPassword(input, context) }),
  }),
);

builder.mutationField('createResetLink', (t) =>
  t.withAuth({ admin: true }).field({
    type: CreateResetLinkPayload,
    description:
      'Makes a link that sets a new password for a user, for an administrator to hand on. It replaces the link that the user had.',
    args: { userId: t.arg.globalID({ required: true, for: User, description: 'The user.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'CreateResetLinkResult', description: 'The link, or why there is none.' },
    },
    resolve: (_root, { userId }, { viewer }) => createResetLink(viewer, Number(userId.id)),
  }),
);
