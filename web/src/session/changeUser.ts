import { renewEnvironment } from '../relay/environment.ts';
import { sessionStore, type SessionUser } from './session.ts';

/**
 * Makes the page somebody else's, or nobody's: all data of before is gone. Navigate right after it.
 *
 * @param user nothing while it is only known that somebody is signed in
 */
export function changeUser(user: SessionUser | null | undefined): void {
  renewEnvironment();
  sessionStore.set(user);
}
