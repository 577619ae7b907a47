import { parse, serialize } from 'hono/utils/cookie';
import { secureSignedInHint, signedInHint } from '../../common/signedInHint.ts';
import { env } from '../env.ts';

const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;

/** The `__Host-` prefix, used over https, keeps other hosts and plain http from setting the cookie. */
export const sessionCookie = isSecure ? '__Host-stackling' : 'stackling';

export const hintCookie = isSecure ? secureSignedInHint : signedInHint;

const hintAttributes = { path: '/', sameSite: 'Lax', secure: isSecure } as const;
const attributes = { ...hintAttributes, httpOnly: true } as const;

export function sessionTokenOf(request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '', sessionCookie)[sessionCookie] || null;
}

/** Whether the browser sends the cookie that tells the page that somebody is signed in. */
export function bringsHint(request: Request): boolean {
  return hintCookie in parse(request.headers.get('cookie') ?? '', hintCookie);
}

export function setSessionCookie(headers: Headers, token: string, expires: Date): void {
  headers.append('Set-Cookie', serialize(sessionCookie, token, { ...attributes, expires }));
  headers.append('Set-Cookie', serialize(hintCookie, '1', { ...hintAttributes, expires }));
}

export function clearSessionCookie(headers: Headers): void {
  headers.append('Set-Cookie', serialize(sessionCookie, '', { ...attributes, maxAge: 0 }));
  clearHint(headers);
}

export function clearHint(headers: Headers): void {
  headers.append('Set-Cookie', serialize(hintCookie, '', { ...hintAttributes, maxAge: 0 }));
}
