import { confirmEmailForm } from '../../common/forms/accountForms.ts';
import { confirmEmail } from '../domain/accounts/emailConfirmation.ts';
import { dropPendingEmail, pendingEmailOf, resendConfirmation } from '../domain/accounts/pendingEmails.ts';
import { ConflictError, InvalidInputError, NotOfferedError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { payload } from './Account.ts';
import { builder } from './builder.ts';

builder.prismaObjectFields('User', (t) => ({
  pendingEmail: t.string({
    nullable: true,
    description:
      'The email address that they want and have not confirmed yet; null if there is none. Only the user can see it, signed in with a browser.',
    authScopes: (user) => ({ $all: { owner: user.id, session: true } }),
    resolve: pendingEmailOf,
  }),
}));

const ResendConfirmationPayload = payload('ResendConfirmationPayload', 'A user who has to confirm an email address.');
const CancelEmailChangePayload = payload('CancelEmailChangePayload', 'A user who keeps their email address.');

builder.mutationField('resendConfirmation', (t) =>
  t.withAuth({ session: true }).field({
    type: ResendConfirmationPayload,
    description:
      'Mails the link that confirms an email address again: the one that the user wants, or else their own if it is not verified. Otherwise it does nothing. Earlier links stop working.',
    errors: {
      types: [NotOfferedError],
      directResult: true,
      union: { name: 'ResendConfirmationResult', description: 'The user, or why there is no mail.' },
    },
    resolve: async (_root, _args, { viewer }) => {
      await resendConfirmation(viewer);
      return viewer;
    },
  }),
);

builder.mutationField('cancelEmailChange', (t) =>
  t.withAuth({ session: true }).field({
    type: CancelEmailChangePayload,
    description: 'Cancels a change of email that is not confirmed yet. Its link stops working.',
    errors: {
      types: [],
      directResult: true,
      union: { name: 'CancelEmailChangeResult', description: 'The user with the email that they keep.' },
    },
    resolve: async (_root, _args, { viewer }) => {
      await dropPendingEmail(viewer.id);
      return viewer;
    },
  }),
);

const ConfirmEmailInput = builder
  .inputType('ConfirmEmailInput', {
    description: 'The link in the mail to an address that has to be confirmed.',
    fields: (t) => ({
      token: t.string({ required: true, description: 'The token at the end of the link.' }),
    }),
  })
  .validate(confirmEmailForm);

// No user, whom whoever opens the link may not see: they need not be signed in.
const ConfirmEmailPayload = builder.objectRef<Pick<UserRow, 'email' | 'username'>>('ConfirmEmailPayload').implement({
  description: 'An email address that was just confirmed. Nobody is signed in by it.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The address, which is now the one of the account.' }),
    username: t.exposeString('username', { description: 'The name of the account.' }),
  }),
});

builder.mutationField('confirmEmail', (t) =>
  t.field({
    type: ConfirmEmailPayload,
    skipTypeScopes: true,
    authScopes: { browser: true },
    description: 'Confirms an email address with the token of the link that was mailed to it, which works once.',
    args: { input: t.arg({ type: ConfirmEmailInput, required: true, description: 'The link.' }) },
    errors: {
      types: [InvalidInputError, ConflictError],
      directResult: true,
      union: { name: 'ConfirmEmailResult', description: 'The address, or why it is not confirmed.' },
    },
    resolve: async (_root, { input }, context) => {
      const user = await confirmEmail(input.token, context);
      if (context.viewer?.id === user.id) context.viewer = user;
      return user;
    },
  }),
);
