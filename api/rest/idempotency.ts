import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { mayWrite, type Context } from '../viewer/context.ts';
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Expired } from '../jobs/sweep.ts';
import { log } from '../log.ts';
import { requestScope } from '../request.ts';
import { RestError } from './run.ts';
import { say } from '../say.ts';

export interface Answer {
  status: ContentfulStatusCode;
  body: unknown;
}

const keptMs = 24 * 60 * 60 * 1_000;

/** No work takes longer; who began it and has not noted an answer by then was ended in the middle of it. */
const longestWorkMs = 40_000;

/**
 * Does the work of a call whose client gave it an Idempotency-Key, once: who sends the same key and request again within
 * a day gets the same answer. A refusal is not kept, because it did nothing.
 *
 * @param key what the client calls the request; keys of different users have nothing to do with each other, nor have those
 *   of a user and of a program that may only read for them
 * @param request all that decides what the call does
 * @throws RestError with 400 for a key that is none, with 409 when the key stands for another request or for one that is
 *   still under way
 */
export async function answerOnce(
  key: string,
  request: string,
  context: Context,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new RestError(400, say('idempotencyKey.invalid'));
  const row = { key: sha256(`${askerOf(context)}\n${key}`), request: sha256(request) };

  if (!(await isOurs(row))) return earlierAnswer(row);
  try {
    const answer = await work();
    await note(row.key, answer);
    return answer;
  } catch (error) {
    if (error instanceof RestError && error.mayBeDone)
      await note(row.key, { status: error.status, body: { message: error.message } });
    else await free(row.key);
    throw error;
  }
}

function askerOf(context: Context): string {
  if (!context.viewer) return `address ${requestScope.getStore()?.address}`;
  return `${mayWrite(context) ? 'user' : 'reader for user'} ${context.viewer.id}`;
}

export const expiredAnswers: Expired = {
  table: 'idempotent_answers',
  key: 'key',
  where: () => Prisma.sql`"createdAt" < ${before(keptMs)}`,
};

const before = (ms: number) => new Date(Date.now() - ms);

/**
 * Whether the work is for this request to do: the first with its key, or the first after one that was ended midway or whose
 * answer is no longer kept.
 */
async function isOurs(row: { key: string; request: string }): Promise<boolean> {
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
async function note(key: string, { status, body }: Answer): Promise<void> {
  await db.idempotentAnswer
    .update({ where: { key }, data: { status, body: JSON.stringify(body) } })
    .catch((error: unknown) => log.warn({ err: error }, 'an answer to an Idempotency-Key could not be kept'));
}

/** Lets a key be used again; when the database does not answer, it can be after a while anyway. */
async function free(key: string): Promise<void> {
  await db.idempotentAnswer
    .delete({ where: { key } })
    .catch((error: unknown) => log.warn({ err: error }, 'an Idempotency-Key could not be freed'));
}

async function earlierAnswer({ key, request }: { key: string; request: string }): Promise<Answer> {
  const earlier = await db.idempotentAnswer.findUnique({ where: { key } });
  if (earlier && earlier.request !== request) throw new RestError(409, say('idempotencyKey.taken'));
  if (!earlier?.status || earlier.body === null) throw new RestError(409, say('idempotencyKey.underWay'));
  return { status: earlier.status as ContentfulStatusCode, body: JSON.parse(earlier.body) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
