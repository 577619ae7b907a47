import { renewEnvironment } from '../relay/environment.ts';
import { setUser, type SignedInUser } from './setUser.ts';

/**
 * Changes the page's user and drops all loaded data. Navigate right after it.
 *
 * @param user null for a visitor; undefined while it is only known that somebody is signed in
 */
export function changeUser(user: SignedInUser | null | undefined): void {
  renewEnvironment();
  setUser(user);
}
