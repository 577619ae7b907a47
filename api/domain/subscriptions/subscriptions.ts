import type * as z from 'zod/mini';
import type { Price } from '../../../common/billing/cycle.ts';
import { givenPrice, givesPrice, type GivenPrice } from '../../../common/billing/givenPrice.ts';
import { readEntry } from '../../../common/billing/entry.ts';
import type { TypedPrice } from '../../../common/billing/price.ts';
import { amountOn } from '../../../common/billing/timeline.ts';
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
import { setLabels } from '../labels/labelling.ts';
import { notRemoved, notRemovedSql } from '../lists/removal.ts';
import { priceOf } from '../prices/storedPrice.ts';
import { remindSoon } from '../reminders/wake.ts';
import { changeSubscription } from './changeSubscription.ts';
import { agreementColumnsOf, timelineOf } from './storedTimeline.ts';
import { changedTimeline, newTimeline, splitTimeline, type TimelineColumns } from './timelineChanges.ts';

/** Whose subscriptions they are, and where they live. */
type Owner = Pick<User, 'id' | 'currency' | 'timeZone'>;

/**
 * Starts following a payment.
 *
 * @throws InvalidInputError when there is no price, or one that cannot be read or contradicts itself, or when the days
 *   contradict each other. The same when `user` tracks as many as they may, and for labels that they do not have.
 * @throws DuplicateError when it is tracked already and the rule is to refuse that.
 */
export function trackSubscription(
  user: Owner,
  { currency, ...form }: z.output<typeof subscriptionForm>,
  rule: DuplicateRule,
  labelIds: readonly number[] = [],
): Promise<TrackedSubscription> {
  const own = currency ?? user.currency;
  const price = priceIn(form, own);
  const [timeline, others] = splitTimeline(form);
  const subscription = {
    ...withoutPrice(others),
    ...newTimeline(price, timeline, todayIn(user.timeZone)),
    currency: price.currency ?? own,
    userId: user.id,
  };
  return store(subscription, rule, labelIds);
}

/**
 * Starts following a payment that was typed in one line.
 *
 * @throws InvalidInputError when the line cannot be read, or when `user` tracks as many as they may.
 * @throws DuplicateError when it is tracked already and the rule is to refuse that.
 */
export function trackEntry(
  user: Owner,
  { entry: line, category, websiteUrl, ...timeline }: z.output<typeof entryForm>,
  rule: DuplicateRule,
  labelIds: readonly number[] = [],
): Promise<TrackedSubscription> {
  const entry = readEntry(line, user.currency);
  if (typeof entry === 'string') throw new InvalidInputError(issueOfForm('entry', entryMessage(entry)));
  const subscription = {
    name: entry.name,
    category,
    description: null,
    websiteUrl,
    cancelUrl: null,
    ...newTimeline(entry, timeline, todayIn(user.timeZone)),
    currency: entry.currency ?? user.currency,
    userId: user.id,
  };
  return store(subscription, rule, labelIds);
}

export interface NewSubscription extends TimelineColumns {
  userId: number;
  name: string;
  currency: string;
  category: string;
  description: string | null;
  websiteUrl: string | null;
  cancelUrl: string | null;
}

function store(
  subscription: NewSubscription,
  rule: DuplicateRule,
  labelIds: readonly number[],
): Promise<TrackedSubscription> {
  const { userId, name } = subscription;
  return db.$transaction(async (transaction) => {
    if (rule.refuseDuplicates) {
      await takeTurnOf(userId, transaction);
      await refuseDuplicates(transaction, [name], Prisma.sql`"user_subscriptions" WHERE "userId" = ${userId}`);
    }
    await remindSoon(userId, transaction);
    const stored = await insertSubscription(subscription, transaction);
    if (labelIds.length > 0) await setLabels(stored, labelIds, transaction);
    return stored;
  });
}

/**
 * Stores a new row.
 *
 * @throws InvalidInputError when its user tracks as many as they may.
 */
export async function insertSubscription(
  row: NewSubscription,
  client: Pick<Prisma.TransactionClient, '$queryRaw'>,
): Promise<TrackedSubscription> {
  const maximum = env.MAX_SUBSCRIPTIONS;
  const [stored] = await client.$queryRaw<TrackedSubscription[]>`
    INSERT INTO "user_subscriptions" ("userId", "name", "amountCents", "cycleCount", "cycleUnit", "currency", "category",
      "description", "websiteUrl", "cancelUrl", "startsOn", "trialEndsOn", "pauses", "endsOn", "autoRenews", "termCount", "termUnit",
      "rollCount", "rollUnit", "noticeCount", "noticeUnit")
    SELECT ${row.userId}::integer, ${row.name}::text, ${row.amountCents}::bigint, ${row.cycleCount}::integer,
      ${row.cycleUnit}::text, ${row.currency}::text, ${row.category}::text, ${row.description}::text,
      ${row.websiteUrl}::text, ${row.cancelUrl}::text, ${row.startsOn}::date, ${row.trialEndsOn}::date, ${JSON.stringify(row.pauses)}::jsonb,
      ${row.endsOn}::date, ${row.autoRenews}::boolean, ${row.termCount}::integer, ${row.termUnit}::text,
      ${row.rollCount}::integer, ${row.rollUnit}::text, ${row.noticeCount}::integer, ${row.noticeUnit}::text
    WHERE ${hasRoomSql('subscription', row.userId, maximum)}
    RETURNING *`;
  if (!stored) throw new InvalidInputError(issue('', 'subscriptions.tooMany', { maximum }));
  return stored;
}

/**
 * Changes a tracked subscription. A new price without a currency stays in the one it was in; no amount is converted. It
 * replaces the price that holds today.
 *
 * @throws NotFoundError when the user has no such subscription.
 * @throws InvalidInputError when the price cannot be read or contradicts itself, or the days contradict each other. The same
 *   for labels that the user does not have.
 */
export function updateSubscription(
  { id: userId, timeZone }: Owner,
  id: number,
  { currency, ...form }: z.output<typeof subscriptionChangesForm>,
  labelIds?: readonly number[],
): Promise<TrackedSubscription> {
  return changeSubscription(userId, id, async (before, transaction) => {
    if (labelIds) await setLabels(before, labelIds, transaction);
    const today = todayIn(timeZone);
    const timeline = timelineOf(before);
    const own = currency ?? before.currency;
    const current = { ...priceOf(before), amountCents: amountOn(timeline, today) };
    const price = givesPrice(form) ? priceIn(form, own, current) : undefined;
    const [given, others] = splitTimeline(form);
    return {
      ...withoutPrice(others),
      ...(currency && { currency }),
      ...(price && { currency: price.currency ?? own, unreadPrice: null }),
      ...changedTimeline({ timeline, agreement: agreementColumnsOf(before) }, given, price, today),
    };
  });
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

function withoutPrice<Form extends GivenPrice>(form: Form) {
  const { price: _price, amountCents: _amount, cycleCount: _count, cycleUnit: _unit, monthlyCents: _, ...rest } = form;
  return rest;
}
