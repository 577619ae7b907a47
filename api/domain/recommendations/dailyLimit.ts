import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { dayMs } from '../../jobs/job.ts';
import { keyOf } from '../accounts/limitKeys.ts';

/** The AI provider was asked as often today as AI_DAILY_LIMIT allows; never shown, as the built-in engine answers then. */
export class DailyLimitError extends Error {
  override readonly name = 'DailyLimitError';
}

/** The count of a day in UTC, for all servers together. */
function today(): { key: string; expire: number } {
  const day = Math.floor(Date.now() / dayMs);
  return { key: `ai-day:${keyOf(String(day))}`, expire: (day + 1) * dayMs };
}

/** How many questions were asked today. */
export async function questionsToday(): Promise<number> {
  const row = await db.rateLimit.findUnique({ where: { key: today().key } });
  return row?.points ?? 0;
}

/** @throws DailyLimitError when there are no questions left today */
export async function expectQuestionsLeft(): Promise<void> {
  if ((await questionsToday()) >= env.AI_DAILY_LIMIT) throw new DailyLimitError();
}

/**
 * Counts a question, before it is asked: the provider's operator may charge for one that fails, too.
 *
 * @throws DailyLimitError when there are none left today
 */
export async function takeQuestion(): Promise<void> {
  const { key, expire } = today();
  const taken = await db.$executeRaw`
    INSERT INTO rate_limits AS count (key, points, expire)
    SELECT ${key}::text, 1, ${expire}::bigint WHERE ${env.AI_DAILY_LIMIT}::integer > 0
    ON CONFLICT (key) DO UPDATE SET points = count.points + 1 WHERE count.points < ${env.AI_DAILY_LIMIT}::integer`;
  if (taken === 0) throw new DailyLimitError();
}
