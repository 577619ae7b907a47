import { accountChangesForm, accountFields } from '../../common/forms/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { RestError, run } from './run.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';

const update = graphql(`
  mutation RestUpdateAccount($input: UpdateAccountInput!) {
    result: updateAccount(input: $input) {
      __typename
      ... on UpdateAccountPayload {
        user {
          ...RestUser
          pendingEmail
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on ConflictError {
        message
      }
      ... on ProofRequiredError {
        message
      }
    }
  }
`);

const resend = graphql(`
  mutation RestResendConfirmation {
    result: resendConfirmation {
      __typename
      ... on ResendConfirmationPayload {
        user {
          id
        }
      }
      ... on NotOfferedError {
        message
      }
    }
  }
`);

const { username, email, currentPassword, timeZone, locale } = accountFields;
const resent = 'If there is an email address to confirm, a new link is on its way. The link works for 24 hours.';

export const ownAccount = [
  route({
    method: 'PUT',
    path: '/api/user',
    operation: 'updateAccount',
    tag: 'Account',
    summary: 'Change your username, email, time zone or locale',
    notes:
      'Fields that you leave out stay as they are. A new email needs `currentPassword`. For an account with a second factor, it also needs a sign-in of the last ten minutes; otherwise the call is refused with 403 and `type` `proof_required`.',
    access: 'session',
    form: accountChangesForm,
    fields: { username, email, currentPassword: `${currentPassword} Only a new email needs it.`, timeZone, locale },
    example: { username: 'ada_king' },
    answers: userAnswer,
    refusals: {
      202: [
        'On a server that sends mail, a new email takes effect when the link in a mail to it is opened. The other changes are made.',
        say('email.pending', { email: 'ada@example.org' }),
      ],
      409: ['The username is already taken; on a server without mail, also the email.', say('username.taken')],
    },
    async answer({ form, context }) {
      const { pendingEmail, ...user } = (await run(update, { input: form }, context)).user;
      if (pendingEmail !== null && form.email === pendingEmail)
        throw new RestError(202, say('email.pending', { email: pendingEmail }));
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/user/email-confirmation',
    operation: 'resendConfirmation',
    tag: 'Account',
    summary: 'Send the link that confirms your email again',
    notes:
      'The link goes to the email that you want, or else to your own if it is not verified. Otherwise nothing is sent. Earlier links stop working.',
    access: 'session',
    answers: message,
    answered: { message: resent },
    refusals: { 403: ['This server sends no mail, or you used an access token.', say('mail.off')] },
    async answer({ context }) {
      await run(resend, {}, context);
      return { body: { message: resent } };
    },
  }),
];
