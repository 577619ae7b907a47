import { parse, serialize } from 'hono/utils/cookie';
import { env } from '../env.ts';

/** The cookie of somebody who is at the OpenID provider. It must come back with them from another site, hence `Lax`. */
const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;
const name = isSecure ? '__Host-stackling-openid' : 'stackling-openid';
const attributes = { path: '/', sameSite: 'Lax', secure: isSecure, httpOnly: true } as const;

export const flowSecretOf = (request: Request): string | null =>
  parse(request.headers.get('cookie') ?? '', name)[name] || null;

export function setFlowCookie(headers: Headers, secret: string, expires: Date): void {
  headers.append('Set-Cookie', serialize(name, secret, { ...attributes, expires }));
}

export function clearFlowCookie(headers: Headers): void {
  headers.append('Set-Cookie', serialize(name, '', { ...attributes, maxAge: 0 }));
}
