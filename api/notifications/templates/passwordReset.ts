import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';

/** Needs no escaping: usernames and links contain no characters that are special in HTML. */
export function passwordResetMail(
  { username, email }: Pick<User, 'username' | 'email'>,
  link: string,
): Omit<Mail, 'from'> {
  const greeting = `Hello ${username},`;
  const reason = 'Somebody, most likely you, asked for a link to set a new password for your Stackling account.';
  const invitation = 'It works once and expires in one hour:';
  const otherwise =
    'If it was not you, you can ignore this email. Your password has not changed, and nobody else has this link.';
  return {
    to: email,
    subject: 'Set a new password for Stackling',
    text: [greeting, reason, invitation, link, otherwise, 'Stackling'].join('\n\n'),
    html: [greeting, reason, invitation, `<a href="${link}">Set a new password</a>`, otherwise, 'Stackling']
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  };
}
