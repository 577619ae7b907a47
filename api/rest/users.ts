import * as z from 'zod/mini';
import { accountFields, currencyForm, loginForm, registerForm } from '../../common/forms/accountForms.ts';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestUserFragment } from '../generated/operations/graphql.ts';
import { component, described, instant, message, rowNumber } from './describing/described.ts';
import { rowId } from './rowId.ts';
import { route } from './describing/route.ts';
import { RestError, run } from './run.ts';
import { say } from '../say.ts';

graphql(`
  fragment RestUser on User {
    id
    username
    email
    currency
    isAdmin
    lastLogin
    createdAt
  }
`);

const viewer = graphql(`
  query RestViewer {
    result: viewer {
      ...RestUser
    }
  }
`);

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

const setCurrency = graphql(`
  mutation RestSetCurrency($currency: Currency!) {
    result: setCurrency(currency: $currency) {
      ... on SetCurrencyPayload {
        user {
          ...RestUser
        }
      }
    }
  }
`);

export const userAnswer = component('User', 'Somebody with an account.', {
  id: rowNumber('The account’s number.', 7),
  username: described(z.string(), accountFields.username, 'ada_lovelace'),
  email: described(z.string(), 'The address that signs in, as it was typed.', 'ada@example.com'),
  currency: described(z.enum(currencyCodes), 'The currency that totals are shown in.', 'USD'),
  isAdmin: described(z.boolean(), 'Whether the account may use the calls of administrators.', false),
  lastLogin: described(z.nullable(z.iso.datetime()), 'When it last signed in.', '2026-11-21T08:30:00.000Z'),
  createdAt: instant('When it was made.', '2026-11-21T08:30:00.000Z'),
});

const { username, email, password, currentPassword } = accountFields;
const account = { username: 'ada_lovelace', email: 'ada@example.com', password: 'difference engine' };

/** An account as REST shows it. */
export const bodyOf = ({ id, ...user }: RestUserFragment) => ({ id: rowId(id), ...user });

export const users = [
  route({
    method: 'GET',
    path: '/api/user',
    operation: 'getUser',
    tag: 'Account',
    summary: 'Who is signed in',
    head: 'Whether somebody is signed in',
    access: 'user',
    answers: userAnswer,
    async answer({ context }) {
      const user = await run(viewer, {}, context);
      if (!user) throw new RestError(401, say('viewer.missing'));
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/register',
    operation: 'register',
    tag: 'Account',
    summary: 'Make an account',
    notes: 'The answer sets the cookie of a session, so that the new account is signed in.',
    access: 'anyone',
    isSecret: true,
    form: registerForm,
    fields: { username, email, password },
    example: account,
    status: 201,
    answers: userAnswer,
    refusals: { 409: ['Somebody has this username or this email.', 'This username is already taken'] },
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
    notes: 'The answer sets the cookie of a new session; the session that the browser had ends.',
    access: 'anyone',
    isSecret: true,
    form: loginForm,
    fields: { email, password: currentPassword },
    example: { email: account.email, password: account.password },
    answers: userAnswer,
    refusals: {
      401: ['Email and password do not belong together; which is wrong is not told.', 'Incorrect email or password.'],
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
    notes: 'Ends the session of this browser and clears its cookie. Does no harm when there is none.',
    access: 'anyone',
    isSecret: true,
    answers: message,
    answered: { message: 'You have been logged out successfully' },
    async answer({ context }) {
      await run(logOut, {}, context);
      return { body: { message: 'You have been logged out successfully' } };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/user/currency',
    operation: 'setCurrency',
    tag: 'Account',
    summary: 'Choose the currency that totals are shown in',
    access: 'user',
    form: currencyForm,
    fields: { currency: 'The currency’s code. Stored amounts stay as they are.' },
    example: { currency: 'USD' },
    answers: userAnswer,
    async answer({ form, context }) {
      const { user } = await run(setCurrency, form, context);
      return { body: bodyOf(user) };
    },
  }),
];
