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
 * Runs a call with an Idempotency-Key once: the same key and request get the same answer for a day. A refusal is not
 * stored, because the call did nothing.
 *
 * @param key the client's name for the request
 * @param request everything that decides what the call does
 * @throws RestError with 400 for an invalid key, with 409 when the key is taken by another request or its request is
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

/** Keeps the keys of read-only tokens apart, so that they cannot get stored answers to the user's own writes. */
function askerOf(context: Context): string {
  if (!context.viewer) return `address ${context.address}`;
  return `${mayWrite(context) ? 'user' : 'reader for user'} ${context.viewer.id}`;
}
