import { secureSignedInHint, signedInHint } from '../../../common/signedInHint.ts';
import { createStore, useStore } from '../ui/store.ts';

/** The properties of the signed-in user that the frame shows. */
export interface SessionUser {
  username: string;
  isAdmin: boolean;
}

/**
 * The signed-in user: null for a visitor; undefined while only the hint cookie says that somebody is signed in. The
 * screens' queries load it (useSessionOf.ts), and the frame follows.
 */
export const sessionStore = createStore<SessionUser | null | undefined>(hasHint() ? undefined : null);

export const useSession = () => useStore(sessionStore);

/** Whether the hint cookie says that somebody is signed in. Otherwise the server need not be asked. */
export function hasHint(): boolean {
  const cookies = document.cookie.split('; ');
  return [signedInHint, secureSignedInHint].some((name) => cookies.includes(`${name}=1`));
}
