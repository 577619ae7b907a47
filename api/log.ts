import { pino } from 'pino';
import { env } from './env.ts';
import { requestScope } from './request.ts';

/** Structured logs on standard output, a line of JSON each, with the request's id. No secret, cookie, body or query string goes in. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  // Where PostgreSQL shows the row that it refused, with what is in it.
  redact: ['err.meta.driverAdapterError.cause.detail'],
  mixin: () => ({ requestId: requestScope.getStore()?.id }),
});
