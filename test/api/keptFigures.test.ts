import '../support/db.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { seedRates, storeRates } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';
import { statementsOf } from '../support/statements.ts';
import { tracked } from '../support/subscriptions.ts';

const today = todayIn('UTC');

beforeAll(seedRates);

const figures = graphql(`
  query TestKeptFigures($first: Int) {
    viewer {
      spending {
        monthlyCents
        activeCount
        inactiveCount
      }
      subscriptions {
        totalCount
      }
      upcoming(days: 30) {
        totalCents
        paymentCount
        payments(first: $first) {
          dueOn
        }
      }
    }
  }
`);

let people = 0;
let ada: Viewer;
const read = async (first = 1) => (await send(figures, { first }, ada)).data!.viewer!;
const figuresNow = async () => {
  const { spending, subscriptions, upcoming } = await read();
  return [spending.monthlyCents, subscriptions.totalCount, upcoming.totalCents];
};

beforeEach(async () => {
  ada = await signedIn(`ada_${people++}`);
  await tracked(ada, { name: 'Gym', price: '$30', startsOn: daysLater(today, 3) });
  await tracked(ada, { name: 'News', price: '€10', startsOn: daysLater(today, 5) });
});

const own = () => ({ userId: ada.user.id });

it('costs fewer statements the second time', async () => {
  const first = await statementsOf(read);
  const second = await statementsOf(read);
  expect(first.length - second.length).toBeGreaterThanOrEqual(2);
});

it.each<[string, () => Promise<unknown>, (before: number[]) => unknown[]]>([
  [
    'another is added',
    () => db.trackedSubscription.create({ data: { ...own(), name: 'Radio', ...byMonth(500) } }),
    ([monthly, count, upcoming]) => [monthly! + 500, count! + 1, upcoming],
  ],
  [
    'a price changes',
    () => db.trackedSubscription.updateMany({ where: { ...own(), name: 'Gym' }, data: { amountCents: 4_000 } }),
    ([monthly, count, upcoming]) => [monthly! + 1_000, count, upcoming! + 1_000],
  ],
  [
    'one is removed',
    () => db.trackedSubscription.updateMany({ where: { ...own(), name: 'Gym' }, data: { removedAt: new Date() } }),
    ([monthly, count, upcoming]) => [monthly! - 3_000, count! - 1, upcoming! - 3_000],
  ],
  [
    'one is purged',
    () => db.trackedSubscription.deleteMany({ where: { ...own(), name: 'Gym' } }),
    ([monthly, count, upcoming]) => [monthly! - 3_000, count! - 1, upcoming! - 3_000],
  ],
  [
    'a payment is recorded',
    async () => {
      const { id } = await db.trackedSubscription.findFirstOrThrow({ where: { ...own(), name: 'Gym' } });
      await db.payment.create({
        data: {
          ...own(),
          subscriptionId: id,
          dueOn: new Date(daysLater(today, 3)),
          state: 'skipped',
          amountCents: 0,
          currency: 'USD',
        },
      });
    },
    ([monthly, count, upcoming]) => [monthly, count, upcoming! - 3_000],
  ],
  [
    'the display currency changes',
    () => db.user.update({ where: { id: ada.user.id }, data: { currency: 'JPY' } }),
    ([, count]) => [expect.any(Number), count, expect.any(Number)],
  ],
])('is read anew after %s, whoever did it', async (_what, change, after) => {
  const before = await figuresNow();
  expect(await figuresNow()).toEqual(before);
  await change();
  const now = await figuresNow();
  expect(now).toEqual(after(before));
  expect(now).not.toEqual(before);
});

it('goes by the newest rates', async () => {
  const before = await figuresNow();
  await storeRates({
    date: '2099-01-01',
    source: 'a test',
    perEuro: new Map([
      ['USD', '7'],
      ['EUR', '1'],
    ]),
  });
  const now = await figuresNow();
  await db.exchangeRate.deleteMany({ where: { source: 'a test' } });
  expect(now).toEqual([3_000 + 7_000, before[1], 3_000 + 7_000]);
});

it('has all of a long list for whoever asks for it', async () => {
  await db.trackedSubscription.createMany({
    data: Array.from({ length: 60 }, (_, index) => ({
      ...own(),
      name: `Paid ${index}`,
      ...byMonth(100),
      startsOn: new Date(daysLater(today, 1)),
    })),
  });
  for (const first of [20, 50, 51, 62, 100]) {
    const { paymentCount, payments } = (await read(first)).upcoming;
    expect([paymentCount, payments.length]).toEqual([62, Math.min(first, 62)]);
  }
});
