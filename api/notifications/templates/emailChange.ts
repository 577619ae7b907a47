import { paths } from '../../../common/paths.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';
import { letter } from './letter.ts';
import { occasion, type Notice } from './securityNotice.ts';

// Nothing needs escaping: usernames, email addresses, links and the names of browsers hold nothing that is special in HTML.

/** To an address that somebody has to show to be theirs. */
export function confirmEmailMail(to: string, { username }: Pick<User, 'username'>, link: string): Omit<Mail, 'from'> {
  return letter(to, 'Confirm your email address for Stackling', [
    'Hello,',
    `Somebody, most likely you, uses or wants to use this email address for the Stackling account ${username}.`,
    'To confirm that the address is yours, open this link. It works once and expires in 24 hours:',
    { link, words: 'Confirm my email address' },
    `If it was not you, you can ignore this email. Without the link, ${username} cannot use your address.`,
  ]);
}

/** To the owner of an account, when somebody else wants its address. */
export function emailInUseMail({ username, email }: Pick<User, 'username' | 'email'>): Omit<Mail, 'from'> {
  return letter(email, 'Somebody wanted to use your email address', [
    `Hello ${username},`,
    'Somebody wanted to use this email address for another Stackling account. As it is the address of yours, nothing has changed.',
    'If it was you, choose another address for the other account. If it was not, there is nothing to do.',
  ]);
}

/** To the address that an account still has, when its user asks for another one. */
export function emailChangeMail(
  to: string,
  { username, email, device, at }: Pick<Notice, 'device' | 'at'> & { username: string; email: string },
  address: string,
): Omit<Mail, 'from'> {
  return letter(to, 'Your Stackling email address is about to change', [
    `Hello ${username},`,
    `Somebody, most likely you, asked to change the email address of your account to ${email}.`,
    occasion({ device, at }),
    'Nothing has changed yet. You log in with this address until the new one is confirmed.',
    'If it was not you, cancel the change and set a new password now, on the page Account:',
    { link: address + paths.account, words: 'Open my account' },
  ]);
}
