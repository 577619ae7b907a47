import { createHash } from 'node:crypto';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Expired } from '../jobs/sweep.ts';
import { log } from '../log.ts';

const keptMs = 24 * 60 * 60 * 1_000;

/** No request takes longer. One that has stored no answer by then was interrupted. */
const longestWorkMs = 40_000;

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** The digests of a client's key and of its request. */
export interface KeyedRequest {
  key: string;
  request: string;
}

/**
 * @param asker whose key it is; the keys of different askers are independent
 * @param request everything that decides what the request does
 */
export const keyedRequest = (asker: string, key: string, request: string): KeyedRequest => ({
  key: sha256(`${asker}\n${key}`),
  request: sha256(request),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Claims a request.
 *
 * @returns undefined when the caller should do the work now; otherwise the stored answer, or why there is none: the key
 *   is taken by another request, or the same request is still under way
 */
export async function begin(row: KeyedRequest): Promise<KeptAnswer | 'taken' | 'underWay' | undefined> {
  if (await isOurs(row)) return undefined;
  const earlier = await db.idempotentAnswer.findUnique({ where: { key: row.key } });
  if (earlier && earlier.request !== row.request) return 'taken';
  if (!earlier?.status || earlier.body === null) return 'underWay';
  return { status: earlier.status, body: JSON.parse(earlier.body) };
}

/**
 * Whether this request should do the work: it is the first with its key, or the first after one that was interrupted or
 * whose answer has expired.
 */
async function isOurs(row: KeyedRequest): Promise<boolean> {
  const { count: isFirst } = await db.idempotentAnswer.createMany({ data: [row], skipDuplicates: true });
  if (isFirst) return true;
  const { count: isNext } = await db.idempotentAnswer.updateMany({
    where: {
      key: row.key,
      OR: [
        { createdAt: { lt: before(keptMs) } },
        { createdAt: { lt: before(longestWorkMs) }, request: row.request, status: null },
      ],
    },
    data: { request: row.request, status: null, body: null, createdAt: new Date() },
  });
  return isNext > 0;
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
