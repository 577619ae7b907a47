import { createHash } from 'node:crypto';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Context } from '../context.ts';
import { db } from '../db.ts';
import { requestScope } from '../request.ts';
import { RestError } from './run.ts';

export interface Answer {
  status?: ContentfulStatusCode;
  body: unknown;
}

const keptMs = 24 * 60 * 60 * 1_000;

/**
 * Does the work of a call whose client gave it an Idempotency-Key, once: who sends the same key and request again within
 * a day gets the same answer. A refusal is not kept, because it did nothing.
 *
 * @param key what the client calls the request; keys of different users have nothing to do with each other
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
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new RestError(400, 'An Idempotency-Key is 1 to 255 visible ASCII characters.');
  const who = context.viewer ? `user ${context.viewer.id}` : `address ${requestScope.getStore()?.address}`;
  const row = { key: sha256(`${who}\n${key}`), request: sha256(request) };

  await db.idempotentAnswer.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - keptMs) } } });
  const { count } = await db.idempotentAnswer.createMany({ data: [row], skipDuplicates: true });
  if (count === 0) return earlierAnswer(row);
  try {
    const answer = await work();
    const { status = 200, body } = answer;
    await db.idempotentAnswer.update({ where: { key: row.key }, data: { status, body: JSON.stringify(body) } });
    return answer;
  } catch (error) {
    await db.idempotentAnswer.delete({ where: { key: row.key } });
    throw error;
  }
}

async function earlierAnswer({ key, request }: { key: string; request: string }): Promise<Answer> {
  const earlier = await db.idempotentAnswer.findUnique({ where: { key } });
  if (earlier && earlier.request !== request)
    throw new RestError(409, 'This Idempotency-Key was used for another request.');
  if (!earlier?.status || earlier.body === null)
    throw new RestError(409, 'The first request with this Idempotency-Key is still under way.');
  return { status: earlier.status as ContentfulStatusCode, body: JSON.parse(earlier.body) };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
