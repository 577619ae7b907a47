import type * as z from 'zod/mini';
import { readEntry, type Entry } from '../../../common/billing/entry.ts';
import { entryMessage } from '../../../common/billing/problems.ts';
import { isStorable } from '../../../common/text.ts';
import { todayIn } from '../../../common/billing/today.ts';
import type { entriesForm } from '../../../common/forms/subscriptionForms.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issueOfForm } from '../../errors.ts';
import { Prisma, type TrackedSubscription, type User } from '../../generated/prisma/client.ts';
import { duplicatesIn } from '../lists/duplicates.ts';
import { remindSoon } from '../reminders/wake.ts';
import { insertSubscription } from './subscriptions.ts';
import { newTimeline } from './timelineChanges.ts';

/** What came of many lines. */
interface Tracked {
  added: TrackedSubscription[];
  /** The names that were tracked already, or that an earlier line has; they were not added. */
  duplicates: string[];
}

/**
 * Starts following payments that were typed in a line each: all of them or, where a line cannot be read, none. What is tracked
 * already is left out.
 *
 * @throws InvalidInputError when a line cannot be read, or when `user` would track more than they may.
 */
export async function trackEntries(
  user: User,
  { entries: lines, category }: z.output<typeof entriesForm>,
): Promise<Tracked> {
  const entries = lines.map((line) => entryIn(line, user.currency));
  const today = todayIn(user.timeZone);
  return db.$transaction(async (transaction) => {
    await takeTurnOf(user.id, transaction);
    const names = entries.map(({ name }) => name);
    const tracked = await duplicatesIn(transaction, names, listOf(user.id));
    const seen = new Set(tracked.map(({ given }) => keyOf(given)));
    await remindSoon(user.id, transaction);
    const added: TrackedSubscription[] = [];
    const duplicates: string[] = [];
    for (const entry of entries) {
      if (seen.has(keyOf(entry.name))) {
        duplicates.push(entry.name);
        continue;
      }
      seen.add(keyOf(entry.name));
      const row = {
        name: entry.name,
        category,
        description: null,
        websiteUrl: null,
        cancelUrl: null,
        ...newTimeline(entry, {}, today),
        currency: entry.currency ?? user.currency,
        userId: user.id,
      };
      added.push(await insertSubscription(row, transaction));
    }
    return { added, duplicates };
  });
}

/** Those of some names that a user tracks already, as they were given. */
export async function trackedAmong(userId: number, names: readonly string[]): Promise<string[]> {
  const duplicates = await duplicatesIn(db, names.filter(isStorable), listOf(userId));
  return duplicates.map(({ given }) => given);
}

const listOf = (userId: number) => Prisma.sql`"user_subscriptions" WHERE "userId" = ${userId}`;

function entryIn(line: string, currency: string): Entry {
  const entry = readEntry(line, currency);
  if (typeof entry === 'string') throw new InvalidInputError(issueOfForm('entries', entryMessage(entry)));
  return entry;
}

const keyOf = (name: string) => name.toLowerCase();
