import '../support/db.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { totalIn, type Amount } from '../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { aMonthOf, costOfYear, type Price } from '../../common/billing/cycle.ts';
import { times, type Fraction } from '../../common/billing/fraction.ts';
import { asShown } from '../../common/billing/money.ts';
import { categoryNames, type Category } from '../../common/values.ts';
import { enumName } from '../../common/enumName.ts';
import { db } from '../../api/database/db.ts';
import { seedRates, snapshot } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { anyPrice, byMonth, converted } from '../support/prices.ts';

const query = graphql(`
  query TestSpending {
    viewer {
      spending {
        currency
        monthlyCents
        yearlyCents
        averageCents
        activeCount
        inactiveCount
        undatedCount
        byCategory {
          category
          monthlyCents
          count
        }
        missingCurrencies
        rates {
          date
          source
        }
      }
    }
  }
`);

const spendingOf = async (viewer: Viewer) => (await send(query, {}, viewer)).data!.viewer!.spending;

interface Entry extends Price {
  currency?: Currency;
  category?: Category;
  isActive?: boolean;
  startsOn?: Date;
}

async function withSubscriptions(username: string, entries: readonly Entry[], currency: Currency = 'USD') {
  const viewer = await signedIn(username);
  await db.user.update({ where: { id: viewer.user.id }, data: { currency } });
  await db.trackedSubscription.createMany({
    data: entries.map(({ isActive = true, ...entry }) => ({
      ...entry,
      pauses: isActive ? [] : [{ from: '2026-01-01', until: null }],
      userId: viewer.user.id,
      name: 'Any',
    })),
  });
  return viewer;
}

describe('what subscriptions cost', () => {
  it('is nothing when there are none', async () => {
    expect(await spendingOf(await signedIn('nobody'))).toEqual({
      currency: 'USD',
      monthlyCents: 0,
      yearlyCents: 0,
      averageCents: 0,
      activeCount: 0,
      inactiveCount: 0,
      undatedCount: 0,
      byCategory: [],
      missingCurrencies: [],
      rates: null,
    });
  });

  it('is the sum of the active ones, by category, without rates when there is one currency', async () => {
    const viewer = await withSubscriptions('single', [
      { ...byMonth(999), category: 'work' },
      { ...byMonth(500), category: 'work' },
      { ...byMonth(1_000) },
      { ...byMonth(77_777), isActive: false },
    ]);
    expect(await spendingOf(viewer)).toEqual({
      currency: 'USD',
      monthlyCents: 2_499,
      yearlyCents: 29_988,
      averageCents: 833,
      activeCount: 3,
      inactiveCount: 1,
      undatedCount: 3,
      byCategory: [
        { category: 'WORK', monthlyCents: 1_499, count: 2 },
        { category: 'OTHER', monthlyCents: 1_000, count: 1 },
      ],
      missingCurrencies: [],
      rates: null,
    });
  });

  it('tells how many active ones are paid again on days that nobody knows', async () => {
    const startsOn = new Date('2026-01-31');
    const viewer = await withSubscriptions('undated', [
      byMonth(999),
      { ...byMonth(999), isActive: false },
      { ...byMonth(999), startsOn },
      { amountCents: 99_900, cycleCount: 1, cycleUnit: 'once' },
    ]);
    expect(await spendingOf(viewer)).toMatchObject({ activeCount: 3, undatedCount: 1 });
  });

  it('is exact, whatever the cycles, and rounded once', async () => {
    const yearly = { amountCents: 1_000, cycleCount: 1, cycleUnit: 'year' } as const;
    expect(
      await spendingOf(
        await withSubscriptions(
          'dozen',
          Array.from({ length: 12 }, () => yearly),
        ),
      ),
    ).toMatchObject({
      monthlyCents: 1_000,
      yearlyCents: 12_000,
      averageCents: 83,
      byCategory: [{ category: 'OTHER', monthlyCents: 1_000, count: 12 }],
    });
    const mixed: Entry[] = [
      { amountCents: 1_000, cycleCount: 1, cycleUnit: 'week', category: 'work' },
      { amountCents: 100, cycleCount: 1, cycleUnit: 'day', category: 'personal' },
      { amountCents: 99_900, cycleCount: 1, cycleUnit: 'once', category: 'personal' },
      { amountCents: 1_549, cycleCount: 3, cycleUnit: 'month', category: 'personal' },
    ];
    expect(await spendingOf(await withSubscriptions('cycles', mixed))).toMatchObject({
      monthlyCents: 7_891, // 4,333.33 + 3,041.67 + 516.33
      yearlyCents: 94_696,
      averageCents: 1_973,
      activeCount: 4,
      byCategory: [
        { category: 'WORK', monthlyCents: 4_333, count: 1 },
        { category: 'PERSONAL', monthlyCents: 3_558, count: 3 },
      ],
    });
  });

  it('is converted with dated rates, and changing the currency changes no stored amount', async () => {
    await seedRates();
    const viewer = await withSubscriptions('mixed', [{ ...byMonth(1_000), currency: 'EUR' }, byMonth(500)]);
    const spending = await spendingOf(viewer);
    expect(spending.monthlyCents).toBe(500 + converted(1_000, 'EUR', 'USD', snapshot.perEuro)!);
    expect(spending.rates).toEqual({ date: snapshot.date, source: snapshot.source });
    await db.user.update({ where: { id: viewer.user.id }, data: { currency: 'JPY' } });
    expect((await spendingOf(viewer)).monthlyCents % 100).toBe(0);
    const stored = await db.trackedSubscription.findMany({ where: { userId: viewer.user.id }, orderBy: { id: 'asc' } });
    expect(stored.map(({ amountCents, currency }) => [amountCents, currency])).toEqual([
      [1_000n, 'EUR'],
      [500n, 'USD'],
    ]);
  });

  it('says which rate is missing and never takes it as 1', async () => {
    const viewer = await withSubscriptions('missing', [{ ...byMonth(1_000), currency: 'TRY' }, { ...byMonth(500) }]);
    await db.exchangeRate.deleteMany({ where: { currency: 'TRY' } });
    expect(await spendingOf(viewer)).toMatchObject({
      monthlyCents: 500,
      averageCents: 500,
      activeCount: 2,
      missingCurrencies: ['TRY'],
    });
    await seedRates();
  });

  it('is what adding up exactly and rounding once gives, whatever the prices and currencies', async () => {
    await seedRates();
    const entry = fc
      .record({
        price: anyPrice,
        currency: fc.constantFrom(...currencyCodes),
        category: fc.constantFrom(...categoryNames),
        isActive: fc.boolean(),
      })
      .map(({ price, ...entry }) => ({ ...entry, ...price }));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 30 }), fc.constantFrom(...currencyCodes), async (entries, code) => {
        const active = entries.filter(({ isActive }) => isActive);
        const costOf = (some: readonly (typeof entry extends fc.Arbitrary<infer E> ? E : never)[]) =>
          totalIn(
            code,
            some.map((each): Amount => ({ cents: costOfYear(each), currency: each.currency })),
            snapshot.perEuro,
          );
        const month = (cost: Fraction) => asShown(aMonthOf(cost), code);
        const total = costOf(active);
        expect(await spendingOf(await withSubscriptions(`random_${run++}`, entries, code))).toMatchObject({
          monthlyCents: month(total),
          yearlyCents: asShown(total, code),
          averageCents: active.length === 0 ? 0 : month(times(total, 1n, BigInt(active.length))),
          activeCount: active.length,
          inactiveCount: entries.length - active.length,
          byCategory: categoryNames.flatMap((category) => {
            const own = active.filter((each) => each.category === category);
            return own.length === 0
              ? []
              : [{ category: enumName(category), monthlyCents: month(costOf(own)), count: own.length }];
          }),
          missingCurrencies: [],
        });
      }),
      { numRuns: 25 },
    );
  });
});
