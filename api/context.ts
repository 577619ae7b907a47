import { openSession } from './domain/sessions.ts';
import type { User } from './generated/prisma/client.ts';
import { sessionTokenOf, setSessionCookie } from './sessionCookie.ts';

/** What every resolver knows of the request it works for. */
export interface Context {
  /** Who is signed in; null for a visitor. Signing in and out changes it for the rest of the request. */
  viewer: User | null;
  /** The token in the browser's cookie, whether or not it is worth anything. */
  sessionToken: string | null;
  /** Headers that the answer will carry besides its own; this is how a session's cookie gets to the browser. */
  responseHeaders: Headers;
}

export async function contextOf(request: Request): Promise<Context> {
  const sessionToken = sessionTokenOf(request);
  const session = sessionToken ? await openSession(sessionToken) : null;
  const responseHeaders = new Headers();
  if (sessionToken && session?.renewedUntil) setSessionCookie(responseHeaders, sessionToken, session.renewedUntil);
  return { viewer: session?.user ?? null, sessionToken, responseHeaders };
}
