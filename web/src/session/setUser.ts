import { sessionStore, type SessionUser } from './session.ts';
import { leaveTab, takeTab } from './tabStorage.ts';

export interface SignedInUser extends SessionUser {
  id: string;
}

/**
 * Tells the frame and this tab's storage who is signed in.
 *
 * @param signedIn null for a visitor; undefined while it is only known that somebody is signed in
 */
export function setUser(signedIn: SignedInUser | null | undefined): void {
  if (!signedIn) {
    leaveTab();
    return sessionStore.set(signedIn);
  }
  const { id, ...user } = signedIn;
  takeTab(id);
  sessionStore.set(user);
}
