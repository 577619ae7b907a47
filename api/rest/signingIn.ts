import { accountFields, loginForm, registerForm } from '../../common/forms/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { run } from './run.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';

const register = graphql(`
  mutation RestRegister($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on RegisterPayload {
        user {
          ...RestUser
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on ConflictError {
        message
      }
      ... on NotOfferedError {
        message
      }
      ... on RegistrationPending {
        message
      }
      ... on SecondFactorMissingError {
        message
      }
    }
  }
`);

const logIn = graphql(`
  mutation RestLogin($input: LoginInput!) {
    result: login(input: $input) {
      __typename
      ... on LoginPayload {
        user {
          ...RestUser
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on InvalidCredentialsError {
        message
      }
      ... on SecondFactorRequired {
        message
      }
      ... on SecondFactorMissingError {
        message
      }
    }
  }
`);

const logOut = graphql(`
  mutation RestLogout {
    result: logout {
      ... on LogoutPayload {
        endedSessions
      }
    }
  }
`);

const { username, email, password, currentPassword, invitation, timeZone, locale, code } = accountFields;
const account = { username: 'ada_lovelace', email: 'ada@example.com', password: 'difference engine' };

/** Calls about accounts and browser sessions. */
export const signingIn = [
  route({
    method: 'POST',
    path: '/api/register',
    operation: 'register',
    tag: 'Account',
    summary: 'Create an account',
    notes: 'The answer sets the cookie of a session, which signs the new account in.',
    access: 'anyone',
    isSecret: true,
    form: registerForm,
    fields: {
      username,
      email,
      password,
      invitation,
      timeZone: `${timeZone} UTC by default.`,
      locale: `${locale} en-US by default.`,
    },
    example: { ...account, timeZone: 'Europe/Berlin', locale: 'de-DE' },
    status: 201,
    answers: userAnswer,
    refusals: {
      202: [
        'On a server that sends mail, the answer is the same whether or not the email has an account. The link in the mail creates the account; no cookie is set.',
        'We have sent you an email. Open the link in it within 24 hours to finish.',
      ],
      403: [
        'Only invited people can create an account here, or nobody can.',
        'You cannot create an account on this server.',
      ],
      409: ['The username or the email is already taken.', 'This username is already taken'],
    },
    async answer({ form, context }) {
      const { user } = await run(register, { input: form }, context);
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    operation: 'login',
    tag: 'Account',
    summary: 'Sign in',
    notes:
      'The answer sets the cookie of a new session, and the session that the browser had ends. For an account with a second factor, send a `code` too; without it the answer is 401 with the type `second_factor_required`.',
    access: 'anyone',
    isSecret: true,
    form: loginForm,
    fields: { email, password: currentPassword, code },
    example: { email: account.email, password: account.password },
    answers: userAnswer,
    refusals: {
      401: [
        'The email or the password is wrong; the answer does not say which. Or a `code` is missing or wrong.',
        'Incorrect email or password.',
      ],
    },
    async answer({ form, context }) {
      const { user } = await run(logIn, { input: form }, context);
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    operation: 'logout',
    tag: 'Account',
    summary: 'Sign out',
    notes: 'Ends the session of this browser and clears its cookie. Without a session, it does nothing.',
    access: 'anyone',
    isSecret: true,
    answers: message,
    answered: { message: 'You have been logged out successfully' },
    async answer({ context }) {
      await run(logOut, {}, context);
      return { body: { message: 'You have been logged out successfully' } };
    },
  }),
];
