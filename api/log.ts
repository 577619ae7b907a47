import { pino } from 'pino';
import { env } from './env.ts';
import { requestScope } from './request.ts';

/**
 * Lines are buffered and written at least once a second and at exit, because a write for each line would take a quarter
 * of the time of a request.
 */
const output = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 });

/**
 * Structured logs on standard output: one line of JSON each, with the request's id and its sender's. Never log secrets, cookies, bodies
 * or query strings.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    // PostgreSQL's error detail repeats the row that it refused, values included.
    redact: ['err.meta.driverAdapterError.cause.detail'],
    mixin() {
      const { id: requestId, userId, tokenId } = requestScope.getStore() ?? {};
      return { requestId, userId, tokenId };
    },
  },
  output,
);

/** What operators watch for; docs/operations.md lists these with their details. */
type SecurityEvent =
  | 'signed-in'
  | 'sign-in-failed'
  | 'wrong-password'
  | 'wrong-code'
  | 'passkey-refused'
  | 'token-refused'
  | 'limit'
  | 'refused'
  | 'cross-site';

/** Logs what operators watch for, in a line of its own. Details never hold an email, a name, a token, a code or a text. */
export const logEvent = (
  event: SecurityEvent,
  details: Readonly<Record<string, string | number | readonly string[]>> = {},
): void => log.info({ event, ...details }, 'security event');
