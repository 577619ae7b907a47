import { bearerTokenOf } from './bearer.ts';
import type { Client } from '../domain/accounts/client.ts';
import { openAccessToken } from '../domain/accounts/accessTokens.ts';
import { openSession } from '../domain/accounts/sessions.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { AccessToken, User } from '../generated/prisma/client.ts';
import { requestScope } from '../request.ts';
import { bringsHint, clearHint, sessionTokenOf, setSessionCookie } from './sessionCookie.ts';

/** What every resolver knows of the request it works for. */
export interface Context extends Client {
  /** Who is signed in; null for a visitor. Signing in and out changes it for the rest of the request. */
  viewer: User | null;
  /** What a program acts with in the viewer's place; null when it is a browser that asks. */
  accessToken: Pick<AccessToken, 'canWrite'> | null;
  /** Signing in and out changes it, too. */
  sessionToken: string | null;
  /** Headers that the answer will carry besides its own; this is how a session's cookie gets to the browser. */
  responseHeaders: Headers;
  /** The request; its signal says when nobody waits for the answer any more. */
  request: { readonly signal: AbortSignal };
}

/** @throws UnauthenticatedError for an Authorization header that opens nothing; a cookie beside it is not looked at. */
export async function contextOf(request: Request): Promise<Context> {
  const authorization = request.headers.get('authorization');
  return authorization === null ? contextOfBrowser(request) : contextOfProgram(request, authorization);
}

async function contextOfBrowser(request: Request): Promise<Context> {
  const sessionToken = sessionTokenOf(request);
  const session = sessionToken ? await openSession(sessionToken) : null;
  const responseHeaders = new Headers();
  if (sessionToken && session?.renewedUntil) setSessionCookie(responseHeaders, sessionToken, session.renewedUntil);
  if (!session && bringsHint(request)) clearHint(responseHeaders); // the session was ended elsewhere
  return {
    viewer: session?.user ?? null,
    accessToken: null,
    sessionToken,
    responseHeaders,
    request,
    address: address(),
  };
}

async function contextOfProgram(request: Request, authorization: string): Promise<Context> {
  const token = bearerTokenOf(authorization);
  if (token === undefined) throw new UnauthenticatedError('token.unreadable');
  const opened = await openAccessToken(token);
  if (!opened) throw new UnauthenticatedError('token.unknown');
  const { user: viewer, accessToken } = opened;
  return { viewer, accessToken, sessionToken: null, responseHeaders: new Headers(), request, address: address() };
}

const address = () => requestScope.getStore()?.address ?? '';

/** Whether somebody is signed in with their browser, which shows that they know the password. */
export const hasSession = ({ viewer, accessToken }: Context): boolean => viewer !== null && accessToken === null;

/** Whether somebody is signed in who may change things: with their browser, or with an access token made for it. */
export const mayWrite = ({ viewer, accessToken }: Context): boolean =>
  viewer !== null && accessToken?.canWrite !== false;

/** Whether an administrator is signed in with their browser; an access token never has its owner's rights over others. */
export const isAdministrator = (context: Context): boolean => hasSession(context) && context.viewer!.isAdmin;
