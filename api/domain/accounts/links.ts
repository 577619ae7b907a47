import { randomBytes } from 'node:crypto';
import { env } from '../../env.ts';
import { hashToken } from './sessions.ts';

/** The token of a link that works once: 256 random bits, of which only the digest is stored. */
export function newLinkToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/**
 * The address of a link that works once. Browsers send the part after `#` to nobody, so the token is in no log of a proxy.
 *
 * @param path of the screen that uses it
 */
export const linkTo = (path: string, token: string): string => addressOf(`${path}#${token}`);

/** The address of a path. The operator has configured it: a request's own Host header could lead anywhere. */
export function addressOf(path: string): string {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `${env.PUBLIC_URL ?? `http://${host}:${env.PORT}`}${path}`;
}
