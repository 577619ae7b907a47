import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { env } from './env.ts';

/** The longest request body, in bytes. */
export const longestBody = 100_000;

/** The request that is being handled, available to all code that runs for it. */
export interface RequestScope {
  id: string;
  /** The client's address, taken from X-Forwarded-For as far as TRUST_PROXY allows. */
  address: string;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

/** The address that a request comes from: each trusted proxy appends the address it saw to X-Forwarded-For. */
export function addressOf(request: IncomingMessage): string {
  const direct = request.socket.remoteAddress ?? '';
  if (env.TRUST_PROXY === 0) return direct;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = [...forwarded, direct].map((address) => address.trim()).filter(Boolean);
  return seen.at(-1 - env.TRUST_PROXY) ?? seen[0] ?? '';
}
