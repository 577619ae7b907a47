import { pino } from 'pino';
import { env } from './env.ts';
import { requestScope } from './request.ts';

/** Lines are written some at a time, within a second and at the end, as a write for each would cost a request a quarter of its time. */
const output = pino.destination({ sync: false, minLength: 4_096, periodicFlush: 1_000 });

/** Structured logs on standard output, a line of JSON each, with the request's id. No secret, cookie, body or query string goes in. */
export const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    // Where PostgreSQL shows the row that it refused, with what is in it.
    redact: ['err.meta.driverAdapterError.cause.detail'],
    mixin: () => ({ requestId: requestScope.getStore()?.id }),
  },
  output,
);
