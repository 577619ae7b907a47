import type { Mail } from '../../services/mail.ts';

/** A paragraph, or a link on a line of its own. */
type Part = string | { link: string; words: string };

/** A mail of paragraphs, signed by Stackling. The parts hold nothing that is special in HTML. */
export function letter(to: string, subject: string, parts: readonly Part[]): Omit<Mail, 'from'> {
  const all = [...parts, 'Stackling'];
  return {
    to,
    subject,
    text: all.map((part) => (typeof part === 'string' ? part : part.link)).join('\n\n'),
    html: all
      .map((part) => (typeof part === 'string' ? part : `<a href="${part.link}">${part.words}</a>`))
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  };
}
