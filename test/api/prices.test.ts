import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import type {
  SavedToolInput,
  TrackSubscriptionInput,
  UpdateSubscriptionInput,
} from '../../api/generated/operations/graphql.ts';
import { call, send, signedIn, type Viewer } from '../support/api.ts';
import { withoutATrace } from '../support/everything.ts';
import { newStack } from '../support/stacks.ts';
import { track, update, save } from '../support/priceOperations.ts';

graphql(`
  fragment TestTrackedPrice on TrackedSubscription {
    price
    amountCents
    cycleCount
    cycleUnit
    monthlyCents
    yearlyCents
    currency
  }
`);

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
});

type Given = Omit<TrackSubscriptionInput, 'name'>;

async function tracked(given: Given) {
  const { data, errors } = await send(track, { input: { name: 'Netflix', ...given } }, ada);
  if (data?.result.__typename !== 'TrackSubscriptionPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result.subscription;
}

const mismatch = {
  amount: 'The amount does not match the price',
  cycle: 'The cycle does not match the price',
  month: 'The monthly amount does not match the price',
};
const wrongAmount = 'Please enter an amount from 0 to 9,999,999,999 cents';
const wrongCount = 'Please enter a cycle count from 1 to 366';
const noPrice = 'Please enter a valid price format';

/** What is given for a price, the field that it is refused for, and the message. */
const refused: [what: string, given: Given, field: string, message: string][] = [
  ['nothing', {}, 'price', noPrice],
  ['a cycle alone', { cycleUnit: 'YEAR' }, 'price', noPrice],
  ['a text that is no price', { price: 'cheap' }, 'price', noPrice],
  ['a cycle that nobody understands', { price: '$5 every blue moon' }, 'price', noPrice],
  ['a cycle that is too long', { price: '$5 every 367 days' }, 'price', noPrice],
  ['an amount beyond counting', { price: '$100,000,000' }, 'price', 'Please enter a smaller price'],
  ['a negative amount', { amountCents: -1 }, 'amountCents', wrongAmount],
  ['more than a column holds', { amountCents: 10_000_000_000 }, 'amountCents', wrongAmount],
  ['a part of a cent', { amountCents: 1.5 }, 'amountCents', wrongAmount],
  ['a cycle of nothing', { amountCents: 100, cycleCount: 0 }, 'cycleCount', wrongCount],
  ['a cycle of 367 units', { amountCents: 100, cycleCount: 367 }, 'cycleCount', wrongCount],
  [
    'a payment once that comes twice',
    { amountCents: 100, cycleCount: 2, cycleUnit: 'ONCE' },
    'cycleCount',
    'A price that is paid once must have a cycle count of 1',
  ],
  ['another amount than the text says', { price: '$5/month', amountCents: 501 }, 'amountCents', mismatch.amount],
  ['another unit than the text says', { price: '$5/month', cycleUnit: 'YEAR' }, 'cycleUnit', mismatch.cycle],
  ['another count than the text says', { price: '$5 every 3 months', cycleCount: 1 }, 'cycleCount', mismatch.cycle],
  ['another month than the text says', { price: '$120/year', monthlyCents: 12_000 }, 'monthlyCents', mismatch.month],
  ['another month than it comes to', { amountCents: 500, monthlyCents: 501 }, 'monthlyCents', mismatch.month],
];

describe('a tracked price', () => {
  it.each<[Given, object]>([
    [
      { price: '$30 every 3 months' },
      { price: '$30 every 3 months', amountCents: 3_000, cycleCount: 3, monthlyCents: 1_000, yearlyCents: 12_000 },
    ],
    [
      { price: '5 weekly', currency: 'EUR' },
      { price: '€5/week', cycleCount: 1, cycleUnit: 'WEEK', monthlyCents: 2_167, yearlyCents: 26_000, currency: 'EUR' },
    ],
    [
      { price: 'CHF 1’299.–, one-time' },
      { price: 'CHF1,299 once', cycleUnit: 'ONCE', monthlyCents: 0, yearlyCents: 0, currency: 'CHF' },
    ],
    [{ amountCents: 999 }, { price: '$9.99/month', cycleCount: 1, cycleUnit: 'MONTH' }],
    [
      { amountCents: 400, cycleCount: 2, cycleUnit: 'WEEK' },
      { price: '$4 every 2 weeks', monthlyCents: 867 },
    ],
    [
      { amountCents: 9_999_999_999, cycleUnit: 'DAY' },
      { price: '$99,999,999.99/day', yearlyCents: 3_649_999_999_635 },
    ],
    [
      { price: '$100/year', amountCents: 10_000, cycleCount: 1, cycleUnit: 'YEAR', monthlyCents: 833 },
      { price: '$100/year', monthlyCents: 833, yearlyCents: 10_000 },
    ],
  ])('is given as %j', async (given, price) => {
    expect(await tracked(given)).toMatchObject(price);
  });

  it.each(refused)('is refused with %s, and nothing is stored', async (_what, given, field, message) => {
    await withoutATrace(async () => {
      expect((await send(track, { input: { name: 'Netflix', ...given } }, ada)).data?.result).toEqual({
        __typename: 'InvalidInputError',
        issues: [{ field, message }],
      });
    });
  });

  it('changes as far as it is given', async () => {
    const { id } = await tracked({ price: '€30 every 3 months' });
    const change = async (input: UpdateSubscriptionInput) => (await send(update, { id, input }, ada)).data?.result;
    const price = (price: string) => ({ subscription: { price } });
    expect(await change({ amountCents: 4_500 })).toMatchObject(price('€45 every 3 months'));
    expect(await change({ cycleCount: 6 })).toMatchObject(price('€45 every 6 months'));
    expect(await change({ cycleUnit: 'YEAR' })).toMatchObject(price('€45/year'));
    expect(await change({ currency: 'SEK' })).toMatchObject(price('kr45/year'));
    expect(await change({ monthlyCents: 375 })).toMatchObject(price('kr45/year'));
    expect(await change({ monthlyCents: 376 })).toMatchObject({
      issues: [{ field: 'monthlyCents', message: mismatch.month }],
    });
    expect(await change({ price: '$99 once' })).toMatchObject(price('$99 once'));
    expect(await change({ cycleCount: 2 })).toMatchObject({ issues: [{ field: 'cycleCount' }] });
    expect(await change({ price: '12 monthly', cycleUnit: 'YEAR' })).toMatchObject({
      issues: [{ field: 'cycleUnit', message: mismatch.cycle }],
    });
  });
});

describe('/api/subscriptions', () => {
  const netflix = { name: 'Netflix' };
  const post = async (body: object) => {
    const answer = await call('POST', '/api/subscriptions', { ...netflix, ...body }, ada);
    return { status: answer.status, body: (await answer.json()) as any };
  };
  const lowered = ({ cycleUnit, monthlyCents, ...given }: Given) => ({
    ...given,
    ...(cycleUnit && { cycleUnit: cycleUnit.toLowerCase() }),
    ...(monthlyCents !== undefined && { monthlyAmount: monthlyCents }),
  });

  it.each(refused)('refuses %s with its own message, and stores nothing', async (_what, given, _field, message) => {
    await withoutATrace(async () => {
      expect(await post(lowered(given))).toEqual({ status: 400, body: { message } });
    });
  });

  it.each<[string, object, string]>([
    ['a part of a cycle', { amountCents: 100, cycleCount: 1.5 }, wrongCount],
    [
      'a unit it does not know',
      { amountCents: 100, cycleUnit: 'decade' },
      'The cycle unit must be day, week, month, year or once',
    ],
    ['an amount in words', { amountCents: '100' }, wrongAmount],
    [
      'a monthly amount in words',
      { price: '$5', monthlyAmount: 'five' },
      'Please enter a monthly amount in whole cents',
    ],
    ['a price that is no text', { price: 5 }, noPrice],
  ])('refuses %s with its own message, and stores nothing', async (_what, given, message) => {
    await withoutATrace(async () => {
      expect(await post(given)).toEqual({ status: 400, body: { message } });
    });
  });

  it('takes back what it answered', async () => {
    const { body } = await post({ price: '€30 every 3 months' });
    expect(body).toMatchObject({ amountCents: 3_000, cycleCount: 3, cycleUnit: 'month', monthlyAmount: 1_000 });
    const { id, createdAt: _createdAt, updatedAt: _updatedAt, ...same } = body;
    expect(await post(same)).toMatchObject({ status: 201, body: same });
    const changed = await call('PUT', `/api/subscriptions/${id}`, { ...same, isActive: false }, ada);
    expect([changed.status, await changed.json()]).toMatchObject([200, { ...same, isActive: false, state: 'paused' }]);
  });
});

describe('a saved price', () => {
  const answerTo = async (...recommendations: SavedToolInput[]) =>
    (await send(save, { stackId: await newStack(ada), recommendations }, ada)).data?.result;

  it('is a number and a cycle, or a text that is kept as it is', async () => {
    const quarterly = { price: '$30 every 3 months', amountCents: 3_000, cycleCount: 3, cycleUnit: 'MONTH' };
    const nothing = { amountCents: null, cycleCount: null, cycleUnit: null, monthlyCents: null, yearlyCents: null };
    expect(
      await answerTo(
        { price: '30 quarterly' },
        { amountCents: 3_000, cycleCount: 3 },
        { price: ' Free ' },
        { price: '€5/month' },
        { price: 'Ask us' },
      ),
    ).toEqual({
      __typename: 'SaveToolsPayload',
      stack: { totalCents: 2_000, unreadablePrices: 2 },
      recommendations: [
        { ...quarterly, monthlyCents: 1_000, yearlyCents: 12_000 },
        { ...quarterly, monthlyCents: 1_000, yearlyCents: 12_000 },
        { price: '$0/month', amountCents: 0, cycleCount: 1, cycleUnit: 'MONTH', monthlyCents: 0, yearlyCents: 0 },
        { price: '€5/month', ...nothing },
        { price: 'Ask us', ...nothing },
      ],
    });
  });

  it('adds up with others exactly', async () => {
    const yearly = Array.from({ length: 12 }, () => ({ price: '$10/year' }));
    expect(await answerTo(...yearly)).toMatchObject({ stack: { totalCents: 1_000 } });
  });

  it.each<[string, SavedToolInput, string, string]>([
    ['another amount than the text says', { price: '$5', amountCents: 1 }, 'amountCents', mismatch.amount],
    ['an amount beside a text that says none', { price: 'Ask us', amountCents: 1 }, 'price', noPrice],
    ['a negative amount', { amountCents: -1 }, 'amountCents', wrongAmount],
  ])('is refused with %s, and nothing is saved', async (_what, wrong, field, message) => {
    const before = await db.savedTool.count();
    expect(await answerTo({ name: 'Fine' }, wrong)).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: `recommendations.1.${field}`, message }],
    });
    expect(await db.savedTool.count()).toBe(before);
  });
});
