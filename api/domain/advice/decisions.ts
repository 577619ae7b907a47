import type { Day } from '../../../common/billing/schedule.ts';
import { daysLater } from '../../../common/billing/schedule.ts';
import type { Rates } from '../../../common/billing/conversion.ts';
import type { AdviceState } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { hasRoomSql } from '../../database/quota.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { AdviceDecision } from '../../generated/prisma/client.ts';
import { adviceOf, type Reader, type ShownAdvice } from './adviceOf.ts';

/** How long advice is not shown after it was snoozed. */
const snoozeDays = 30;

/** How many decisions a user may have. */
export const mostDecisions = 5_000;

/** What a user decided, the latest first. */
export const decisionsOf = (userId: number): Promise<AdviceDecision[]> =>
  db.adviceDecision.findMany({ where: { userId }, orderBy: [{ createdAt: 'desc' }, { key: 'asc' }] });

const isHidden = ({ until }: AdviceDecision, today: Day): boolean =>
  until === null || until.toISOString().slice(0, 10) > today;

/** The advice that a user has not decided about, or was to see again by today. */
export function openAdvice(
  advice: readonly ShownAdvice[],
  decisions: readonly AdviceDecision[],
  today: Day,
): ShownAdvice[] {
  const hidden = new Set(decisions.filter((each) => isHidden(each, today)).map(({ key }) => key));
  return advice.filter(({ key }) => !hidden.has(key));
}

/**
 * Keeps what a user decided about a piece of advice.
 *
 * @throws NotFoundError when they have no such advice, and have decided nothing about it
 */
export async function decide(
  user: Reader,
  key: string,
  state: AdviceState,
  today: Day,
  rates: Rates,
): Promise<AdviceDecision> {
  const [advice, before] = await Promise.all([
    adviceOf(user, today, rates).then((all) => all.find((each) => each.key === key)),
    db.adviceDecision.findUnique({ where: { userId_key: { userId: user.id, key } } }),
  ]);
  if (!advice && !before) throw new NotFoundError('advice.unknown');
  const title = advice?.title.text ?? before!.title;
  const savingCents = advice?.savingCents ?? before!.savingCents;
  const currency = advice?.currency ?? before!.currency;
  const until = state === 'snoozed' ? daysLater(today, snoozeDays) : null;
  // Doing it twice does not begin the saving anew.
  const savesFrom = state === 'done' ? (before?.savesFrom?.toISOString().slice(0, 10) ?? today) : null;
  const [decision] = await db.$queryRaw<AdviceDecision[]>`
    INSERT INTO "advice_decisions" ("userId", "key", "state", "title", "until", "savesFrom", "savingCents", "currency")
    SELECT ${user.id}::integer, ${key}::text, ${state}::text, ${title}::text, ${until}::date, ${savesFrom}::date,
      ${savingCents}::bigint, ${currency}::text
    WHERE ${hasRoomSql('decision', user.id, mostDecisions + (before ? 1 : 0))}
    ON CONFLICT ("userId", "key") DO UPDATE SET "state" = excluded."state", "title" = excluded."title",
      "until" = excluded."until", "savesFrom" = excluded."savesFrom", "savingCents" = excluded."savingCents",
      "currency" = excluded."currency", "createdAt" = now()
    RETURNING *`;
  if (!decision) throw new InvalidInputError(issue('', 'advice.tooMany', { maximum: mostDecisions }));
  return decision;
}

/**
 * Forgets what a user decided about a piece of advice.
 *
 * @throws NotFoundError when they have decided nothing about it
 */
export async function reopen(userId: number, key: string): Promise<void> {
  const { count } = await db.adviceDecision.deleteMany({ where: { userId, key } });
  if (count === 0) throw new NotFoundError('advice.unknown');
}
