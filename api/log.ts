import { pino } from 'pino';
import { env } from './env.ts';
import { requestScope } from './request.ts';

/**
 * Lines are buffered and written at least once a second and at exit, because a write for each line would take a quarter
 * of the time of a request.
 */
const output = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 });

/**
 * Structured logs on standard output: one line of JSON each, with the request's id. Never log secrets, cookies, bodies
 * or query strings.
 */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    // PostgreSQL's error detail repeats the row that it refused, values included.
    redact: ['err.meta.driverAdapterError.cause.detail'],
    mixin: () => ({ requestId: requestScope.getStore()?.id }),
  },
  output,
);
