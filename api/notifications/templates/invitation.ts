import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';

/** Needs no escaping: usernames and links contain no characters that are special in HTML. */
export function invitationMail(to: string, { username }: Pick<User, 'username'>, link: string): Omit<Mail, 'from'> {
  const invitation = `${username} invites you to Stackling, where you keep track of what you pay for.`;
  const use = 'Create your account with this link. It works once and expires in 7 days:';
  const otherwise = 'If you do not want an account, you can ignore this email.';
  return {
    to,
    subject: 'Your invitation to Stackling',
    text: ['Hello,', invitation, use, link, otherwise, 'Stackling'].join('\n\n'),
    html: ['Hello,', invitation, use, `<a href="${link}">Create an account</a>`, otherwise, 'Stackling']
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  };
}
