import { createHash } from 'node:crypto';
import { db } from '../database/db.ts';
import { hasRoomSql } from '../database/quota.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Expired } from '../jobs/sweep.ts';
import { log } from '../log.ts';

const keptMs = 24 * 60 * 60 * 1_000;

/** No request takes longer. One that has stored no answer by then was interrupted. */
const longestWorkMs = 40_000;

/** How many answers are kept for a user at a time, each at most a day and an hour old. */
export const mostKept = 1_000;

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** The digests of a client's key and of its request. */
export interface KeyedRequest {
  userId: number;
  key: string;
  request: string;
}

/**
 * @param lacking the scopes that the sender's access token does not have; such a program must not get stored answers to what
 *   its user may do
 * @param request everything that decides what the request does
 */
export const keyedRequest = (
  userId: number,
  lacking: readonly string[],
  key: string,
  request: string,
): KeyedRequest => ({
  userId,
  key: sha256(`${['user', userId, ...lacking].join(' ')}\n${key}`),
  request: sha256(request),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Claims a request.
 *
 * @returns undefined when the caller should do the work now; otherwise the stored answer, or why there is none: the key
 *   is taken by another request, the same request is still under way, or the user has too many keys
 */
export async function begin(row: KeyedRequest): Promise<KeptAnswer | 'taken' | 'underWay' | 'tooMany' | undefined> {
  const { hasRoom, isFirst } = await claim(row);
  if (isFirst || (await isNext(row))) return undefined;
  const earlier = await db.idempotentAnswer.findUnique({ where: { key: row.key } });
  if (earlier && earlier.request !== row.request) return 'taken';
  if (!earlier && !hasRoom) return 'tooMany';
  if (!earlier?.status || earlier.body === null) return 'underWay';
  return { status: earlier.status, body: JSON.parse(earlier.body) };
}

/** Stores a request unless there is one with its key, or no room. */
async function claim({ userId, key, request }: KeyedRequest): Promise<{ hasRoom: boolean; isFirst: boolean }> {
  const [claimed] = await db.$queryRaw<[{ hasRoom: boolean; isFirst: boolean }]>`
    WITH room AS (SELECT ${hasRoomSql('answer', userId, mostKept)} AS "hasRoom"),
    stored AS (
      INSERT INTO idempotent_answers ("userId", key, request)
      SELECT ${userId}::integer, ${key}::text, ${request}::text FROM room WHERE "hasRoom"
      ON CONFLICT DO NOTHING RETURNING key
    )
    SELECT "hasRoom", EXISTS (SELECT FROM stored) AS "isFirst" FROM room`;
  return claimed;
}

/** Whether this request is the first after one that was interrupted, or whose answer has expired. */
async function isNext({ key, request }: KeyedRequest): Promise<boolean> {
  const { count } = await db.idempotentAnswer.updateMany({
    where: {
      key,
      OR: [{ createdAt: { lt: before(keptMs) } }, { createdAt: { lt: before(longestWorkMs) }, request, status: null }],
    },
    data: { request, status: null, body: null, createdAt: new Date() },
  });
  return count > 0;
}

/** Stores an answer for repeated requests. The work is done, so the client gets the answer even when storing fails. */
export async function keep({ key }: KeyedRequest, { status, body }: KeptAnswer): Promise<void> {
  await db.idempotentAnswer
    .update({ where: { key }, data: { status, body: JSON.stringify(body) } })
    .catch((error: unknown) => log.warn({ err: error }, 'an answer to an Idempotency-Key could not be kept'));
}

/** Frees a key for another use. If that fails, the key becomes free after `longestWorkMs`. */
export async function free({ key }: KeyedRequest): Promise<void> {
  await db.idempotentAnswer
    .delete({ where: { key } })
    .catch((error: unknown) => log.warn({ err: error }, 'an Idempotency-Key could not be freed'));
}

export const expiredAnswers: Expired = {
  table: 'idempotent_answers',
  key: 'key',
  where: () => Prisma.sql`"createdAt" < ${before(keptMs)}`,
};

const before = (ms: number) => new Date(Date.now() - ms);
