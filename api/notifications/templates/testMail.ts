import type { ComposedMail } from '../mailJob.ts';

/** The mail with which an administrator tries whether mail works. */
export async function composeTestMail({ address }: { address: string }): Promise<ComposedMail> {
  const paragraphs = [
    'Mail from this server arrives.',
    'An administrator asked for this mail on the page Admin.',
    'Stackling',
  ];
  return {
    to: address,
    subject: 'Test mail from Stackling',
    text: paragraphs.join('\n\n'),
    html: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    takeBack: async () => undefined,
  };
}
