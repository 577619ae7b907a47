import { paths } from '../../../common/paths.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';
import { letter } from './letter.ts';

/** Needs no escaping: usernames and links contain no characters that are special in HTML. */
export function registrationMail(to: string, link: string): Omit<Mail, 'from'> {
  return letter(to, 'Finish your Stackling registration', [
    'Hello,',
    'Somebody, most likely you, has registered for Stackling with this email address.',
    'To finish, open this link and enter the password that you chose. It works once and expires in 24 hours:',
    { link, words: 'Create my account' },
    'If it was not you, you can ignore this email. No account is created without this link.',
  ]);
}

/** To somebody who has registered with an address that has an account. */
export function alreadyRegisteredMail(
  { username, email }: Pick<User, 'username' | 'email'>,
  address: string,
): Omit<Mail, 'from'> {
  return letter(email, 'You already have a Stackling account', [
    `Hello ${username},`,
    'Somebody, most likely you, has tried to register for Stackling with this email address. You already have an account.',
    'You can log in here, or set a new password if you have forgotten it:',
    { link: address + paths.auth, words: 'Log in' },
    'If it was not you, you can ignore this email. Nothing has changed.',
  ]);
}
