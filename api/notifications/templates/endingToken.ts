import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';

/** The mail that tells somebody of the end of an access token. */
export function endingTokenMail(
  to: string,
  { username }: Pick<User, 'username'>,
  name: string,
  expiresAt: Date,
): Omit<Mail, 'from'> {
  const paragraphs = [
    `Hello ${username},`,
    `Your access token “${name}” expires on ${expiresAt.toISOString().slice(0, 10)}. Programs that use it will then stop working.`,
    'If you still need it, create a new one on the page Account.',
    'Stackling',
  ];
  return {
    to,
    subject: 'An access token of yours expires soon',
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('\n'),
  };
}

/** The token's name is its owner's own text. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
