import { parse } from 'hono/utils/cookie';
import { userOfSession } from './domain/sessions.ts';
import { env } from './env.ts';
import type { User } from './generated/prisma/client.ts';

/** What every resolver knows of the request it works for. */
export interface Context {
  /** Who is signed in; null for a visitor. */
  viewer: User | null;
}

/** The session's cookie; over https its prefix keeps other hosts and plain http from setting it. */
export const sessionCookie = env.PUBLIC_URL?.startsWith('https:') ? '__Host-stackling' : 'stackling';

export async function contextOf(request: Request): Promise<Context> {
  const token = parse(request.headers.get('cookie') ?? '', sessionCookie)[sessionCookie];
  return { viewer: token ? await userOfSession(token) : null };
}
