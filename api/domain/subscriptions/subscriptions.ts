import type * as z from 'zod/mini';
import type { Currency } from '../../../common/billing/currencies.ts';
import { readEntry } from '../../../common/billing/entry.ts';
import { monthlyCents, priceText } from '../../../common/billing/money.ts';
import { readPrice, type Price } from '../../../common/billing/price.ts';
import type { entryForm, subscriptionChangesForm, subscriptionForm } from '../../../common/forms/subscriptionForms.ts';
import type { Category } from '../../../common/values.ts';
import { billingTexts } from '../../../common/billing/texts.ts';
import { said } from '../../../common/said.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issueOfForm, NotFoundError } from '../../errors.ts';
import { Prisma, type TrackedSubscription, type User } from '../../generated/prisma/client.ts';
import { byCreation, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { containsSql } from '../lists/search.ts';

/** What a column of whole numbers holds: 21 million of a currency a month. */
const largestMonthlyAmount = 2_147_483_647;

/**
 * Starts following a payment.
 *
 * @throws InvalidInputError when the price cannot be read or is too large.
 */
export function trackSubscription(
  user: Pick<User, 'id' | 'currency'>,
  { price, currency, nextBillingDate, ...subscription }: z.output<typeof subscriptionForm>,
): Promise<TrackedSubscription> {
  return db.trackedSubscription.create({
    data: {
      ...subscription,
      ...storedPrice(readOrRefuse(price, currency ?? user.currency), currency ?? user.currency),
      nextBillingDate: dateOf(nextBillingDate),
      userId: user.id,
    },
  });
}

/**
 * Starts following a payment that was typed in one line.
 *
 * @throws InvalidInputError when the line cannot be read.
 */
export function trackEntry(
  user: Pick<User, 'id' | 'currency'>,
  { entry: line, category, nextBillingDate }: z.output<typeof entryForm>,
): Promise<TrackedSubscription> {
  const entry = readEntry(line, user.currency);
  if (typeof entry === 'string') throw new InvalidInputError(issueOfForm('entry', entry));
  return db.trackedSubscription.create({
    data: {
      name: entry.name,
      category,
      ...storedPrice(entry, user.currency),
      nextBillingDate: dateOf(nextBillingDate),
      userId: user.id,
    },
  });
}

/**
 * Changes a tracked subscription. A new price without a currency stays in the one it was in.
 *
 * @throws NotFoundError when `userId` has no such subscription.
 * @throws InvalidInputError when the price cannot be read or is too large.
 */
export async function updateSubscription(
  userId: number,
  id: number,
  { price, currency, nextBillingDate, ...changes }: z.output<typeof subscriptionChangesForm>,
): Promise<TrackedSubscription> {
  const before = await db.trackedSubscription.findFirst({ where: { id, userId } });
  if (!before) throw new NotFoundError('subscription.unknown');
  const [after] = await db.trackedSubscription.updateManyAndReturn({
    where: { id, userId },
    data: {
      ...changes,
      ...changedPrice(before, price, currency),
      ...(nextBillingDate !== undefined && { nextBillingDate: dateOf(nextBillingDate) }),
    },
  });
  if (!after) throw new NotFoundError('subscription.unknown');
  return after;
}

/**
 * Stops following a payment.
 *
 * @throws NotFoundError when `userId` has no such subscription.
 */
export async function forgetSubscription(userId: number, id: number): Promise<void> {
  const { count } = await db.trackedSubscription.deleteMany({ where: { id, userId } });
  if (count === 0) throw new NotFoundError('subscription.unknown');
}

/** Which of the tracked subscriptions are asked for; what is not named does not matter. */
export interface SubscriptionFilter {
  category?: Category | null | undefined;
  isActive?: boolean | null | undefined;
  /** Part of a name, in any case. */
  search?: string | null | undefined;
}

/** What subscriptions can be ordered by. */
export const subscriptionOrders = {
  CREATED_AT: byCreation,
  NAME: { name: 'NAME', by: 'lower("name")', kind: 'text' },
  /** In euros at the newest rates, so that currencies can be compared; one without a rate comes below all. */
  MONTHLY_COST: {
    name: 'MONTHLY_COST',
    by: `coalesce("monthlyAmount" / (
      SELECT "perEuro" FROM "exchange_rates" WHERE "exchange_rates"."currency" = "user_subscriptions"."currency"
      ORDER BY "date" DESC LIMIT 1), -1)`,
    kind: 'number',
  },
  /** In days since 1970; those without a date come after all. */
  NEXT_BILLING_DATE: {
    name: 'NEXT_BILLING_DATE',
    by: `coalesce("nextBillingDate", DATE '9999-12-31') - DATE '1970-01-01'`,
    kind: 'number',
  },
} satisfies Record<string, Omit<Order, 'direction'>>;

/** The same page of each user's subscriptions in one statement. */
export async function subscriptionsOf(
  userIds: readonly number[],
  { page, filter }: { page: Page; filter: SubscriptionFilter },
): Promise<ReadonlyMap<number, Placed<TrackedSubscription>[]>> {
  const rows = await db.$queryRaw<Placed<TrackedSubscription>[]>`
    SELECT "page".* FROM unnest(${userIds}::integer[]) AS "owner"("id")
    CROSS JOIN LATERAL (
      SELECT *, ${placeSql(page.order)} FROM "user_subscriptions"
      WHERE "userId" = "owner"."id" AND ${filterSql(filter)} AND ${pageSql(page)}
    ) AS "page"`;
  return Map.groupBy(rows, ({ userId }) => userId);
}

/** How many of each user's subscriptions there are; users without any are left out. */
export async function countSubscriptions(
  userIds: readonly number[],
  filter: SubscriptionFilter,
): Promise<ReadonlyMap<number, number>> {
  const counts = await db.$queryRaw<{ userId: number; count: number }[]>`
    SELECT "userId", count(*)::integer AS "count" FROM "user_subscriptions"
    WHERE "userId" = ANY(${userIds}::integer[]) AND ${filterSql(filter)} GROUP BY "userId"`;
  return new Map(counts.map(({ userId, count }) => [userId, count]));
}

function filterSql({ category, isActive, search }: SubscriptionFilter): Prisma.Sql {
  return Prisma.sql`
    ${category ? Prisma.sql`"category" = ${category}` : Prisma.sql`TRUE`}
    AND ${typeof isActive === 'boolean' ? Prisma.sql`"isActive" = ${isActive}` : Prisma.sql`TRUE`}
    AND ${containsSql(['"name"'], search)}`;
}

/** A new price in the currency it was in, the old price in a new currency, or both new; no amount is converted. */
function changedPrice(before: TrackedSubscription, price: string | undefined, currency: Currency | null | undefined) {
  if (price !== undefined) {
    const own = currency ?? before.currency;
    return storedPrice(readOrRefuse(price, own), own);
  }
  return currency ? storedPrice({ ...readOrRefuse(before.price, before.currency), currency }, currency) : {};
}

function readOrRefuse(text: string, own: string): Price {
  const price = readPrice(text, own);
  if (typeof price === 'string') throw new InvalidInputError(issueOfForm('price', price));
  return price;
}

/** A price as it is stored: what was typed, tidied, and what it comes to a month. */
function storedPrice({ amountCents, period, currency: typed }: Price, own: string) {
  const currency = (typed ?? own) as Currency;
  const monthlyAmount = monthlyCents(amountCents, period);
  if (monthlyAmount > largestMonthlyAmount)
    throw new InvalidInputError(issueOfForm('price', said(billingTexts.priceTooLarge)));
  return { price: priceText(amountCents, period, currency), monthlyAmount, currency };
}

const dateOf = (day: string | null) => (day === null ? null : new Date(day));
