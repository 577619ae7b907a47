import { bearerTokenOf } from './bearer.ts';
import type { Client } from '../domain/accounts/client.ts';
import type { SignInMethod, TokenScope } from '../../common/values.ts';
import { grants, openAccessToken } from '../domain/accounts/accessTokens.ts';
import { openSession, type SignIn } from '../domain/accounts/sessions.ts';
import { mustSetUpSecondFactor } from '../domain/accounts/requiredSecondFactor.ts';
import { UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import { logEvent } from '../log.ts';
import { noteSender, requestScope } from '../request.ts';
import { bringsHint, clearHint, sessionTokenOf, setSessionCookie } from './sessionCookie.ts';

/** What every resolver knows of its request. */
export interface Context extends Client {
  /** Who is signed in; null for a visitor. Signing in and out changes it for the rest of the request. */
  viewer: User | null;
  /** Who is signed in with a browser and must set up a second factor; until then they are a visitor in everything else. */
  settingUp: User | null;
  /** The access token of a program that acts for the viewer; null for a browser. */
  accessToken: { readonly scopes: readonly TokenScope[] } | null;
  /** Signing in and out changes it, too. */
  sessionToken: string | null;
  /** Headers to add to the answer; they bring the session's cookie to the browser. */
  responseHeaders: Headers;
  /** The request; its signal aborts when nobody waits for the answer any more. */
  request: { readonly signal: AbortSignal; readonly url: string };
}

/** @throws UnauthenticatedError for an invalid Authorization header, even beside a valid cookie */
export async function contextOf(request: Request): Promise<Context> {
  const authorization = request.headers.get('authorization');
  return authorization === null ? contextOfBrowser(request) : contextOfProgram(request, authorization);
}

async function contextOfBrowser(request: Request): Promise<Context> {
  const sessionToken = sessionTokenOf(request);
  const session = sessionToken ? await openSession(sessionToken) : null;
  const responseHeaders = new Headers();
  if (sessionToken && session?.renewedUntil) setSessionCookie(responseHeaders, sessionToken, session.renewedUntil);
  if (session) noteSender({ userId: session.user.id });
  if (!session && bringsHint(request)) clearHint(responseHeaders); // the session was ended elsewhere
  return {
    ...(await rolesOf(session)),
    accessToken: null,
    sessionToken,
    responseHeaders,
    request,
    ...senderOf(request),
  };
}

/** Notes a sign-in in the operator's log. */
export function noteSignedIn({ user }: SignIn, method: SignInMethod): void {
  noteSender({ userId: user.id });
  logEvent('signed-in', { method });
}

/** What a user who is signed in with a browser may be: the viewer, or only somebody who sets up a second factor. */
export async function rolesOf(
  session: { user: User; method: string } | null,
): Promise<Pick<Context, 'viewer' | 'settingUp'>> {
  if (!session) return { viewer: null, settingUp: null };
  const { user, method } = session;
  const mustSetUp = await mustSetUpSecondFactor(user, method);
  return mustSetUp ? { viewer: null, settingUp: user } : { viewer: user, settingUp: null };
}

async function contextOfProgram(request: Request, authorization: string): Promise<Context> {
  const token = bearerTokenOf(authorization);
  const opened = token === undefined ? null : await openAccessToken(token);
  if (!opened) {
    logEvent('token-refused');
    throw new UnauthenticatedError(token === undefined ? 'token.unreadable' : 'token.unknown');
  }
  const { user: viewer, accessToken } = opened;
  noteSender({ userId: viewer.id, tokenId: accessToken.id });
  return {
    viewer,
    settingUp: null,
    accessToken,
    sessionToken: null,
    responseHeaders: new Headers(),
    request,
    ...senderOf(request),
  };
}

const senderOf = (request: Request) => ({
  address: requestScope.getStore()?.address ?? '',
  userAgent: request.headers.get('user-agent') ?? '',
});

/** Whether a user is signed in with a browser, and so knows the password. */
export const hasSession = ({ viewer, accessToken }: Context): boolean => viewer !== null && accessToken === null;

/** Who may set up a second factor: a user who is signed in with a browser, even if they can do nothing else yet. */
export const factorOwnerOf = (context: Context): User | null =>
  hasSession(context) ? context.viewer : context.settingUp;

/** Whether a user is signed in with a browser, or with an access token that has this scope. */
export const hasScope = ({ viewer, accessToken }: Context, scope: TokenScope): boolean =>
  viewer !== null && (accessToken === null || grants(accessToken.scopes, scope));

/** Whether an administrator is signed in with their browser; an access token never has its owner's rights over others. */
export const isAdministrator = (context: Context): boolean => hasSession(context) && context.viewer!.isAdmin;
