import { renewEnvironment } from '../relay/environment.ts';
import { setUser, type SignedInUser } from './setUser.ts';

/** Makes the page somebody else's, or nobody's: all data of before is gone. Navigate right after it. */
export function changeUser(user: SignedInUser | null): void {
  renewEnvironment();
  setUser(user);
}
