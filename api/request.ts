import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import { env } from './env.ts';

/** The longest request body, in bytes. */
export const longestBody = 100_000;

/** The request that is being handled, available to all code that runs for it. */
export interface RequestScope {
  id: string;
  /** The client's address, taken from X-Forwarded-For as far as TRUST_PROXY allows. */
  address: string;
  /** The user who sends it, once that is known; undefined for a visitor. */
  userId?: number;
  /** The access token that it comes with. */
  tokenId?: number;
}

export const requestScope = new AsyncLocalStorage<RequestScope>();

/** Notes who sends the request. */
export function noteSender(who: Pick<RequestScope, 'userId' | 'tokenId'>): void {
  Object.assign(requestScope.getStore() ?? {}, who);
}

/**
 * The address that a request comes from: each trusted proxy appends the address it saw to X-Forwarded-For. What is no
 * address there is passed over.
 */
export function addressOf(request: IncomingMessage): string {
  if (env.TRUST_PROXY === 0) return request.socket.remoteAddress ?? '';
  const seen = proxyAddress.all(request, (_address, hop) => hop < env.TRUST_PROXY);
  return seen.map(withoutPort).findLast((address) => address !== undefined) ?? '';
}

/** An address as every proxy would write it; undefined for anything else. */
function withoutPort(text: string | undefined): string | undefined {
  const [, inBrackets, bare] = /^(?:\[(.*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text ?? '') ?? [];
  const address = inBrackets ?? bare ?? text ?? '';
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  return ipaddr.process(address).toString();
}
