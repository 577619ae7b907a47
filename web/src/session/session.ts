import { signedInHint } from '../../../common/signedInHint.ts';
import { createStore, useStore } from '../ui/store.ts';

/** What the frame shows of whoever is signed in. */
export interface SessionUser {
  username: string;
  isAdmin: boolean;
}

/**
 * Who is signed in: null for nobody; undefined while only the hint tells of somebody. The screens' own queries bring it
 * (useSessionOf.ts), and the frame follows.
 */
export const sessionStore = createStore<SessionUser | null | undefined>(hasHint() ? undefined : null);

export const useSession = () => useStore(sessionStore);

/** Whether the browser says that somebody is signed in. If not there is nobody to ask the server about. */
export function hasHint(): boolean {
  return document.cookie.split('; ').includes(`${signedInHint}=1`);
}
