import * as z from 'zod/mini';
import { enumName, enumValue } from '../../common/enumName.ts';
import { tokenScopeNames } from '../../common/values.ts';
import type { RestExportAccountQuery } from '../generated/operations/graphql.ts';
import { hasScope, hasSession, type Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { bodyOf as bodyOfBudget, budgetAnswer } from './budgets.ts';
import { bodyOf as bodyOfChannel, channelAnswer } from './channelAnswer.ts';
import { bodyOf as bodyOfDelivery, deliveryAnswer, readDeliveries } from './deliveries.ts';
import { bodyOf as bodyOfEntry, inboxAnswer, readInbox } from './inbox.ts';
import { decisionBody, exportedDecision, exportedUse, useBody } from './exportedAdvice.ts';
import { component, described, instant } from './describing/described.ts';
import { bodyOf as bodyOfLabel, labelAnswer } from './labelAnswer.ts';
import { listOf } from './listOf.ts';
import { pagesOf } from './pages.ts';
import { rowId } from './rowId.ts';
import { route } from './describing/route.ts';
import { RestError, run } from './run.ts';
import { readStackPage, recommendationBody, savedAnswer, stackAnswer, stackBody } from './stackAnswers.ts';
import { exportedBody, exportedSubscription, readExportedSubscriptions } from './exportedSubscription.ts';
import { remindersAnswer, rulesBody } from './reminders.ts';
import { signIn, signInAnswer, signInBody } from './exportedSignIn.ts';
import { bodyOf, userAnswer } from './userAnswer.ts';
import { say } from '../say.ts';

/** The list of access tokens is closed to access tokens, and what is about reminders to those of before. */
const account = graphql(`
  query RestExportAccount($hasSession: Boolean!, $hasReminders: Boolean!) {
    result: viewer {
      ...RestUser
      labels {
        ...RestLabel
      }
      budgets {
        ...RestBudget
      }
      reminders @include(if: $hasReminders) {
        ...RestReminders
      }
      channels @include(if: $hasReminders) {
        ...RestChannel
      }
      adviceDecisions {
        key
        state
        title
        until
        savesFrom
        savingCentsYear
        currency
        decidedAt
      }
      useAnswers {
        subscriptionId
        use
        answeredAt
      }
      accessTokens(first: 100) @include(if: $hasSession) {
        edges {
          node {
            name
            scopes
            expiresAt
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
            recommendations(first: 10) {
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

const missingForTokens = 'The field is missing if you call with an access token, which may not see them.';

const missingForOldTokens = 'The field is missing if you call with an access token that has no scope for reminders.';

const exportAnswer = component(
  'Export',
  'The data that Stackling has about an account, without secrets and without what was removed.',
  {
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
    subscriptions: described(z.array(exportedSubscription), 'The tracked subscriptions, newest first.'),
    labels: described(z.array(labelAnswer), 'The labels for subscriptions.'),
    adviceDecisions: described(z.array(exportedDecision), 'What the user decided about advice, the latest first.'),
    useAnswers: described(z.array(exportedUse), 'What the user said of the use of their subscriptions.'),
    budgets: described(z.array(budgetAnswer), 'The budgets, and how they fare.'),
    reminders: described(z.optional(remindersAnswer), `When and of what the user is reminded. ${missingForOldTokens}`),
    channels: described(
      z.optional(z.array(channelAnswer)),
      `The webhooks that reminders can go to, without their addresses. ${missingForOldTokens}`,
    ),
    inbox: described(z.optional(z.array(inboxAnswer)), `The inbox, without what is snoozed. ${missingForOldTokens}`),
    deliveries: described(z.optional(z.array(deliveryAnswer)), `What was sent to the user. ${missingForOldTokens}`),
    signIn: described(z.optional(signInAnswer), `How the user signs in. ${missingForTokens}`),
    accessTokens: described(
      z.optional(
        z.array(
          component('ExportedAccessToken', 'An access token, without the token itself, which is not kept.', {
            name: described(z.string(), 'The name that its owner gave it.', 'Backup script'),
            canWrite: described(z.boolean(), 'Whether it can change anything.', false),
            scopes: described(z.array(z.enum(tokenScopeNames)), 'What it may do.', ['subscriptions-read']),
            expiresAt: described(
              z.nullable(z.iso.datetime()),
              'When it ends; null if it does not expire.',
              '2027-02-21T08:30:00.000Z',
            ),
            lastUsedAt: described(
              z.nullable(z.iso.datetime()),
              'When it was last used; null if it never was.',
              '2026-11-21T08:30:00.000Z',
            ),
            createdAt: instant('When it was created.', '2026-11-21T08:30:00.000Z'),
          }),
        ),
      ),
      `The access tokens, newest first. ${missingForTokens}`,
    ),
  },
);

/** All stacks with their saved tools, a hundred at a time; of each, the tools after the first ten by themselves. */
async function* exportStacks(context: Context) {
  const pages = pagesOf(async (after) => signedIn(await run(stacks, { after }, context)).stacks);
  for await (const page of pages)
    for (const { recommendations, ...stack } of page) {
      const id = rowId(stack.id);
      const rest = pagesOf(async (after) => (await readStackPage(id, after, context)).page, recommendations);
      const saved = (await Array.fromAsync(rest)).flat();
      yield { stack: stackBody(stack), recommendations: saved.map((each) => recommendationBody(each, id)) };
    }
}

/** All tracked subscriptions, a hundred at a time. */
async function* exportSubscriptions(context: Context) {
  for await (const page of pagesOf((after) => readExportedSubscriptions(after, context))) yield* page.map(exportedBody);
}

async function* exportInbox(context: Context) {
  for await (const page of pagesOf((after) => readInbox(after, context))) yield* page.map(bodyOfEntry);
}

async function* exportDeliveries(context: Context) {
  for await (const page of pagesOf((after) => readDeliveries(after, context))) yield* page.map(bodyOfDelivery);
}

async function* exportAll(context: Context): AsyncGenerator<string> {
  const may = { hasSession: hasSession(context), hasReminders: hasScope(context, 'reminders-read') };
  const { accessTokens, adviceDecisions, useAnswers, channels, reminders, labels, budgets, ...user } = signedIn(
    await run(account, may, context),
  );
  yield `{"user":${JSON.stringify(bodyOf(user))},"stacks":`;
  yield* listOf(exportStacks(context));
  yield ',"subscriptions":';
  yield* listOf(exportSubscriptions(context));
  yield `,"labels":${JSON.stringify(labels.map(bodyOfLabel))}`;
  yield `,"adviceDecisions":${JSON.stringify(adviceDecisions.map(decisionBody))}`;
  yield `,"useAnswers":${JSON.stringify(useAnswers.map(useBody))}`;
  yield `,"budgets":${JSON.stringify(budgets.map(bodyOfBudget))}`;
  if (reminders) yield `,"reminders":${JSON.stringify({ ...reminders, rules: rulesBody(reminders.rules) })}`;
  if (channels) {
    yield `,"channels":${JSON.stringify(channels.map(bodyOfChannel))},"inbox":`;
    yield* listOf(exportInbox(context));
    yield ',"deliveries":';
    yield* listOf(exportDeliveries(context));
  }
  if (hasSession(context)) yield `,"signIn":${JSON.stringify(signInBody(signedIn(await run(signIn, {}, context))))}`;
  if (accessTokens) yield `,"accessTokens":${JSON.stringify(accessTokens.edges.map(({ node }) => tokenBody(node)))}`;
  yield '}';
}

type ExportedToken = NonNullable<
  NonNullable<RestExportAccountQuery['result']>['accessTokens']
>['edges'][number]['node'];

const tokenBody = ({ name, scopes, ...token }: ExportedToken) => ({
  name,
  canWrite: scopes.some((scope) => scope.endsWith('_WRITE')),
  scopes: scopes.map(enumValue),
  ...token,
});

/** Says before the first piece what an access token lacks: later, the answer could only be broken off. */
function refuseWithoutScopes(context: Context): void {
  const read = tokenScopeNames.filter((scope) => scope.endsWith('-read') && scope !== 'reminders-read');
  const lacking = context.accessToken && read.find((scope) => !hasScope(context, scope));
  if (lacking) throw new RestError(403, say('token.scopeMissing', { scope: enumName(lacking) }));
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
      refuseWithoutScopes(context);
      return { pieces: exportAll(context) };
    },
  }),
];
