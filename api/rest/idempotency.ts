import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { tokenScopeNames } from '../../common/values.ts';
import { begin, free, keep, keyedRequest, mostKept } from '../idempotency/keptAnswers.ts';
import { say } from '../say.ts';
import { hasScope, type Context } from '../viewer/context.ts';
import { RestError } from './run.ts';

export interface Answer {
  status: ContentfulStatusCode;
  body: unknown;
}

/**
 * Runs a user's call with an Idempotency-Key once: the same key and request get the same answer for a day. A refusal is not
 * stored, because the call did nothing. Nothing is stored for visitors: they can change no data, and would fill the disk.
 *
 * @param key the client's name for the request
 * @param request everything that decides what the call does
 * @throws RestError with 400 for an invalid key, with 409 when the key is taken by another request or its request is
 *   still under way, with 429 when the user has sent too many keys
 */
export async function answerOnce(
  key: string,
  request: string,
  context: Context,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw new RestError(400, say('idempotencyKey.invalid'));
  if (!context.viewer) return work();
  const lacking = tokenScopeNames.filter((scope) => !hasScope(context, scope));
  const keyed = keyedRequest(context.viewer.id, lacking, key, request);
  const earlier = await begin(keyed);
  if (earlier === 'tooMany')
    throw new RestError(429, say('idempotencyKey.tooMany', { maximum: mostKept }), {
      headers: { 'Retry-After': '3600' },
    });
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
