import type { NoticeKind } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import { Prisma, type InboxEntry } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { pageSql, placeSql, type Order, type Page, type Placed } from '../lists/pagination.ts';

const keptMs = 365 * dayMs;
/** How far ahead an entry can be snoozed. */
const longestSnoozeMs = 30 * dayMs;

/** The latest to appear first. */
export const byAppearance: Order = { name: 'SHOWN_AT', by: '"shownAt"', kind: 'instant', direction: 'DESC' };

export const kindOf = ({ kind }: Pick<InboxEntry, 'kind'>) => kind as NoticeKind;

/** A page of a user's inbox, without what is snoozed. */
export const inboxOf = (userId: number, page: Page): Promise<Placed<InboxEntry>[]> =>
  db.$queryRaw<Placed<InboxEntry>[]>`
    SELECT *, ${placeSql(page.order)} FROM inbox_entries
    WHERE "userId" = ${userId} AND "shownAt" <= now() AND ${pageSql(page)}`;

/** How many entries of the inbox a user has not read. */
export const countUnread = (userId: number): Promise<number> =>
  db.inboxEntry.count({ where: { userId, readAt: null, shownAt: { lte: new Date() } } });

/**
 * Marks entries as read; all of them when none is named. Those of others are left as they are.
 *
 * @returns those that were unread
 */
export const markRead = (userId: number, ids: readonly number[] | undefined): Promise<InboxEntry[]> =>
  db.$queryRaw<InboxEntry[]>`
    UPDATE inbox_entries SET "readAt" = now()
    WHERE "userId" = ${userId} AND "readAt" IS NULL AND "shownAt" <= now()
      AND (${ids === undefined}::boolean OR id = ANY(${ids ?? []}::integer[]))
    RETURNING *`;

/**
 * Marks entries as unread. Those of others are left as they are.
 *
 * @returns those that were read
 */
export const markUnread = (userId: number, ids: readonly number[]): Promise<InboxEntry[]> =>
  db.$queryRaw<InboxEntry[]>`
    UPDATE inbox_entries SET "readAt" = NULL
    WHERE "userId" = ${userId} AND "readAt" IS NOT NULL AND id = ANY(${ids}::integer[])
    RETURNING *`;

/**
 * Takes an entry out of the inbox, into which it comes back unread.
 *
 * @throws InvalidInputError when that is not in the next 30 days
 * @throws NotFoundError when the user has no such entry
 */
export async function snooze(userId: number, id: number, until: Date): Promise<void> {
  const now = Date.now();
  if (!(until.getTime() > now && until.getTime() <= now + longestSnoozeMs))
    throw new InvalidInputError(issue('until', 'inboxEntry.badTime'));
  const data = { shownAt: until, readAt: null };
  const { count } = await db.inboxEntry.updateMany({ where: { id, userId }, data });
  if (count === 0) throw new NotFoundError('inboxEntry.unknown');
}

/**
 * Brings an entry that is snoozed back to where it was; one that is shown stays as it is.
 *
 * @throws NotFoundError when the user has no such entry
 */
export async function wake(userId: number, id: number): Promise<InboxEntry> {
  await db.$executeRaw`
    UPDATE inbox_entries SET "shownAt" = "createdAt" WHERE "userId" = ${userId} AND id = ${id} AND "shownAt" > now()`;
  const entry = await db.inboxEntry.findFirst({ where: { id, userId } });
  if (!entry) throw new NotFoundError('inboxEntry.unknown');
  return entry;
}

export const expiredInboxEntries: Expired = {
  table: 'inbox_entries',
  key: 'id',
  where: () => Prisma.sql`"createdAt" < ${new Date(Date.now() - keptMs)}`,
};
