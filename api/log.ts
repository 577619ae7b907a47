import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import { env } from './env.ts';

/** The id of the request that is being worked for; every line logged meanwhile carries it. */
export const requestId = new AsyncLocalStorage<string>();

/** Structured logs on standard output, a line of JSON each. No secret, cookie, body or query string goes in. */
export const log = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin: () => ({ requestId: requestId.getStore() }),
});
