/** When imported by a test file, gives it an administrator and an ordinary user. */
import { beforeAll } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { UpdateUserInput } from '../../api/generated/operations/graphql.ts';
import { send, signedIn, type Viewer } from './api.ts';

export const stats = graphql(`
  query TestAdminStats {
    adminStats {
      totalUsers
      activeUsers
      totalStacks
      totalSubscriptions
    }
  }
`);

export const update = graphql(`
  mutation TestUpdateUser($id: ID!, $input: UpdateUserInput!) {
    result: updateUser(id: $id, input: $input) {
      __typename
      ... on UpdateUserPayload {
        user {
          username
          email
          isAdmin
        }
      }
      ... on InvalidInputError {
        message
        issues {
          field
          message
        }
      }
      ... on ConflictError {
        message
        field
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

export const auditLog = graphql(`
  query TestAuditLog($first: Int, $after: String) {
    auditLog(first: $first, after: $after) {
      edges {
        node {
          id
          actorName
          actor {
            username
          }
          targetName
          target {
            username
            email
          }
          action
          fields
          createdAt
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const day = 24 * 60 * 60_000;

export let root: Viewer;
export let ada: Viewer;
beforeAll(async () => {
  [root, ada] = [await signedIn('root', true), await signedIn('ada')];
});

export const idOf = ({ user }: Viewer) => Buffer.from(`User:${user.id}`).toString('base64');
export const rowOf = ({ user }: Viewer) => db.user.findUniqueOrThrow({ where: { id: user.id } });

export const change = async (target: Viewer, input: UpdateUserInput, viewer = root) =>
  (await send(update, { id: idOf(target), input }, viewer)).data?.result;

export const everything = () =>
  Promise.all([db.user.findMany({ orderBy: { id: 'asc' } }), db.session.count(), db.auditEntry.count()]);

/** The audit log's entries about an account, newest first. */
export const notesOn = ({ user }: Viewer) =>
  db.auditEntry.findMany({
    where: { targetId: user.id },
    orderBy: { id: 'desc' },
    select: { actorName: true, targetName: true, action: true, fields: true },
  });
