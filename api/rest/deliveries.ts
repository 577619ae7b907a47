import * as z from 'zod/mini';
import { enumValue } from '../../common/enumName.ts';
import { deliveryStates, type DeliveryState } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described, instant, rowNumber } from './describing/described.ts';
import { route } from './describing/route.ts';
import { nextOf } from './pages.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListDeliveries($after: String) {
    result: viewer {
      deliveries(first: 100, after: $after) {
        edges {
          node {
            id
            channelName
            title
            day
            state
            tries
            answer
            createdAt
            endedAt
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

const states = Object.keys(deliveryStates) as [DeliveryState, ...DeliveryState[]];
const statesSentence = Object.entries(deliveryStates)
  .map(([name, sentence]) => `${name}: ${sentence}`)
  .join(' ');

export const deliveryAnswer = component('Delivery', 'A message by email or to a channel, and what became of it.', {
  id: rowNumber('Its id.', 17),
  channelName: described(z.string(), 'What the channel was called, or email.', 'My phone'),
  title: described(z.string(), 'The title of the message.', 'Netflix renews in 3 days'),
  day: described(z.iso.date(), 'The calendar day that it is about.', '2026-12-01'),
  state: described(z.enum(states), `What became of it. ${statesSentence}`, 'delivered'),
  tries: described(z.int().check(z.minimum(0)), 'How often it was sent.', 1),
  answer: described(z.nullable(z.string()), 'What the receiver said last, or why it said nothing.', 'Answered 200'),
  createdAt: instant('When it was enqueued.', '2026-12-01T08:00:00.000Z'),
  endedAt: described(
    z.nullable(z.iso.datetime()),
    'When its state became final; null before that.',
    '2026-12-01T08:00:01.000Z',
  ),
});

/** A page of what was sent to the viewer. */
export async function readDeliveries(after: string | null, context: Context) {
  const viewer = await run(list, { after }, context);
  if (!viewer) throw new RestError(401, say('viewer.missing'));
  return viewer.deliveries;
}

type Sent = Awaited<ReturnType<typeof readDeliveries>>['edges'][number]['node'];

export const bodyOf = ({ id, state, answer, endedAt, ...delivery }: Sent) => ({
  id: rowId(id),
  state: enumValue(state),
  answer: answer ?? null,
  endedAt: endedAt ?? null,
  ...delivery,
});

export const deliveries = [
  route({
    method: 'GET',
    path: '/api/deliveries',
    operation: 'listDeliveries',
    tag: 'Reminders',
    summary: 'What was sent to you',
    notes: 'By email and to your channels, in the last 90 days.',
    access: 'user',
    isPaged: true,
    answers: described(z.array(deliveryAnswer), 'Newest first, 100 to a page.'),
    refusals: { 400: ['The value of `after` is not where a page of this list ended.', 'Invalid cursor'] },
    async answer({ query, context }) {
      const { edges, pageInfo } = await readDeliveries(query.get('after'), context);
      return { body: edges.map(({ node }) => bodyOf(node)), next: nextOf(pageInfo) };
    },
  }),
];
