import { userChangesFields, userChangesForm } from '../../common/forms/accountForms.ts';
import * as z from 'zod/mini';
import { graphql } from '../generated/operations/gql.ts';
import { component, described, message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { globalId } from './rowId.ts';
import { nextOf } from './pages.ts';
import { run } from './run.ts';
import { userExport } from './userExport.ts';
import { filterIn, userFilter } from './userFilter.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';

graphql(`
  fragment RestManagedUser on User {
    ...RestUser
    disabledAt
  }
`);

const stats = graphql(`
  query RestAdminStats {
    result: adminStats {
      totalUsers
      activeUsers
      totalStacks
      totalSubscriptions
    }
  }
`);

const list = graphql(`
  query RestListUsers($search: String, $status: UserStatus, $after: String) {
    result: users(first: 100, after: $after, search: $search, status: $status) {
      edges {
        node {
          ...RestManagedUser
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const update = graphql(`
  mutation RestUpdateUser($id: ID!, $input: UpdateUserInput!) {
    result: updateUser(id: $id, input: $input) {
      __typename
      ... on UpdateUserPayload {
        user {
          ...RestManagedUser
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on ConflictError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on ProofRequiredError {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation RestDeleteUser($id: ID!) {
    result: deleteUser(id: $id) {
      __typename
      ... on DeleteUserPayload {
        deletedId
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on ProofRequiredError {
        message
      }
    }
  }
`);

const endSessions = graphql(`
  mutation RestEndUserSessions($id: ID!) {
    result: endUserSessions(userId: $id) {
      __typename
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
      ... on ProofRequiredError {
        message
      }
    }
  }
`);

const managedUserAnswer = component('ManagedUser', 'An account as administrators see it.', {
  ...userAnswer.shape,
  disabledAt: described(
    z.nullable(z.iso.datetime()),
    'When an administrator disabled the account, so that its user cannot sign in; null if nobody did.',
    null,
  ),
});

const statsAnswer = component('AdminStats', 'Totals over all users.', {
  totalUsers: described(z.int(), 'How many accounts there are.', 1_204),
  activeUsers: described(z.int(), 'How many of them have signed in within the last 30 days.', 318),
  totalProjects: described(z.int(), 'How many stacks there are.', 2_751),
  totalSubscriptions: described(z.int(), 'How many subscriptions are tracked.', 9_410),
});

export const administration = [
  route({
    method: 'GET',
    path: '/api/admin/stats',
    operation: 'getAdminStats',
    tag: 'Administration',
    summary: 'Totals over all users',
    access: 'admin',
    answers: statsAnswer,
    async answer({ context }) {
      const { totalStacks: totalProjects, ...rest } = await run(stats, {}, context);
      return { body: { ...rest, totalProjects } };
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/users',
    operation: 'listUsers',
    tag: 'Administration',
    summary: 'All users',
    isPaged: true,
    query: userFilter,
    access: 'admin',
    answers: described(z.array(managedUserAnswer), 'Newest first, 100 to a page.'),
    refusals: {
      400: [
        'The value of `after` is not where a page of this list ended, or `status` is not a status.',
        'Invalid cursor',
      ],
    },
    async answer({ query, context }) {
      const variables = { ...filterIn(query), after: query.get('after') };
      const { edges, pageInfo } = await run(list, variables, context);
      return { body: edges.map(({ node }) => bodyOf(node)), next: nextOf(pageInfo) };
    },
  }),
  userExport,
  route({
    method: 'PUT',
    path: '/api/admin/users/:id',
    operation: 'updateUser',
    tag: 'Administration',
    summary: 'Change an account',
    notes:
      'Fields that you leave out stay as they are. A new password ends the account’s sessions and revokes its access tokens and calendar address. Disabling an account ends its sessions. You cannot change your own email, password or administrator rights or disable your own account, and the last administrator cannot be removed. Sign in or prove who you are (`prove` in GraphQL) at most ten minutes before; otherwise the call is refused with 403 and `type` `proof_required`.',
    access: 'admin',
    form: userChangesForm,
    fields: userChangesFields,
    example: { username: 'ada_king', isAdmin: true },
    answers: managedUserAnswer,
    refusals: { 409: ['The username or the email is already taken.', 'This email is already registered'] },
    async answer({ id, form, context }) {
      const { user } = await run(update, { id: globalId('User', id), input: form }, context);
      return { body: bodyOf(user) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/users/:id',
    operation: 'deleteUser',
    tag: 'Administration',
    summary: 'Delete an account',
    notes:
      'Deletes the account and all its data, immediately and permanently. You cannot delete your own account. Sign in or prove who you are (`prove` in GraphQL) at most ten minutes before; otherwise the call is refused with 403 and `type` `proof_required`.',
    access: 'admin',
    answers: message,
    answered: { message: 'The account is deleted.' },
    async answer({ id, context }) {
      await run(remove, { id: globalId('User', id) }, context);
      return { body: { message: 'The account is deleted.' } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/users/:id/sessions',
    operation: 'endUserSessions',
    tag: 'Administration',
    summary: 'Sign somebody out everywhere',
    notes:
      'Ends all sessions of the account. Its password and access tokens stay. You cannot do this to your own account. Sign in or prove who you are (`prove` in GraphQL) at most ten minutes before; otherwise the call is refused with 403 and `type` `proof_required`.',
    access: 'admin',
    answers: message,
    answered: { message: 'All sessions are ended.' },
    async answer({ id, context }) {
      await run(endSessions, { id: globalId('User', id) }, context);
      return { body: { message: 'All sessions are ended.' } };
    },
  }),
];
