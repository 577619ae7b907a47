import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { currentRates, seedRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { addPrice, cancel, keep, lifeAfter, pause, removePrice, resume } from '../support/subscriptionLife.ts';
import { tracked, update } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const inDays = (days: number) => daysLater(today, days);

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  // From its first use on, this session lasts longer than the whole file.
  await call('GET', '/api/user', undefined, ada);
});

/** A subscription that is paid every ten days, next in five. */
const newGym = async () => (await tracked(ada, { name: 'Gym', price: '$30 every 10 days', startsOn: inDays(-25) })).id;

describe('an act on a subscription', () => {
  it('pauses it until a day or for good, and resuming takes that back', async () => {
    const id = await newGym();
    expect(await lifeAfter(pause, { id, input: { until: inDays(10) } }, ada)).toMatchObject({
      state: 'PAUSED',
      isActive: false,
      pausedUntil: inDays(10),
      nextDueOn: inDays(15),
    });
    expect(await lifeAfter(pause, { id, input: {} }, ada)).toMatchObject({ state: 'PAUSED', nextDueOn: null });
    expect(await lifeAfter(resume, { id, input: {} }, ada)).toMatchObject({
      state: 'ACTIVE',
      isActive: true,
      pausedUntil: null,
      nextDueOn: inDays(5),
    });
  });

  it('cancels it to the end of what is paid, and keeping it takes that back', async () => {
    const id = await newGym();
    expect(await lifeAfter(cancel, { id, input: {} }, ada)).toMatchObject({
      state: 'CANCELLED',
      isActive: false,
      endsOn: inDays(5),
      nextDueOn: null,
    });
    expect(await lifeAfter(keep, { id }, ada)).toMatchObject({ state: 'ACTIVE', endsOn: null, nextDueOn: inDays(5) });
    expect(await lifeAfter(cancel, { id, input: { endsOn: today } }, ada)).toMatchObject({ state: 'ENDED' });
  });

  it('adds a price from a day on, and removing it takes that back', async () => {
    const id = await newGym();
    const first = { from: null, amountCents: 3_000 };
    const later = { from: inDays(5), amountCents: 4_000 };
    const now = { from: today, amountCents: 3_500 };
    expect(await lifeAfter(addPrice, { id, input: later }, ada)).toMatchObject({ amountCents: 3_000 });
    expect(await lifeAfter(addPrice, { id, input: now }, ada)).toMatchObject({
      amountCents: 3_500,
      priceHistory: [first, now, later],
    });
    expect(await lifeAfter(removePrice, { id, from: today }, ada)).toMatchObject({ priceHistory: [first, later] });
  });

  it.each([
    [
      'a pause that ends before it begins',
      pause,
      { input: { from: inDays(5), until: inDays(5) } },
      'until',
      'The pause must end after it begins',
    ],
    [
      'an end before the start',
      cancel,
      { input: { endsOn: inDays(-26) } },
      'endsOn',
      'The end cannot be before the start',
    ],
    ['31 June', cancel, { input: { endsOn: '2026-06-31' } }, 'endsOn', 'Please enter a date such as 2026-11-30'],
    [
      'a price from before the start',
      addPrice,
      { input: { from: inDays(-26), amountCents: 1 } },
      'from',
      'A price cannot begin before the subscription does',
    ],
    [
      'a second price from the start',
      addPrice,
      { input: { from: inDays(-25), amountCents: 1 } },
      'from',
      'There is already a price from this day on',
    ],
    [
      'a negative price',
      addPrice,
      { input: { from: today, amountCents: -1 } },
      'amountCents',
      'Please enter an amount from 0 to 9,999,999,999 cents',
    ],
    ['a price that is not there', removePrice, { from: today }, 'from', 'There is no price from this day on'],
  ] as const)('refuses %s, and stores nothing', async (_what, document, variables, field, message) => {
    const id = await newGym();
    await withoutATrace(async () => {
      expect(await lifeAfter(document as typeof keep, { id, ...variables }, ada)).toEqual([{ field, message }]);
    });
  });

  it('finds only one’s own', async () => {
    const id = await newGym();
    const bob = await signedIn('bob');
    await withoutATrace(async () => {
      for (const [document, variables] of [
        [pause, { input: {} }],
        [resume, { input: {} }],
        [cancel, { input: {} }],
        [keep, {}],
        [addPrice, { input: { from: today, amountCents: 1 } }],
        [removePrice, { from: today }],
      ] as const)
        expect(await lifeAfter(document as typeof keep, { id, ...variables }, bob)).toBe('NotFoundError');
    });
  });
});

describe('a request to REST', () => {
  const post = async (body: object) => {
    const answer = await call('POST', '/api/subscriptions', { name: 'Gym', price: '$30/month', ...body }, ada);
    return { status: answer.status, body: await answer.json() };
  };

  it('takes days and periods, and answers with the last day to cancel', async () => {
    const contract = {
      termCount: 24,
      termUnit: 'month',
      rollCount: 1,
      rollUnit: 'year',
      noticeCount: 3,
      noticeUnit: 'month',
    };
    const { body } = await post({ startsOn: '2025-01-15', ...contract });
    expect(body).toMatchObject({ ...contract, state: 'active', autoRenews: true });
    expect(body.cancelBy).toMatch(/^20\d\d-10-15$/);
    const path = `/api/subscriptions/${body.id}`;
    const changed = await call('PUT', path, { termCount: null, termUnit: null, autoRenews: false }, ada);
    expect(await changed.json()).toMatchObject({ termCount: null, termUnit: null, noticeCount: 3, cancelBy: null });
  });

  it('starts a trial that is paid from its end on', async () => {
    expect((await post({ trialEndsOn: inDays(3) })).body).toMatchObject({
      state: 'trial',
      startsOn: inDays(3),
      trialEndsOn: inDays(3),
      nextBillingDate: inDays(3),
    });
  });

  it('puts it in another state', async () => {
    const { body } = await post({ startsOn: inDays(3) });
    const put = async (changes: object) => (await call('PUT', `/api/subscriptions/${body.id}`, changes, ada)).json();
    const { createdAt: _createdAt, updatedAt: _updatedAt, ...same } = body;
    expect(await put({ state: 'paused' })).toMatchObject({
      state: 'paused',
      isActive: false,
      nextBillingDate: inDays(3),
    });
    expect(await put({ state: 'active' })).toMatchObject(same);
    expect(await put({ state: 'cancelled' })).toMatchObject({ state: 'cancelled', endsOn: inDays(3) });
    expect(await put({ endsOn: null })).toMatchObject(same);
    expect(await put(same)).toMatchObject(same);
  });

  it.each([
    [
      'a trial that ends before it begins',
      { startsOn: '2026-05-02', trialEndsOn: '2026-05-01' },
      'The trial cannot end before it begins',
    ],
    ['an end before the start', { startsOn: '2026-05-02', endsOn: '2026-05-01' }, 'The end cannot be before the start'],
    [
      'a notice that is longer than the term',
      { termCount: 1, termUnit: 'month', noticeCount: 5, noticeUnit: 'week' },
      'This term leaves no time to give notice',
    ],
    ['half a period', { termCount: 1 }, 'Please enter both a number and a unit'],
    ['a period of 367', { termCount: 367, termUnit: 'day' }, 'Please enter a whole number from 1 to 366'],
    ['a period of 0', { noticeCount: 0, noticeUnit: 'day' }, 'Please enter a whole number from 1 to 366'],
    ['a unit that is none', { termCount: 1, termUnit: 'once' }, 'The unit must be day, week, month or year'],
    ['a start over 50 years ago', { startsOn: '1970-01-01' }, 'Please enter a date that is at most 50 years ago'],
    ['a renewal that is no answer', { autoRenews: 'maybe' }, 'Whether it renews by itself must be true or false'],
  ])('is refused for %s, and nothing is stored', async (_what, given, message) => {
    await withoutATrace(async () => {
      expect(await post(given)).toEqual({ status: 400, body: { message } });
    });
  });
});

it('may be paid on another day long after its trial', async () => {
  const days = { startsOn: inDays(-60), trialEndsOn: inDays(-45) };
  const { id } = await tracked(ada, { name: 'Trial', price: '$5 every 10 days', ...days });
  const { data } = await send(update, { id, input: { nextBillingDate: inDays(3) } }, ada);
  expect(data?.result).toMatchObject({ subscription: { startsOn: inDays(3), nextDueOn: inDays(3) } });
});

it('moves the first payment of a trial with its next one', async () => {
  const { id } = await tracked(ada, { name: 'Trial', price: '$5/month', trialEndsOn: inDays(3) });
  const { data } = await send(update, { id, input: { nextBillingDate: inDays(6) } }, ada);
  expect(data?.result).toMatchObject({ subscription: { startsOn: inDays(6), nextDueOn: inDays(6) } });
});

const page = graphql(`
  query TestSubscriptionPage($id: ID!) {
    node(id: $id) {
      ... on TrackedSubscription {
        endsOnIfCancelled
        monthlyDisplayCents
        paidSoFar {
          displayCents
        }
        pauses {
          from
          until
        }
      }
    }
  }
`);

const pageOf = async (id: string) => (await send(page, { id }, ada)).data?.node;

describe('the page of a subscription', () => {
  it('knows its pauses, and when it would end', async () => {
    const id = await newGym();
    expect(await pageOf(id)).toMatchObject({ pauses: [], endsOnIfCancelled: inDays(5) });
    await lifeAfter(pause, { id, input: { from: inDays(2), until: inDays(12) } }, ada);
    expect(await pageOf(id)).toMatchObject({ pauses: [{ from: inDays(2), until: inDays(12) }] });
    await lifeAfter(cancel, { id, input: {} }, ada);
    expect(await pageOf(id)).toMatchObject({ endsOnIfCancelled: null });
  });

  it('has amounts in the display currency, at the newest rate', async () => {
    await seedRates();
    const { perEuro } = await currentRates();
    const input = { name: 'Domain', price: '€12/year', startsOn: inDays(-5) };
    const { id } = await tracked(ada, input);
    const inDollars = Math.round(1_200 * Number(perEuro.get('USD')));
    expect(await pageOf(id)).toMatchObject({
      monthlyDisplayCents: Math.round(inDollars / 12),
      paidSoFar: { displayCents: inDollars },
    });
  });
});
