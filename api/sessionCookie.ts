import { parse, serialize } from 'hono/utils/cookie';
import { env } from './env.ts';

const isSecure = env.PUBLIC_URL?.startsWith('https:') ?? false;

/** Over https the prefix keeps other hosts, and plain http, from setting the cookie. */
export const sessionCookie = isSecure ? '__Host-stackling' : 'stackling';

const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure } as const;

export function sessionTokenOf(request: Request): string | null {
  return parse(request.headers.get('cookie') ?? '', sessionCookie)[sessionCookie] || null;
}

export function setSessionCookie(headers: Headers, token: string, expires: Date): void {
  headers.append('Set-Cookie', serialize(sessionCookie, token, { ...attributes, expires }));
}

export function clearSessionCookie(headers: Headers): void {
  headers.append('Set-Cookie', serialize(sessionCookie, '', { ...attributes, maxAge: 0 }));
}
