import * as z from 'zod/mini';
import { hasSession, type Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { component, described, instant } from './describing/described.ts';
import { everyNode } from './pages.ts';
import { rowId } from './rowId.ts';
import { route } from './describing/route.ts';
import { RestError, run } from './run.ts';
import { readStackPage, recommendationBody, savedAnswer, stackAnswer, stackBody } from './stackAnswers.ts';
import { subscriptionAnswer } from './subscriptionAnswer.ts';
import { readSubscriptions } from './subscriptions.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';
import { say } from '../say.ts';

/** The list of access tokens is closed to access tokens. */
const account = graphql(`
  query RestExportAccount($hasSession: Boolean!) {
    result: viewer {
      ...RestUser
      accessTokens(first: 100) @include(if: $hasSession) {
        edges {
          node {
            name
            canWrite
            lastUsedAt
            createdAt
          }
        }
      }
    }
  }
`);

const stacks = graphql(`
  query RestExportStacks($after: String) {
    result: viewer {
      stacks(first: 100, after: $after) {
        edges {
          node {
            ...RestStack
            recommendations(first: 100) {
              edges {
                node {
                  ...RestSavedTool
                }
              }
              pageInfo {
                hasNextPage
                endCursor
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const exportAnswer = component('Export', 'All data that Stackling has about an account.', {
  user: userAnswer,
  stacks: described(
    z.array(
      component('ExportedStack', 'A stack and all its saved tools.', {
        stack: stackAnswer,
        recommendations: described(z.array(savedAnswer), 'The saved tools.'),
      }),
    ),
    'The stacks, newest first.',
  ),
  subscriptions: described(z.array(subscriptionAnswer), 'The tracked subscriptions, newest first.'),
  accessTokens: described(
    z.optional(
      z.array(
        component('ExportedAccessToken', 'An access token, without the token itself, which is not kept.', {
          name: described(z.string(), 'The name that its owner gave it.', 'Backup script'),
          canWrite: described(z.boolean(), 'Whether it can read and write; otherwise it is read-only.', false),
          lastUsedAt: described(
            z.nullable(z.iso.datetime()),
            'When it was last used; null if it never was.',
            '2026-11-21T08:30:00.000Z',
          ),
          createdAt: instant('When it was created.', '2026-11-21T08:30:00.000Z'),
        }),
      ),
    ),
    'The access tokens, newest first. The field is missing if you call with an access token, which may not see them.',
  ),
});

/** All stacks with their saved tools, read a hundred at a time. */
async function exportStacks(context: Context) {
  const exported = [];
  for (const { recommendations, ...stack } of await everyNode(await readStacks(null), readStacks)) {
    const id = rowId(stack.id);
    const saved = await everyNode(recommendations, async (after) => (await readStackPage(id, after, context)).page);
    exported.push({ stack: stackBody(stack), recommendations: saved.map((each) => recommendationBody(each, id)) });
  }
  return exported;

  async function readStacks(after: string | null) {
    return signedIn(await run(stacks, { after }, context)).stacks;
  }
}

function signedIn<Viewer>(viewer: Viewer | null | undefined): Viewer {
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer;
}

export const exports = [
  route({
    method: 'GET',
    path: '/api/user/export',
    operation: 'exportUser',
    tag: 'Account',
    summary: 'All data that Stackling has about you',
    access: 'user',
    answers: exportAnswer,
    async answer({ context }) {
      const { accessTokens, ...user } = signedIn(await run(account, { hasSession: hasSession(context) }, context));
      return {
        body: {
          user: bodyOf(user),
          stacks: await exportStacks(context),
          subscriptions: await readSubscriptions(context),
          ...(accessTokens && { accessTokens: accessTokens.edges.map(({ node }) => node) }),
        },
      };
    },
  }),
];
