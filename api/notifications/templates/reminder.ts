import type { User } from '../../generated/prisma/client.ts';
import type { Mail } from '../../services/mail.ts';
import type { Message } from '../message.ts';

/**
 * A reminder of payments. Whoever has the address at its end can unsubscribe with one click, as mail programs offer it (RFC
 * 8058).
 */
export function reminderMail(
  { username, email }: Pick<User, 'username' | 'email'>,
  { title, lines }: Message,
  unsubscribeAddress: string,
): Omit<Mail, 'from'> {
  const greeting = `Hello ${username},`;
  const ending = 'If you no longer want reminders by email:';
  const list = lines.map(({ text, url }) => {
    const words = escaped(text);
    return `<li>${url === undefined ? words : `<a href="${escaped(url)}">${words}</a>`}</li>`;
  });
  const texts = lines.map(({ text, url }) => `- ${text}${url === undefined ? '' : `\n  ${url}`}`);
  return {
    to: email,
    subject: title,
    text: [greeting, texts.join('\n'), 'Stackling', `${ending} ${unsubscribeAddress}`].join('\n\n'),
    html: [
      `<p>${greeting}</p>`,
      `<ul>${list.join('')}</ul>`,
      '<p>Stackling</p>',
      `<p>${ending} <a href="${escaped(unsubscribeAddress)}">unsubscribe</a></p>`,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${unsubscribeAddress}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** The names in it are what people entered. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
