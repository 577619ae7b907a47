import { currencyForm, loginForm, registerForm } from '../../common/accountForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import type { RestUserFragment } from '../generated/operations/graphql.ts';
import { rowId } from './rowId.ts';
import { route } from './router.ts';
import { RestError, run } from './run.ts';

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

const bodyOf = ({ id, ...user }: RestUserFragment) => ({ id: rowId(id), ...user });

export const users = [
  route({
    method: 'GET',
    path: '/api/user',
    async answer({ context }) {
      const user = await run(viewer, {}, context);
      if (!user) throw new RestError(401, 'You need to be logged in.');
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/register',
    isSecret: true,
    form: registerForm,
    async answer({ form, context }) {
      const { user } = await run(register, { input: form }, context);
      return { status: 201, body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/login',
    isSecret: true,
    form: loginForm,
    async answer({ form, context }) {
      const { user } = await run(logIn, { input: form }, context);
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/logout',
    isSecret: true,
    async answer({ context }) {
      await run(logOut, {}, context);
      return { body: { message: 'You have been logged out successfully' } };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/user/currency',
    form: currencyForm,
    async answer({ form, context }) {
      const { user } = await run(setCurrency, form, context);
      return { body: bodyOf(user) };
    },
  }),
];
