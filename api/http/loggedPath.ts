import { withoutToken } from './earlierLinks.ts';

/** What follows in a calendar's address and in one that unsubscribes, and everything else that is as long as a secret. */
const afterPath = /(\/(?:calendar|unsubscribe)\/).+/i;
const secret = /[\w-]{43,}/g;

/** A path as it may be logged: whoever reads the log could use the secrets in it. */
export const loggedPath = (path: string): string => withoutToken(path).replace(afterPath, '$1…').replace(secret, '…');
