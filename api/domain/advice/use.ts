import type { Day } from '../../../common/billing/schedule.ts';
import { isActiveOn } from '../../../common/billing/timeline.ts';
import { monthlyCents } from '../../../common/billing/cycle.ts';
import type { Use } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { NotFoundError } from '../../errors.ts';
import type { TrackedSubscription, User } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { trackedBy } from '../subscriptions/tracked.ts';

/** What a user said of the use of their subscriptions, by id. */
export type UseAnswers = ReadonlyMap<number, { use: Use; answeredAt: Date }>;

export async function answersOfUse(userId: number): Promise<UseAnswers> {
  const answers = await db.useAnswer.findMany({ where: { userId } });
  return new Map(
    answers.map(({ subscriptionId, answer, answeredAt }) => [subscriptionId, { use: answer as Use, answeredAt }]),
  );
}

/** How long a user is left alone after an answer. */
const restMs = 30 * dayMs;

/**
 * The subscription of which a user is asked whether they used it lately: of the active ones, one never asked about or asked
 * about longest ago, and of these the dearest. Null for a month after an answer.
 */
export async function questionOfUse(
  { id, timeZone }: Pick<User, 'id' | 'timeZone'>,
  today: Day,
): Promise<TrackedSubscription | null> {
  const answers = await answersOfUse(id);
  const newest = Math.max(0, ...[...answers.values()].map(({ answeredAt }) => answeredAt.getTime()));
  if (Date.now() - newest < restMs) return null;
  const askedAt = (row: TrackedSubscription) => answers.get(row.id)?.answeredAt.getTime() ?? 0;
  const asked = (await trackedBy(id, today, timeZone))
    .filter(({ timeline }) => isActiveOn(timeline, today) && timeline.cycleUnit !== 'once' && timeline.endsOn === null)
    .filter(({ timeline }) => timeline.amountCents > 0);
  const [first] = asked.toSorted(
    (a, b) => askedAt(a.row) - askedAt(b.row) || monthlyCents(b.timeline) - monthlyCents(a.timeline),
  );
  return first?.row ?? null;
}

/**
 * Keeps whether a user used a subscription lately; null takes back what they said.
 *
 * @throws NotFoundError when the user has no such subscription
 */
export async function answerUse(userId: number, subscriptionId: number, use: Use | null): Promise<void> {
  if (use === null) {
    const { count } = await db.useAnswer.deleteMany({ where: { subscriptionId, userId } });
    if (count === 0) throw new NotFoundError('subscription.unknown');
    return;
  }
  const stored = await db.$executeRaw`
    INSERT INTO "use_answers" ("subscriptionId", "userId", "answer")
    SELECT "id", "userId", ${use}::text FROM "user_subscriptions"
    WHERE "id" = ${subscriptionId} AND "userId" = ${userId} AND ${notRemovedSql}
    ON CONFLICT ("subscriptionId") DO UPDATE SET "answer" = excluded."answer", "answeredAt" = now()`;
  if (stored === 0) throw new NotFoundError('subscription.unknown');
}
