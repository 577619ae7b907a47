import { parse, serialize } from 'hono/utils/cookie';
import { signedInHint } from '../../common/signedInHint.ts';
import { env } from '../env.ts';

const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;

/** The `__Host-` prefix, used over https, keeps other hosts and plain http from setting the cookie. */
export const sessionCookie = isSecure ? '__Host-stackling' : 'stackling';

const hintAttributes = { path: '/', sameSite: 'Lax', secure: isSecure } as const;
const attributes = { ...hintAttributes, httpOnly: true } as const;

export function sessionTokenOf(request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '', sessionCookie)[sessionCookie] || null;
}

/** Whether the browser sends the cookie that tells the page that somebody is signed in. */
export function bringsHint(request: Request): boolean {
  return signedInHint in parse(request.headers.get('cookie') ?? '', signedInHint);
}

export function setSessionCookie(headers: Headers, token: string, expires: Date): void {
  headers.append('Set-Cookie', serialize(sessionCookie, token, { ...attributes, expires }));
  headers.append('Set-Cookie', serialize(signedInHint, '1', { ...hintAttributes, expires }));
}

export function clearSessionCookie(headers: Headers): void {
  headers.append('Set-Cookie', serialize(sessionCookie, '', { ...attributes, maxAge: 0 }));
  clearHint(headers);
}

export function clearHint(headers: Headers): void {
  headers.append('Set-Cookie', serialize(signedInHint, '', { ...hintAttributes, maxAge: 0 }));
}
