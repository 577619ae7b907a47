import { sessionStore, type SessionUser } from './session.ts';
import { leaveTab, takeTab } from './tabStorage.ts';

export interface SignedInUser extends SessionUser {
  id: string;
}

/** Tells the frame and this tab's storage who is signed in. */
export function setUser(signedIn: SignedInUser | null): void {
  if (!signedIn) {
    leaveTab();
    return sessionStore.set(null);
  }
  const { id, ...user } = signedIn;
  takeTab(id);
  sessionStore.set(user);
}
