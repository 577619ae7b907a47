import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type { RecordPaymentInput, TrackSubscriptionInput } from '../../api/generated/operations/graphql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { lifeAfter } from '../support/subscriptionLife.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const inDays = (days: number) => daysLater(today, days);

let ada: Viewer;
beforeAll(async () => {
  await seedRates();
  ada = await signedIn('ada');
});

const record = graphql(`
  mutation TestRecordPayment($id: ID!, $input: RecordPaymentInput!) {
    result: recordPayment(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const forget = graphql(`
  mutation TestForgetPayment($id: ID!, $dueOn: Date!) {
    result: forgetPayment(id: $id, dueOn: $dueOn) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...TestLife
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

const history = graphql(`
  query TestPayments($id: ID!, $first: Int, $after: String, $from: Date!, $to: Date!) {
    node(id: $id) {
      ... on TrackedSubscription {
        paidSoFar {
          amountCents
          currency
        }
        payments(first: $first, after: $after) {
          edges {
            cursor
            node {
              dueOn
              state
              amountCents
              paidOn
            }
          }
          pageInfo {
            hasNextPage
          }
        }
        occurrences(from: $from, to: $to) {
          dueOn
          state
          isOverdue
          amountCents
          currency
        }
      }
    }
  }
`);

async function historyOf(id: string, page: { first?: number; after?: string } = {}) {
  const { data, errors } = await send(history, { id, ...page, from: inDays(-60), to: inDays(20) }, ada);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.node as Extract<NonNullable<typeof data.node>, { payments: unknown }>;
}

/** A subscription that was paid 25, 15 and 5 days ago, for ten dollars each. */
const newGym = async (input: Partial<TrackSubscriptionInput> = {}) =>
  (await tracked(ada, { name: 'Gym', price: '$10 every 10 days', startsOn: inDays(-25), ...input })).id;

const paid = async (id: string) => (await historyOf(id)).paidSoFar.amountCents;

describe('what was paid', () => {
  it('is all that was due before today, when it renews by itself', async () => {
    const { paidSoFar, payments, occurrences } = await historyOf(await newGym());
    expect(paidSoFar).toEqual({ amountCents: 3_000, currency: 'USD' });
    expect(payments.edges.map(({ node: { dueOn, state } }) => [dueOn, state])).toEqual([
      [inDays(-5), 'PAID'],
      [inDays(-15), 'PAID'],
      [inDays(-25), 'PAID'],
    ]);
    expect(occurrences.map(({ state }) => state)).toEqual(['PAID', 'PAID', 'PAID', 'EXPECTED', 'EXPECTED']);
  });

  it.each<[string, Partial<RecordPaymentInput>, string, number]>([
    ['skipped', { state: 'SKIPPED' }, 'SKIPPED', 2_000],
    ['refunded', { state: 'REFUNDED' }, 'REFUNDED', 2_000],
    ['another amount', { amountCents: 1_500 }, 'PAID', 3_500],
    ['nothing', { amountCents: 0 }, 'PAID', 2_000],
  ])('may be %s, until that is forgotten', async (_what, input, state, sum) => {
    const id = await newGym();
    await lifeAfter(record, { id, input: { dueOn: inDays(-15), ...input } }, ada);
    const { paidSoFar, payments } = await historyOf(id);
    expect([payments.edges[1]!.node.state, paidSoFar.amountCents]).toEqual([state, sum]);
    await lifeAfter(forget, { id, dueOn: inDays(-15) }, ada);
    expect(await paid(id)).toBe(3_000);
  });

  it('has the day on which it was paid or paid back, where somebody recorded that', async () => {
    const id = await newGym();
    const records: RecordPaymentInput[] = [
      { dueOn: inDays(-5), state: 'REFUNDED', paidOn: inDays(-1) },
      { dueOn: inDays(-15), state: 'SKIPPED', paidOn: inDays(-14) },
    ];
    for (const input of records) await lifeAfter(record, { id, input }, ada);
    const { payments } = await historyOf(id);
    expect(payments.edges.map(({ node }) => node.paidOn)).toEqual([inDays(-1), null, null]);
  });

  it('in another currency counts at the rate of its day', async () => {
    const id = await newGym();
    await lifeAfter(record, { id, input: { dueOn: inDays(-15), currency: 'EUR', amountCents: 1_000 } }, ada);
    const { occurrences } = await historyOf(id);
    expect(occurrences[1]).toMatchObject({ amountCents: 1_000, currency: 'EUR', state: 'PAID' });
    // A euro is worth more than a dollar and less than two.
    expect(await paid(id)).toBeGreaterThan(3_000);
    expect(await paid(id)).toBeLessThan(4_000);
  });

  it('of what is renewed by hand is what was recorded; the rest is overdue', async () => {
    const id = await newGym({ autoRenews: false, startsOn: today });
    expect((await historyOf(id)).occurrences.map(({ isOverdue }) => isOverdue)).toEqual([false, false, false]);
    expect(await paid(id)).toBe(0);
    await lifeAfter(record, { id, input: { dueOn: today } }, ada);
    expect(await paid(id)).toBe(1_000);
  });

  it('comes in pages', async () => {
    const id = await newGym();
    const { payments } = await historyOf(id, { first: 2 });
    expect([payments.edges.length, payments.pageInfo.hasNextPage]).toEqual([2, true]);
    const rest = (await historyOf(id, { first: 2, after: payments.edges[1]!.cursor })).payments;
    expect(rest.edges.map(({ node }) => node.dueOn)).toEqual([inDays(-25)]);
  });

  it('late can start a new rhythm', async () => {
    const id = await newGym({ autoRenews: false });
    const input = { dueOn: inDays(-5), paidOn: inDays(-2), restarts: true };
    expect(await lifeAfter(record, { id, input }, ada)).toMatchObject({ nextDueOn: inDays(8) });
    expect((await historyOf(id)).occurrences.map(({ dueOn, state }) => [dueOn, state])).toEqual([
      [inDays(-25), 'PAID'],
      [inDays(-15), 'PAID'],
      [inDays(-2), 'PAID'],
      [inDays(8), 'EXPECTED'],
      [inDays(18), 'EXPECTED'],
    ]);
  });

  it('early can start a new rhythm as well', async () => {
    const id = await newGym();
    const input = { dueOn: inDays(5), paidOn: inDays(-1), restarts: true };
    await lifeAfter(record, { id, input }, ada);
    expect((await historyOf(id)).occurrences.map(({ dueOn }) => dueOn)).toEqual(
      [-25, -15, -5, -1, 9, 19].map((days) => inDays(days)),
    );
  });

  it.each<[string, Partial<RecordPaymentInput>, string, string]>([
    ['a day without a payment', { dueOn: inDays(-14) }, 'dueOn', 'Nothing is due on this day'],
    ['31 June', { dueOn: '2026-06-31' }, 'dueOn', 'Please enter a date such as 2026-11-30'],
    ['half a cent', { amountCents: 0.5 }, 'amountCents', 'Please enter an amount from 0 to 9,999,999,999 cents'],
  ])('cannot be recorded for %s', async (_what, input, field, message) => {
    const id = await newGym();
    await withoutATrace(async () => {
      expect(await lifeAfter(record, { id, input: { dueOn: inDays(-15), ...input } }, ada)).toEqual([
        { field, message },
      ]);
    });
  });

  it('cannot be forgotten when nothing was recorded', async () => {
    const id = await newGym();
    expect(await lifeAfter(forget, { id, dueOn: inDays(-15) }, ada)).toEqual([
      { field: 'dueOn', message: 'Nothing was recorded of a payment on this day' },
    ]);
  });
});
