import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { begin, free, keep, keyedRequest } from '../idempotency/keptAnswers.ts';
import { say } from '../say.ts';
import { mayWrite, type Context } from '../viewer/context.ts';
import { RestError } from './run.ts';

export interface Answer {
  status: ContentfulStatusCode;
  body: unknown;
}

/**
 * Does the work of a call whose client gave it an Idempotency-Key, once: who sends the same key and request again within
 * a day gets the same answer. A refusal is not kept, because it did nothing.
 *
 * @param key what the client calls the request
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
  const keyed = keyedRequest(askerOf(context), key, request);
  const earlier = await begin(keyed);
  if (typeof earlier === 'string') throw new RestError(409, say(`idempotencyKey.${earlier}`));
  if (earlier) return earlier as Answer;
  try {
    const answer = await work();
    await keep(keyed, answer);
    return answer;
  } catch (error) {
    if (error instanceof RestError && error.mayBeDone)
      await keep(keyed, { status: error.status, body: { message: error.message } });
    else await free(keyed);
    throw error;
  }
}

/** A program that may only read for a user is told nothing of what the user has written. */
function askerOf(context: Context): string {
  if (!context.viewer) return `address ${context.address}`;
  return `${mayWrite(context) ? 'user' : 'reader for user'} ${context.viewer.id}`;
}
