import { heard } from '../../../common/said.ts';
import type { NoticeKind } from '../../../common/values.ts';
import type { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { newJobs, nextJobId } from '../../jobs/queue.ts';
import type { Message } from '../../notifications/message.ts';
import { say } from '../../say.ts';
import { sendsMail } from '../../services/mail.ts';
import { notRemovedSql } from '../lists/removal.ts';

/** The name of the job that delivers a message. */
export const deliveryJobName = 'delivery';

/** What somebody is told. Its texts are sayings (common/said.ts), so that the inbox keeps their values. */
export interface Announcement {
  title: string;
  /** The calendar day that it is about, YYYY-MM-DD. */
  day: string;
  lines: readonly Notice[];
}

/** One line of it, which is an entry of the inbox. */
export interface Notice {
  kind: NoticeKind;
  text: string;
  /** The page about it. */
  url?: string;
  subscriptionId?: number;
}

type Client = Pick<typeof db, '$executeRaw'>;

/**
 * Tells somebody something on all of these ways, in the transaction that causes it. The same key goes to the same way once,
 * however often it is announced.
 *
 * @param channels inbox, email, or the ids of channels. What its owner has removed, switched off or unsubscribed from is left
 *   out
 */
export async function announce(
  transaction: Client,
  userId: number,
  channels: readonly string[],
  announcement: Announcement,
  key: string,
): Promise<void> {
  if (announcement.lines.length === 0) return;
  if (channels.includes('inbox')) await enter(transaction, userId, announcement, key);
  const others = channels.filter((channel) => channel !== 'inbox');
  if (others.length > 0) await enqueue(transaction, userId, others, announcement, key);
}

function enter(transaction: Client, userId: number, { day, lines }: Announcement, key: string) {
  return transaction.$executeRaw`
    INSERT INTO inbox_entries ("userId", key, place, kind, day, "subscriptionId", saying)
    SELECT ${userId}::integer, ${key}::text, place, kind, ${day}::date, "subscriptionId", saying
    FROM unnest(${lines.map(({ kind }) => kind)}::text[], ${lines.map(({ text }) => text)}::text[],
      ${lines.map(({ subscriptionId = null }) => subscriptionId)}::integer[])
      WITH ORDINALITY AS line (kind, saying, "subscriptionId", place)
    ON CONFLICT ("userId", key, place) DO NOTHING`;
}

/** A delivery and its job for each channel that does not have the key yet. */
function enqueue(
  transaction: Client,
  userId: number,
  channels: readonly string[],
  announcement: Announcement,
  key: string,
) {
  const ids = channels.filter((channel) => /^[1-9]\d{0,8}$/.test(channel)).map(Number);
  return transaction.$executeRaw`
    WITH fresh AS (
      INSERT INTO deliveries ("userId", key, channel, "channelName", message, "jobId")
      SELECT ${userId}::integer, ${key}::text, channel, name, ${JSON.stringify(messageOf(announcement))}::text, ${nextJobId} FROM (
        SELECT id::text AS channel, name FROM channels
        WHERE "userId" = ${userId} AND id = ANY(${ids}::integer[]) AND "offAt" IS NULL AND ${notRemovedSql}
        UNION ALL
        SELECT 'email', 'email' FROM users
        WHERE id = ${userId} AND "mailsOffAt" IS NULL AND ${channels.includes('email') && sendsMail()}::boolean
      ) AS open
      ON CONFLICT ("userId", key, channel) DO NOTHING RETURNING "jobId"
    )
    ${newJobs(deliveryJobName, Prisma.sql`fresh`)}`;
}

function messageOf({ title, day, lines }: Announcement): Message {
  return { title: told(title), day, lines: lines.map(({ text, url }) => ({ text: told(text), ...(url && { url }) })) };
}

/** The words of a saying. */
export function told(saying: string): string {
  const { id, values } = heard(saying);
  return say(id, values);
}
