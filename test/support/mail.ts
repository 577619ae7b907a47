/** When imported by a test file, gives each of its tests a mail server, and the jobs that send mail. */
import { afterEach, beforeEach, vi } from 'vitest';
import { env } from '../../api/env.ts';
import { jobsDone, workInEachTest } from './jobs.ts';
import { startMailServer } from './smtp.ts';

const settings = { ...env };
export let mailServer: Awaited<ReturnType<typeof startMailServer>>;

beforeEach(async () => {
  mailServer = await startMailServer();
  Object.assign(env, { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://stackling.example' });
});
workInEachTest();
afterEach(() => {
  vi.useRealTimers();
  Object.assign(env, settings);
});

/** The tokens of the links with this path in the mails that have arrived, once no mail is under way any more. */
export async function mailedTokens(path: string): Promise<string[]> {
  await jobsDone();
  const link = new RegExp(`https://stackling\\.example${path}#([\\w-]{43})\\b`);
  return mailServer.mails.flatMap(({ body }) => link.exec(body)?.[1] ?? []);
}

/** Whom mails have gone to since the last time, and with which subject. */
export async function mailed(): Promise<[to: string, subject: string][]> {
  await jobsDone();
  return mailServer.mails
    .splice(0)
    .map(({ to, headers }): [string, string] => [to.join(), /^Subject: (.*)\r$/m.exec(headers)![1]!])
    .sort();
}
