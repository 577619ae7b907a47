import type * as z from 'zod/mini';
import type { Price } from '../../../common/billing/cycle.ts';
import { givenPrice, givesPrice, type GivenPrice } from '../../../common/billing/givenPrice.ts';
import { readEntry } from '../../../common/billing/entry.ts';
import type { TypedPrice } from '../../../common/billing/price.ts';
import { todayIn } from '../../../common/billing/today.ts';
import { entryMessage } from '../../../common/billing/problems.ts';
import type { entryForm, subscriptionChangesForm, subscriptionForm } from '../../../common/forms/subscriptionForms.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { hasRoomSql } from '../../database/quota.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, issueOfForm, NotFoundError } from '../../errors.ts';
import { Prisma, type TrackedSubscription, type User } from '../../generated/prisma/client.ts';
import { refuseDuplicates, type DuplicateRule } from '../lists/duplicates.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';
import { priceOf } from '../prices/storedPrice.ts';
import { anchorAfter } from './anchor.ts';
import { dateOf, dayOf } from './storedSchedule.ts';

/** Whose subscriptions they are, and where they live. */
type Owner = Pick<User, 'id' | 'currency' | 'timeZone'>;

/**
 * Starts following a payment.
 *
 * @throws InvalidInputError when there is no price, or one that cannot be read or contradicts itself.
 *   The same when `user` tracks as many as they may.
 * @throws DuplicateError when it is tracked already and the rule is to refuse that.
 */
export function trackSubscription(
  user: Owner,
  { currency, startsOn, nextBillingDate, ...form }: z.output<typeof subscriptionForm>,
  rule: DuplicateRule,
): Promise<TrackedSubscription> {
  const own = currency ?? user.currency;
  const price = columnsOf(priceIn(form, own), own);
  const counting = { cycle: price, today: todayIn(user.timeZone) };
  const subscription = {
    ...withoutPrice(form),
    ...price,
    startsOn: dateOf(anchorAfter({ startsOn, nextBillingDate }, counting)),
    userId: user.id,
  };
  return store(subscription, rule);
}

/**
 * Starts following a payment that was typed in one line.
 *
 * @throws InvalidInputError when the line cannot be read, or when `user` tracks as many as they may.
 * @throws DuplicateError when it is tracked already and the rule is to refuse that.
 */
export function trackEntry(
  user: Owner,
  { entry: line, category, startsOn, nextBillingDate }: z.output<typeof entryForm>,
  rule: DuplicateRule,
): Promise<TrackedSubscription> {
  const entry = readEntry(line, user.currency);
  if (typeof entry === 'string') throw new InvalidInputError(issueOfForm('entry', entryMessage(entry)));
  const counting = { cycle: entry, today: todayIn(user.timeZone) };
  const subscription = {
    name: entry.name,
    category,
    description: null,
    websiteUrl: null,
    isActive: true,
    ...columnsOf(entry, user.currency),
    startsOn: dateOf(anchorAfter({ startsOn, nextBillingDate }, counting)),
    userId: user.id,
  };
  return store(subscription, rule);
}

type NewSubscription = Omit<
  TrackedSubscription,
  'id' | 'amountCents' | 'unreadPrice' | keyof typeof notRemoved | `${string}edAt`
> & {
  amountCents: number;
};

function store(subscription: NewSubscription, rule: DuplicateRule): Promise<TrackedSubscription> {
  if (!rule.refuseDuplicates) return insert(subscription, db);
  const { userId, name } = subscription;
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    await refuseDuplicates(transaction, [name], Prisma.sql`"user_subscriptions" WHERE "userId" = ${userId}`);
    return insert(subscription, transaction);
  });
}

async function insert(
  row: NewSubscription,
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<TrackedSubscription> {
  const maximum = env.MAX_SUBSCRIPTIONS;
  const [stored] = await client.$queryRaw<TrackedSubscription[]>`
    INSERT INTO "user_subscriptions" ("userId", "name", "amountCents", "cycleCount", "cycleUnit", "currency", "category",
      "description", "websiteUrl", "isActive", "startsOn")
    SELECT ${row.userId}::integer, ${row.name}::text, ${row.amountCents}::bigint, ${row.cycleCount}::integer,
      ${row.cycleUnit}::text, ${row.currency}::text, ${row.category}::text, ${row.description}::text,
      ${row.websiteUrl}::text, ${row.isActive}::boolean, ${row.startsOn}::date
    WHERE ${hasRoomSql('subscription', row.userId, maximum)}
    RETURNING *`;
  if (!stored) throw new InvalidInputError(issue('', 'subscriptions.tooMany', { maximum }));
  return stored;
}

/**
 * Changes a tracked subscription. A new price without a currency stays in the one it was in; no amount is converted.
 *
 * @throws NotFoundError when the user has no such subscription.
 * @throws InvalidInputError when the price cannot be read or contradicts itself, or the days contradict each other.
 */
export async function updateSubscription(
  { id: userId, timeZone }: Owner,
  id: number,
  { currency, startsOn, nextBillingDate, ...form }: z.output<typeof subscriptionChangesForm>,
): Promise<TrackedSubscription> {
  const before = await db.trackedSubscription.findFirst({ where: { id, userId, ...notRemoved } });
  if (!before) throw new NotFoundError('subscription.unknown');
  const own = currency ?? before.currency;
  const price = givesPrice(form) ? columnsOf(priceIn(form, own, priceOf(before)), own) : undefined;
  const counting = { cycle: price ?? priceOf(before), today: todayIn(timeZone) };
  const anchor = dayOf(before.startsOn);
  const newAnchor = anchorAfter({ startsOn, nextBillingDate }, counting, anchor);
  const [after] = await db.trackedSubscription.updateManyAndReturn({
    where: { id, userId, ...notRemoved },
    data: {
      ...withoutPrice(form),
      ...(currency && { currency }),
      ...(price && { ...price, unreadPrice: null }),
      ...(newAnchor !== anchor && { startsOn: dateOf(newAnchor) }),
    },
  });
  if (!after) throw new NotFoundError('subscription.unknown');
  return after;
}

/**
 * Takes a subscription out of every list and total.
 *
 * @throws NotFoundError when `userId` has no such subscription.
 */
export async function removeSubscription(userId: number, id: number): Promise<void> {
  const count = await db.$executeRaw`
    UPDATE "user_subscriptions" SET "removedAt" = now() WHERE id = ${id} AND "userId" = ${userId} AND ${notRemovedSql}`;
  if (count === 0) throw new NotFoundError('subscription.unknown');
}

/**
 * Brings back a subscription that was removed; one that is there stays as it is.
 *
 * @throws NotFoundError when `userId` has no such subscription, or none any more.
 */
export async function restoreSubscription(userId: number, id: number): Promise<TrackedSubscription> {
  // Not through Prisma, for which this would be a change that `updatedAt` tells of.
  await db.$executeRaw`UPDATE "user_subscriptions" SET "removedAt" = NULL WHERE id = ${id} AND "userId" = ${userId}`;
  const subscription = await db.trackedSubscription.findFirst({ where: { id, userId, ...notRemoved } });
  if (!subscription) throw new NotFoundError('subscription.unknown');
  return subscription;
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
