import { RequestCache } from '@pothos/plugin-scope-auth';
import { relyingPartyAt, type RelyingParty } from '../domain/accounts/relyingParty.ts';
import { InvalidInputError, issue, UnauthenticatedError } from '../errors.ts';
import type { User } from '../generated/prisma/client.ts';
import { factorOwnerOf, type Context } from '../viewer/context.ts';

/** The user whose second factor a request may set up; the scope `factorOwner` has made sure that there is one. */
export function factorOwner(context: Context): User {
  const user = factorOwnerOf(context);
  if (!user) throw new UnauthenticatedError();
  return user;
}

/** Makes somebody who had to set up a second factor, and has, the viewer for the rest of the request. */
export function finishSettingUp(context: Context): void {
  if (!context.settingUp) return;
  Object.assign(context, { viewer: context.settingUp, settingUp: null });
  RequestCache.clearForContext(context);
}

/**
 * The site that passkeys belong to.
 *
 * @throws InvalidInputError at an address that cannot have passkeys
 */
export function partyOf(context: Context): RelyingParty {
  const party = relyingPartyAt(context.request.url);
  if (!party) throw new InvalidInputError(issue('credential', 'passkey.elsewhere'));
  return party;
}

/** The same, undefined at such an address. */
export const partyIfAny = (context: Context) => relyingPartyAt(context.request.url);
