import { isIP } from 'node:net';
import { env } from '../../env.ts';

/** The site that passkeys belong to. */
export interface RelyingParty {
  /** The host name that a passkey works for. */
  id: string;
  /** The only origin whose pages may use it. */
  origin: string;
}

/**
 * The site that passkeys belong to: that of PUBLIC_URL, or without that setting localhost, with the port that the
 * browser uses.
 *
 * @param url the address of the request
 * @returns undefined at an address that cannot have passkeys
 */
export function relyingPartyAt(url: string): RelyingParty | undefined {
  const { origin, hostname } = new URL(env.PUBLIC_URL ?? url);
  const isOurs = env.PUBLIC_URL === undefined ? hostname === 'localhost' : isIP(hostname) === 0;
  return isOurs ? { id: hostname, origin } : undefined;
}
