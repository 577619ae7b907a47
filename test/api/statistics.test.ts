import '../support/db.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { daysLater, dueOn, type Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { anyCurrency, anySubscription, withPortfolio } from '../support/portfolios.ts';
import { statementsOf } from '../support/statements.ts';
import { statistics } from '../support/statistics.ts';
import { addPrice, lifeAfter } from '../support/subscriptionLife.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');
const inDays = (days: number) => daysLater(today, days);
const yearAgo = dueOn({ startsOn: today, cycleCount: 1, cycleUnit: 'year' }, -1);

beforeAll(seedRates);

let people = 0;
const somebody = () => signedIn(`reader_${people++}`);

const read = async (viewer: Viewer, from: Day, to: Day) => {
  const { data, errors } = await send(statistics, { from, to }, viewer);
  expect(errors).toBeUndefined();
  return data!.viewer!.statistics;
};

describe('statistics', () => {
  it('are empty for somebody without subscriptions', async () => {
    const answer = await read(await somebody(), '2026-01-15', '2026-02-03');
    expect(answer).toMatchObject({
      paidCents: 0,
      expectedCents: 0,
      payments: 0,
      categories: [],
      currencies: [],
      leftOut: [],
      rates: null,
      prices: { compared: 0, percent: null, rises: [] },
    });
    expect(answer.months.map(({ period }) => period)).toEqual(['2026-01', '2026-02']);
  });

  it('say what was paid, what was expected, and why these differ', async () => {
    const ada = await somebody();
    const { id } = await tracked(ada, { name: 'News', price: '$10/week', startsOn: inDays(-35), category: 'WORK' });
    const subscriptionId = Number(atob(id).split(':')[1]);
    const record = (dueOn: Day, state: string, amountCents?: number) =>
      call('POST', `/api/subscriptions/${subscriptionId}/payments`, { dueOn, state, amountCents }, ada);
    await record(inDays(-28), 'skipped');
    await record(inDays(-21), 'refunded');
    await record(inDays(-14), 'paid', 1_250);
    const answer = await read(ada, inDays(-35), inDays(7));
    expect(answer).toMatchObject({
      paidCents: 1_000 + 1_250 + 1_000,
      expectedCents: 7_000,
      payments: 3,
      differences: {
        toComeCents: 2_000,
        overdueCents: 0,
        skippedCents: 1_000,
        refundedCents: 1_000,
        otherAmountsCents: 250,
      },
      categories: [{ category: 'WORK', paidCents: 3_250 }],
      currencies: [{ currency: 'USD', ownCents: 3_250, paidCents: 3_250, payments: 3 }],
    });
  });

  it.each([
    ['2026-01-02', '2026-01-01', 'The last day cannot be before the first'],
    ['2026-01-01', '2036-01-02', 'Please ask for at most 10 years'],
    ['2026-06-31', '2026-07-01', 'Please enter a date such as 2026-11-30'],
  ])('cannot be asked from %s to %s', async (from, to, message) => {
    const ada = await somebody();
    const { errors } = await send(statistics, { from, to }, ada);
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
    const answer = await call('GET', `/api/statistics?from=${from}&to=${to}`, undefined, ada);
    expect([answer.status, await answer.json()]).toEqual([400, { message }]);
  });

  it('are of nobody else', async () => {
    const [ada, bob] = [await somebody(), await somebody()];
    await tracked(ada, { name: 'News', price: '$10/week', startsOn: inDays(-35) });
    expect((await read(bob, inDays(-35), today)).expectedCents).toBe(0);
  });

  it('take at most six statements, whatever the size', async () => {
    const ada = await somebody();
    const data = Array.from({ length: 500 }, (_, index) => ({
      userId: ada.user.id,
      name: `S${index}`,
      amountCents: 100 + index,
      cycleCount: 1,
      cycleUnit: index % 2 === 0 ? 'month' : 'day',
      currency: index % 3 === 0 ? 'EUR' : 'USD',
      startsOn: new Date(inDays(-index)),
    }));
    await db.trackedSubscription.createMany({ data });
    const few = await statementsOf(() => read(ada, inDays(-3_650), today));
    expect(few.length).toBeLessThanOrEqual(6);
  });
});

describe('what has no exchange rate', () => {
  beforeAll(() => db.exchangeRate.deleteMany({ where: { currency: 'ZAR' } }));
  afterAll(seedRates);

  it('is in no sum, which says how many payments it leaves out', async () => {
    const ada = await somebody();
    await tracked(ada, { name: 'Radio', price: 'R 50/week', startsOn: inDays(-14) });
    await tracked(ada, { name: 'News', price: '$10/week', startsOn: inDays(-14) });
    expect(await read(ada, inDays(-14), today)).toMatchObject({
      paidCents: 2_000,
      expectedCents: 3_000,
      leftOut: [{ currency: 'ZAR', payments: 3 }],
      currencies: [
        { currency: 'USD', paidCents: 2_000 },
        { currency: 'ZAR', ownCents: 10_000, paidCents: null, payments: 2 },
      ],
      prices: { allNowCents: 4_333 },
    });
  });
});

describe('price rises', () => {
  it('compare what ran on both days, at its prices then and now', async () => {
    const ada = await somebody();
    const long = inDays(-800);
    const dearer = await tracked(ada, { name: 'Dearer', price: '$10/month', startsOn: long });
    await lifeAfter(addPrice, { id: dearer.id, input: { from: inDays(-30), amountCents: 1_200 } }, ada);
    const cheaper = await tracked(ada, { name: 'Cheaper', price: '$20/month', startsOn: long });
    await lifeAfter(addPrice, { id: cheaper.id, input: { from: inDays(-30), amountCents: 1_900 } }, ada);
    await tracked(ada, { name: 'Same', price: '$120/year', startsOn: long });
    await tracked(ada, { name: 'New', price: '$50/month', startsOn: inDays(-20) });
    await tracked(ada, { name: 'Over', price: '$7/month', startsOn: long, endsOn: inDays(-20) });
    await tracked(ada, { name: 'Once', price: '$99 once', startsOn: long });
    const { prices } = await read(ada, today, today);
    expect(prices).toEqual({
      yearAgo,
      today,
      compared: 3,
      comparedThenCents: 4_000,
      comparedNowCents: 4_100,
      percent: 2.5,
      allThenCents: 4_700,
      allNowCents: 9_100,
      rises: [{ thenCents: 1_000, nowCents: 1_200, percent: 20, subscription: { name: 'Dearer' } }],
    });
  });

  it('have the total of the dashboard as what all costs now', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anySubscription, { maxLength: 6 }), anyCurrency, async (subscriptions, currency) => {
        const viewer = await withPortfolio(subscriptions, currency);
        const { prices } = await read(viewer, today, today);
        const { data } = (await (await sendText('{ viewer { spending { monthlyCents } } }', {}, viewer)).json()) as any;
        expect(prices.allNowCents).toBe(data.viewer.spending.monthlyCents);
      }),
      { numRuns: 30 },
    );
  }, 60_000);
});
