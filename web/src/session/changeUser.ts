import { renewEnvironment } from '../relay/environment.ts';
import { setUser, type SignedInUser } from './setUser.ts';

/**
 * Makes the page somebody else's, or nobody's: all data of before is gone. Navigate right after it.
 *
 * @param user undefined while it is only known that somebody is signed in
 */
export function changeUser(user: SignedInUser | null | undefined): void {
  renewEnvironment();
  setUser(user);
}
