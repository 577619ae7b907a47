import { createHash } from 'node:crypto';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Expired } from '../jobs/sweep.ts';
import { log } from '../log.ts';

const keptMs = 24 * 60 * 60 * 1_000;

/** No work takes longer; who began it and has not kept an answer by then was ended in the middle of it. */
const longestWorkMs = 40_000;

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** A request under the key that its client gave it; digests of both. */
export interface KeyedRequest {
  key: string;
  request: string;
}

/**
 * @param asker whose key it is; keys of different askers have nothing to do with each other
 * @param request all that decides what the request does
 */
export const keyedRequest = (asker: string, key: string, request: string): KeyedRequest => ({
  key: sha256(`${asker}\n${key}`),
  request: sha256(request),
});

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Takes a request on.
 *
 * @returns nothing when its work is to be done now; else the answer that is kept, or why there is none to give: the key
 *   stands for another request, or for one that is still under way
 */
export async function begin(row: KeyedRequest): Promise<KeptAnswer | 'taken' | 'underWay' | undefined> {
  if (await isOurs(row)) return undefined;
  const earlier = await db.idempotentAnswer.findUnique({ where: { key: row.key } });
  if (earlier && earlier.request !== row.request) return 'taken';
  if (!earlier?.status || earlier.body === null) return 'underWay';
  return { status: earlier.status, body: JSON.parse(earlier.body) };
}

/**
 * Whether the work is for this request to do: the first with its key, or the first after one that was ended midway or whose
 * answer is no longer kept.
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

/** Keeps an answer for who asks again. What is done is done: whoever asked gets the answer even when this fails. */
export async function keep({ key }: KeyedRequest, { status, body }: KeptAnswer): Promise<void> {
  await db.idempotentAnswer
    .update({ where: { key }, data: { status, body: JSON.stringify(body) } })
    .catch((error: unknown) => log.warn({ err: error }, 'an answer to an Idempotency-Key could not be kept'));
}

/** Lets a key be used again; when the database does not answer, it can be after a while anyway. */
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
