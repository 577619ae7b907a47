import '../support/db.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert } from '../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { categoryNames } from '../../common/values.ts';
import { db } from '../../api/database/db.ts';
import { seedRates, snapshot } from '../../api/domain/subscriptions/rates.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';

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

interface Entry {
  cents: number;
  currency?: Currency;
  category?: string;
  isActive?: boolean;
}

async function withSubscriptions(username: string, entries: readonly Entry[], currency: Currency = 'USD') {
  const viewer = await signedIn(username);
  await db.user.update({ where: { id: viewer.user.id }, data: { currency } });
  await db.trackedSubscription.createMany({
    data: entries.map(({ cents, ...entry }) => ({
      ...entry,
      userId: viewer.user.id,
      name: 'Any',
      price: 'any',
      monthlyAmount: cents,
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
      byCategory: [],
      missingCurrencies: [],
      rates: null,
    });
  });

  it('is the sum of the active ones, by category, without rates when there is one currency', async () => {
    const viewer = await withSubscriptions('single', [
      { cents: 999, category: 'work' },
      { cents: 500, category: 'work' },
      { cents: 1_000 },
      { cents: 77_777, isActive: false },
    ]);
    expect(await spendingOf(viewer)).toEqual({
      currency: 'USD',
      monthlyCents: 2_499,
      yearlyCents: 29_988,
      averageCents: 833,
      activeCount: 3,
      inactiveCount: 1,
      byCategory: [
        { category: 'WORK', monthlyCents: 1_499, count: 2 },
        { category: 'OTHER', monthlyCents: 1_000, count: 1 },
      ],
      missingCurrencies: [],
      rates: null,
    });
  });

  it('is converted with dated rates, and changing the currency changes no stored amount', async () => {
    await seedRates();
    const viewer = await withSubscriptions('mixed', [{ cents: 1_000, currency: 'EUR' }, { cents: 500 }]);
    const spending = await spendingOf(viewer);
    expect(spending.monthlyCents).toBe(500 + convert(1_000, 'EUR', 'USD', snapshot.perEuro)!);
    expect(spending.rates).toEqual({ date: snapshot.date, source: snapshot.source });
    await db.user.update({ where: { id: viewer.user.id }, data: { currency: 'JPY' } });
    expect((await spendingOf(viewer)).monthlyCents % 100).toBe(0);
    const stored = await db.trackedSubscription.findMany({ where: { userId: viewer.user.id }, orderBy: { id: 'asc' } });
    expect(stored.map(({ monthlyAmount, currency }) => [monthlyAmount, currency])).toEqual([
      [1_000, 'EUR'],
      [500, 'USD'],
    ]);
  });

  it('says which rate is missing and never takes it as 1', async () => {
    const viewer = await withSubscriptions('missing', [{ cents: 1_000, currency: 'TRY' }, { cents: 500 }]);
    await db.exchangeRate.deleteMany({ where: { currency: 'TRY' } });
    expect(await spendingOf(viewer)).toMatchObject({
      monthlyCents: 500,
      averageCents: 500,
      activeCount: 2,
      missingCurrencies: ['TRY'],
    });
    await seedRates();
  });

  it('adds up to the sum of its categories, whatever the currencies', async () => {
    const entry = fc.record({
      cents: fc.integer({ min: 0, max: 2_147_483_647 }),
      currency: fc.constantFrom(...currencyCodes),
      category: fc.constantFrom(...categoryNames),
      isActive: fc.boolean(),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 30 }), fc.constantFrom(...currencyCodes), async (entries, code) => {
        const spending = await spendingOf(await withSubscriptions(`random_${run++}`, entries, code));
        const parts = spending.byCategory.map(({ monthlyCents }) => monthlyCents);
        expect(spending.monthlyCents).toBe(parts.reduce((sum, cents) => sum + cents, 0));
        expect(Number.isSafeInteger(spending.monthlyCents)).toBe(true);
        expect(spending.activeCount + spending.inactiveCount).toBe(entries.length);
      }),
      { numRuns: 25 },
    );
  });
});
