import '../support/db.ts';
import { expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { endingTokensJob } from '../../api/domain/accounts/endingTokens.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { startWorker } from '../../api/jobs/worker.ts';
import { signedIn } from '../support/api.ts';
import { jobsDone } from '../support/jobs.ts';
import { mailServer } from '../support/mail.ts';

const dayMs = 86_400_000;

/** Does the job as a server does when it is due. */
async function remind(): Promise<void> {
  await db.job.deleteMany({ where: { name: endingTokensJob.name } });
  const worker = await startWorker([endingTokensJob], { pollMs: 20 });
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  await expect
    .poll(async () => (await db.job.findFirstOrThrow({ where: { name: endingTokensJob.name } })).dueAt.getTime())
    .toBeGreaterThan(Date.now() + 60_000);
  await worker.stop(AbortSignal.abort());
  await jobsDone();
}

it('tells the owner once, a week before a token ends', async () => {
  const { user } = await signedIn('ada');
  const token = (name: string, days: number | null) => ({
    userId: user.id,
    name,
    tokenHash: hashToken(name),
    expiresAt: days === null ? null : new Date(Date.now() + days * dayMs),
  });
  await db.accessToken.createMany({
    data: [token('<b>soon</b>', 6.9), token('later', 7.1), token('over', -0.1), token('endless', null)],
  });
  await remind();
  await remind();
  expect(mailServer.mails).toHaveLength(1);
  const [{ to, headers, body }] = mailServer.mails as [(typeof mailServer.mails)[0]];
  expect([to, headers]).toEqual([
    [user.email],
    expect.stringContaining('Subject: An access token of yours expires soon'),
  ]);
  expect(body).toContain('<b>soon</b>');
  expect(body).toContain('&lt;b&gt;soon&lt;/b&gt;');
});
