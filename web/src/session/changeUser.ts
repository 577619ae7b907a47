import { renewEnvironment } from '../relay/environment.ts';
import { sessionStore, type SessionUser } from './session.ts';

/** Makes the page somebody else's, or nobody's: all data of before is gone. Navigate right after it. */
export function changeUser(user: SessionUser | null): void {
  renewEnvironment();
  sessionStore.set(user);
}
