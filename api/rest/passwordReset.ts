import { accountFields, requestResetForm, resetPasswordForm } from '../../common/forms/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { run } from './run.ts';

const requestPasswordReset = graphql(`
  mutation RestRequestPasswordReset($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        isMailed
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const resetPassword = graphql(`
  mutation RestResetPassword($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
      ... on ResetPasswordPayload {
        endedSessions
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const mailed =
  'If this email belongs to an account, a link to set a new password is on its way. The link works for one hour.';
const notMailed = 'This server cannot send email. Please ask your administrator for a link to set a new password.';

const isSet = 'Your new password is set. Please log in with it.';

export const passwordReset = [
  route({
    method: 'POST',
    path: '/api/forgot-password',
    operation: 'requestPasswordReset',
    tag: 'Account',
    summary: 'Ask for a reset link',
    notes: 'The answer is the same whether or not the email has an account.',
    access: 'anyone',
    isSecret: true,
    form: requestResetForm,
    fields: { email: accountFields.email },
    example: { email: 'ada@example.com' },
    answers: message,
    answered: { message: mailed },
    async answer({ form, context }) {
      const { isMailed } = await run(requestPasswordReset, { input: form }, context);
      return { body: { message: isMailed ? mailed : notMailed } };
    },
  }),
  route({
    method: 'POST',
    path: '/api/reset-password',
    operation: 'resetPassword',
    tag: 'Account',
    summary: 'Set a new password with the token of a reset link',
    notes:
      'Ends all sessions of the account and revokes its access tokens and calendar address. It does not sign you in.',
    access: 'anyone',
    isSecret: true,
    form: resetPasswordForm,
    fields: { token: accountFields.token, newPassword: accountFields.newPassword },
    example: { token: 'q3vN1w0sR8bX5kYt2LhZ7uPcJ4mFgAeD9iVoSxTnBy0', newPassword: 'analytical engine' },
    answers: message,
    answered: { message: isSet },
    async answer({ form, context }) {
      await run(resetPassword, { input: form }, context);
      return { body: { message: isSet } };
    },
  }),
];
