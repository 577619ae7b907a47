/** The session of the browser that sends the request. */
import { RequestCache } from '@pothos/plugin-scope-auth';
import type { SignInMethod } from '../../common/values.ts';
import type { NewSession, SignIn } from '../domain/accounts/sessions.ts';
import { SecondFactorMissingError } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import { noteSignedIn, rolesOf, type Context } from '../viewer/context.ts';
import { clearSessionCookie, setSessionCookie } from '../viewer/sessionCookie.ts';

/**
 * Gives the browser its new session.
 *
 * @param method how the user signed in
 * @throws SecondFactorMissingError when the user must set up a second factor first, which the session lets them do
 */
export async function enter(context: Context, signIn: SignIn, method: SignInMethod = 'password'): Promise<User> {
  const { user, session } = signIn;
  noteSignedIn(signIn, method);
  setSessionCookie(context.responseHeaders, session.token, session.expiresAt);
  become(context, await rolesOf({ user, method }), session.token);
  if (context.settingUp) throw new SecondFactorMissingError();
  return user;
}

/** Gives the browser the new token of its session. */
export function keepSignedIn(context: Context, { token, expiresAt }: NewSession): void {
  setSessionCookie(context.responseHeaders, token, expiresAt);
  context.sessionToken = token;
}

/** Signs out for the rest of the request and clears the browser's session cookie. */
export function leave(context: Context): void {
  clearSessionCookie(context.responseHeaders);
  become(context, { viewer: null, settingUp: null }, null);
}

/** Changes the viewer for the rest of the request and forgets the old viewer's cached permissions. */
function become(context: Context, roles: Pick<Context, 'viewer' | 'settingUp'>, sessionToken: string | null): void {
  Object.assign(context, roles, { sessionToken });
  RequestCache.clearForContext(context);
}
