import type * as z from 'zod/mini';
import type { Price } from '../../../common/billing/cycle.ts';
import { costOfYearSql } from '../../../common/billing/cycleSql.ts';
import { givenPrice, givesPrice, type GivenPrice } from '../../../common/billing/givenPrice.ts';
import { readEntry } from '../../../common/billing/entry.ts';
import type { TypedPrice } from '../../../common/billing/price.ts';
import { entryMessage } from '../../../common/billing/problems.ts';
import type { entryForm, subscriptionChangesForm, subscriptionForm } from '../../../common/forms/subscriptionForms.ts';
import type { Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issueOfForm, NotFoundError } from '../../errors.ts';
import { Prisma, type TrackedSubscription, type User } from '../../generated/prisma/client.ts';
import { byCreation, pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';
import { containsSql } from '../lists/search.ts';
import { priceOf } from '../prices/storedPrice.ts';

/**
 * Starts following a payment.
 *
 * @throws InvalidInputError when there is no price, or one that cannot be read or contradicts itself.
 */
export function trackSubscription(
  user: Pick<User, 'id' | 'currency'>,
  { currency, nextBillingDate, ...form }: z.output<typeof subscriptionForm>,
): Promise<TrackedSubscription> {
  const own = currency ?? user.currency;
  return db.trackedSubscription.create({
    data: {
      ...withoutPrice(form),
      ...columnsOf(priceIn(form, own), own),
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
  if (typeof entry === 'string') throw new InvalidInputError(issueOfForm('entry', entryMessage(entry)));
  return db.trackedSubscription.create({
    data: {
      name: entry.name,
      category,
      ...columnsOf(entry, user.currency),
      nextBillingDate: dateOf(nextBillingDate),
      userId: user.id,
    },
  });
}

/**
 * Changes a tracked subscription. A new price without a currency stays in the one it was in; no amount is converted.
 *
 * @throws NotFoundError when `userId` has no such subscription.
 * @throws InvalidInputError when the price cannot be read or contradicts itself.
 */
export async function updateSubscription(
  userId: number,
  id: number,
  { currency, nextBillingDate, ...form }: z.output<typeof subscriptionChangesForm>,
): Promise<TrackedSubscription> {
  const before = await db.trackedSubscription.findFirst({ where: { id, userId } });
  if (!before) throw new NotFoundError('subscription.unknown');
  const own = currency ?? before.currency;
  const [after] = await db.trackedSubscription.updateManyAndReturn({
    where: { id, userId },
    data: {
      ...withoutPrice(form),
      ...(currency && { currency }),
      ...(givesPrice(form) && { ...columnsOf(priceIn(form, own, priceOf(before)), own), unreadPrice: null }),
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
    by: `coalesce(round(${costOfYearSql} / 12 / (
      SELECT "perEuro" FROM "exchange_rates" WHERE "exchange_rates"."currency" = "user_subscriptions"."currency"
      ORDER BY "date" DESC LIMIT 1), 10), -1)`,
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

function priceIn(form: GivenPrice, own: string, before?: Price): TypedPrice {
  const price = givenPrice(form, own, before);
  if ('message' in price) throw new InvalidInputError(issueOfForm(price.field, price.message));
  return price;
}

/** The columns of a price, in the currency that it says itself or else in `own`. */
const columnsOf = ({ amountCents, cycleCount, cycleUnit, currency }: TypedPrice, own: string) => ({
  amountCents,
  cycleCount,
  cycleUnit,
  currency: currency ?? own,
});

function withoutPrice<Form extends GivenPrice>(form: Form) {
  const { price: _price, amountCents: _amount, cycleCount: _count, cycleUnit: _unit, monthlyCents: _, ...rest } = form;
  return rest;
}

const dateOf = (day: string | null) => (day === null ? null : new Date(day));
