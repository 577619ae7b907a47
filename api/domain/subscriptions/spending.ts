import { convert, totalIn, type Amount, type DatedRates } from '../../../common/billing/conversion.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { aMonthOf, costOfYear, type CycleUnit } from '../../../common/billing/cycle.ts';
import { times, zero, type Fraction } from '../../../common/billing/fraction.ts';
import { asShown } from '../../../common/billing/money.ts';
import type { Day } from '../../../common/billing/schedule.ts';
import { amountSql, isActiveSql } from '../../../common/billing/scheduleSql.ts';
import { categoryNames, type Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/**
 * What a user's active subscriptions cost, in hundredths of their display currency. Each figure is rounded once, at the
 * end, so the categories may differ from their sum by a hundredth each.
 */
export interface Spending {
  currency: Currency;
  monthlyCents: number;
  yearlyCents: number;
  /** The monthly average of the subscriptions in the sum; 0 when there are none. */
  averageCents: number;
  activeCount: number;
  inactiveCount: number;
  /** How many active ones have no day to count payments from, although they are paid more than once. */
  undatedCount: number;
  /** Categories with active subscriptions, in their usual order. */
  byCategory: { category: Category; monthlyCents: number; count: number }[];
  /** Currencies without a rate: subscriptions in them are counted but not in the sums. */
  missingCurrencies: Currency[];
  /** The day and source of the rates; null when nothing had to be converted. */
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
  cycleCount: number;
  cycleUnit: CycleUnit;
  count: number;
  /** How many of them have no day to count payments from. */
  undated: number;
  /** The sum of the amounts, as integer text. */
  cents: string;
}

/**
 * Adds up the spending of some users: one statement, and another for the rates when there is anything to convert.
 *
 * @param today where these users live
 * @param askRates asks for the newest rates
 * @returns the spending of each user, by id
 */
export async function spendingOf(
  userIds: readonly number[],
  today: Day,
  askRates: () => Promise<DatedRates>,
): Promise<ReadonlyMap<number, Spending>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "userId", "display", "category", "currency", "isActive", "cycleCount", "cycleUnit",
      count("id")::integer AS "count", sum("cents")::text AS "cents",
      (count("id") FILTER (WHERE "startsOn" IS NULL AND "cycleUnit" <> 'once'))::integer AS "undated"
    FROM (
      SELECT users.id AS "userId", users.currency AS "display", paid.*
      FROM users LEFT JOIN LATERAL (
        SELECT "id", "category", "currency", "cycleCount", "cycleUnit", "startsOn", ${Prisma.raw(isActiveSql)} AS "isActive",
          ${Prisma.raw(amountSql)} AS "cents"
        FROM "user_subscriptions" CROSS JOIN (SELECT ${today}::date AS "today") AS "calendar"
        WHERE "user_subscriptions"."userId" = users.id AND "removedAt" IS NULL
      ) AS paid ON TRUE
      WHERE users.id = ANY(${userIds}::integer[])
    ) AS "each"
    GROUP BY "userId", "display", "category", "currency", "isActive", "cycleCount", "cycleUnit"`;
  const mustConvert = rows.some(({ isActive, currency, display }) => isActive && currency !== display);
  const rates = mustConvert ? await askRates() : undefined;
  return new Map(
    [...Map.groupBy(rows, ({ userId }) => userId)].map(([userId, own]) => [
      userId,
      addUp(
        // A user without subscriptions has one row, with a count of 0.
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
  const perEuro = rates?.perEuro ?? new Map();
  const canAdd = (group: Group) => convert({ cents: zero, currency: group.currency }, currency, perEuro) !== undefined;
  const costOf = (some: readonly Group[]) => totalIn(currency, some.map(costOfYearOf), perEuro);
  const monthly = (costOfYear: Fraction) => asShown(aMonthOf(costOfYear), currency);

  const added = active.filter(canAdd);
  const total = costOf(added);
  return {
    currency,
    monthlyCents: monthly(total),
    yearlyCents: asShown(total, currency),
    averageCents: added.length === 0 ? 0 : monthly(times(total, 1n, BigInt(countOf(added)))),
    activeCount: countOf(active),
    inactiveCount: countOf(groups) - countOf(active),
    undatedCount: active.reduce((sum, { undated }) => sum + undated, 0),
    byCategory: categoryNames.flatMap((category) => {
      const own = active.filter((group) => group.category === category);
      return own.length === 0 ? [] : [{ category, monthlyCents: monthly(costOf(own)), count: countOf(own) }];
    }),
    missingCurrencies: [...new Set(active.filter((group) => !canAdd(group)).map((group) => group.currency))].sort(),
    rates: rates ? { date: rates.date, source: rates.source } : null,
  };
}

const costOfYearOf = ({ cents, currency, ...cycle }: Group): Amount => ({
  cents: costOfYear({ amountCents: BigInt(cents), ...cycle }),
  currency,
});

const countOf = (groups: readonly Group[]) => groups.reduce((sum, { count }) => sum + count, 0);
