import * as z from 'zod/mini';
import { enumValue } from '../../common/enumName.ts';
import type { NoticeKind } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { route } from './describing/route.ts';
import { nextOf } from './pages.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListInbox($after: String) {
    result: viewer {
      inbox(first: 100, after: $after) {
        edges {
          node {
            id
            kind
            day
            text
            subscriptionId
            isRead
            shownAt
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

/** The kinds as REST spells them. */
const kinds = {
  renewal: 'renewal',
  'trial-end': 'trialEnd',
  'cancel-by': 'cancelBy',
  'price-rise': 'priceRise',
  'channel-off': 'channelOff',
} as const satisfies Record<NoticeKind, string>;

export const inboxAnswer = component('InboxEntry', 'Something that you are told in the app.', {
  id: rowNumber('Its id.', 29),
  kind: described(z.enum(Object.values(kinds)), 'What it is about.', 'renewal'),
  day: described(z.iso.date(), 'The calendar day that it is about.', '2026-12-04'),
  text: described(z.string(), 'What it says.', 'Netflix renews on 4 December for $15.49'),
  subscriptionId: described(
    z.nullable(z.int().check(z.minimum(1))),
    'The subscription that it is about; null if there is none.',
    3,
  ),
  isRead: described(z.boolean(), 'Whether you have read it.', false),
  shownAt: instant('Since when it is in the inbox.', '2026-12-01T08:00:00.000Z'),
});

/** A page of the viewer's inbox. */
export async function readInbox(after: string | null, context: Context) {
  const viewer = await run(list, { after }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.inbox;
}

type Entry = Awaited<ReturnType<typeof readInbox>>['edges'][number]['node'];

export const bodyOf = ({ id, kind, subscriptionId, ...entry }: Entry) => ({
  id: rowId(id),
  kind: kinds[enumValue(kind)],
  subscriptionId: subscriptionId ? rowId(subscriptionId) : null,
  ...entry,
});

export const inbox = [
  route({
    method: 'GET',
    path: '/api/inbox',
    operation: 'listInbox',
    tag: 'Reminders',
    summary: 'Your inbox',
    notes: 'Of the last year, without what is snoozed.',
    access: 'user',
    isPaged: true,
    answers: described(z.array(inboxAnswer), 'The latest first, 100 to a page.'),
    refusals: { 400: ['The value of `after` is not where a page of this list ended.', 'Invalid cursor'] },
    async answer({ query, context }) {
      const { edges, pageInfo } = await readInbox(query.get('after'), context);
      return { body: edges.map(({ node }) => bodyOf(node)), next: nextOf(pageInfo) };
    },
  }),
];
