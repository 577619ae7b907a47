import { expect } from 'vitest';
import { startMailServer } from './smtp.ts';

/**
 * Starts the mail server of a test.
 *
 * @returns a function that waits for a mail to an address with a link, and returns that link's path. The mails of before
 *   are then forgotten
 */
export async function openMailbox(port: number): Promise<(email: string) => Promise<string>> {
  const { mails } = await startMailServer('kind', port);
  return async (email) => {
    const links = () =>
      mails.filter(({ to }) => to[0] === email).flatMap(({ body }) => body.match(/\/auth\/\w+#[\w-]{43}/)?.[0] ?? []);
    await expect.poll(() => links().length).toBeGreaterThan(0);
    const link = links().at(-1)!;
    mails.length = 0;
    return link;
  };
}
