import { convertTotal, type DatedRates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { divideRounded } from '../../../common/billing/money.ts';
import { categoryNames, type Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { currentRates } from './rates.ts';

/** What somebody's active subscriptions cost a month, in hundredths of their display currency. */
export interface Spending {
  currency: Currency;
  /** The sum of the categories' amounts. */
  monthlyCents: number;
  /** Of those that count toward the sum; 0 when none does. */
  averageCents: number;
  activeCount: number;
  inactiveCount: number;
  /** Categories with active subscriptions, in their usual order. */
  byCategory: { category: Category; monthlyCents: number; count: number }[];
  /** Currencies without a rate: what is paid in them is counted, but not added up. */
  missingCurrencies: Currency[];
  /** The day of the rates and where they are from; null when nothing had to be converted. */
  rates: { date: string; source: string } | null;
}

interface Row extends Group {
  userId: number;
  display: Currency;
}

interface Group {
  category: Category;
  currency: Currency;
  isActive: boolean;
  count: number;
  cents: number;
}

/**
 * Adds up what some users' subscriptions cost: one statement, and another for the rates when there is anything to convert.
 *
 * @returns what each of the users spends, by id
 */
export async function spendingOf(userIds: readonly number[]): Promise<ReadonlyMap<number, Spending>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT users.id AS "userId", users.currency AS "display", paid."category", paid."currency", paid."isActive",
      count(paid.id)::integer AS "count", sum(paid."monthlyAmount")::float8 AS "cents"
    FROM users LEFT JOIN "user_subscriptions" AS paid ON paid."userId" = users.id
    WHERE users.id = ANY(${userIds}::integer[])
    GROUP BY users.id, paid."category", paid."currency", paid."isActive" ORDER BY paid."currency"`;
  const mustConvert = rows.some(({ isActive, currency, display }) => isActive && currency !== display);
  const rates = mustConvert ? await currentRates() : undefined;
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      addUp(
        // Who tracks nothing has one row, of nothing.
        own.filter(({ count }) => count > 0),
        own[0]!.display,
        rates,
      ),
    ]),
  );
}

function addUp(groups: readonly Group[], currency: Currency, known: DatedRates | undefined): Spending {
  const active = groups.filter(({ isActive }) => isActive);
  const rates = active.some((group) => group.currency !== currency) ? known : undefined;
  const { cents: monthlyCents, parts, missing } = convertTotal(active, currency, rates?.perEuro ?? new Map());
  const converted = active.map((group, index) => ({ ...group, cents: parts[index] }));

  const byCategory = categoryNames.flatMap((category) => {
    const own = converted.filter((group) => group.category === category);
    return own.length === 0 ? [] : [{ category, monthlyCents: sum(own, 'cents'), count: sum(own, 'count') }];
  });
  const added = converted.filter(({ cents }) => cents !== undefined);
  return {
    currency,
    monthlyCents,
    averageCents: added.length === 0 ? 0 : divideRounded(monthlyCents, sum(added, 'count')),
    activeCount: sum(active, 'count'),
    inactiveCount: sum(groups, 'count') - sum(active, 'count'),
    byCategory,
    missingCurrencies: missing,
    rates: rates ? { date: rates.date, source: rates.source } : null,
  };
}

const sum = <Key extends string>(rows: readonly { [key in Key]: number | undefined }[], key: Key) =>
  rows.reduce((total, row) => total + (row[key] ?? 0), 0);
