import { withoutToken } from './earlierLinks.ts';

/** The file name of a calendar's address, and everything else that is as long as a secret. */
const calendarSecret = /(\/calendar\/).+/i;
const secret = /[\w-]{43,}/g;

/** A path as it may be logged: whoever reads the log could use the secrets in it. */
export const loggedPath = (path: string): string =>
  withoutToken(path).replace(calendarSecret, '$1…').replace(secret, '…');
