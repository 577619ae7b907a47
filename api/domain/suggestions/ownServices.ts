import type { Currency } from '../../../common/billing/currencies.ts';
import { amountOn, isActiveOn } from '../../../common/billing/timeline.ts';
import { todayIn } from '../../../common/billing/today.ts';
import type { Category } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import type { User } from '../../generated/prisma/client.ts';
import { containsSql } from '../lists/search.ts';
import { priceOf } from '../prices/storedPrice.ts';
import { timelineOf } from '../subscriptions/storedTimeline.ts';
import type { TrackedSubscription } from '../../generated/prisma/client.ts';
import { suggestedPrice, type Suggestion } from './suggestion.ts';

/** The newest of these rows are looked at. */
const mostRead = 50;

/** What somebody tracks or has tracked by names with a text in them: what was cancelled and removed too, the newest first. */
export async function ownServices(user: User, search: string): Promise<Suggestion[]> {
  const rows = await db.$queryRaw<TrackedSubscription[]>`
    SELECT * FROM "user_subscriptions" WHERE "userId" = ${user.id} AND ${containsSql(['"name"'], search)}
    ORDER BY "removedAt" IS NOT NULL, "createdAt" DESC, "id" DESC LIMIT ${mostRead}`;
  const today = todayIn(user.timeZone);
  const byName = Map.groupBy(rows, ({ name }) => name.toLowerCase());
  return Array.from(byName.values(), ([row]) => {
    const { name, currency, category, websiteUrl, removedAt } = row!;
    const timeline = timelineOf(row!);
    const price = { ...priceOf(row!), amountCents: amountOn(timeline, today), currency: currency as Currency };
    const suggested = suggestedPrice(name, price, user.currency);
    return {
      source: 'own',
      name,
      isTracked: removedAt === null && isActiveOn(timeline, today),
      category: category as Category,
      websiteUrl: websiteUrl ?? undefined,
      prices: suggested ? [{ ...suggested, isPerSeat: false }] : [],
    };
  });
}
