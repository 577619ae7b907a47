import '../support/db.ts';
import { expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs } from '../../api/jobs/job.ts';
import { mostSwept } from '../../api/jobs/sweep.ts';
import { startWorker } from '../../api/jobs/worker.ts';
import { schedule } from '../../api/schedule.ts';
import { signedIn } from '../support/api.ts';
import { logged } from '../support/logged.ts';

const dayMs = 24 * hourMs;
const ago = (ms: number) => new Date(Date.now() - ms);

/** Sweeps as a server does when it starts, and resolves when that is done. */
async function sweep(): Promise<void> {
  await db.job.deleteMany({ where: { name: 'sweep' } });
  const jobs = schedule({ RATES_URL: 'off', SMTP_URL: undefined }).filter(({ name }) => name === 'sweep');
  const worker = await startWorker(jobs, { pollMs: 20 });
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  await expect
    .poll(async () => (await db.job.findFirstOrThrow({ where: { name: 'sweep' } })).dueAt.getTime())
    .toBeGreaterThan(Date.now() + hourMs / 2);
}

it('deletes what has expired, and nothing else', async () => {
  const { id: userId } = (await signedIn('ada')).user;
  await db.session.updateMany({ data: { lastUsedAt: ago(30 * dayMs + 1) } });
  const living = { tokenHash: 'a'.repeat(64), userId, lastUsedAt: ago(29 * dayMs) };
  await db.session.create({ data: living });
  await db.rateLimit.createMany({
    data: [
      { key: 'long ago', points: 1, expire: Date.now() - 2 * hourMs },
      { key: 'just now', points: 1, expire: Date.now() - 1 },
      { key: 'never', points: 1 },
    ],
  });
  await db.idempotentAnswer.createMany({
    data: [
      { key: 'old', userId, request: 'x', createdAt: ago(25 * hourMs) },
      { key: 'young', userId, request: 'x', createdAt: ago(23 * hourMs) },
    ],
  });
  const suite = { recommendations: '{}' };
  await db.cachedRecommendation.createMany({
    data: [
      { ...suite, digest: 'a'.repeat(64), createdAt: ago(8 * dayMs) },
      { ...suite, digest: 'b'.repeat(64), createdAt: ago(6 * dayMs) },
    ],
  });
  const mail = { create: { template: 'password-reset', address: 'ada@example.com' } };
  await db.job.create({ data: { name: 'mail', expiresAt: ago(2 * hourMs), mail } });
  await db.job.create({ data: { name: 'mail', expiresAt: ago(-hourMs), mail } });

  await sweep();
  expect(await db.session.findMany({ select: { tokenHash: true } })).toEqual([{ tokenHash: living.tokenHash }]);
  expect((await db.rateLimit.findMany()).map(({ key }) => key).sort()).toEqual(['just now', 'never']);
  expect((await db.idempotentAnswer.findMany()).map(({ key }) => key)).toEqual(['young']);
  expect((await db.cachedRecommendation.findMany()).map(({ digest }) => digest[0])).toEqual(['b']);
  expect([await db.job.count({ where: { name: 'mail' } }), await db.outboxMail.count()]).toEqual([1, 1]);
});

it('deletes much of it a part at a time, and says how much', async () => {
  await db.$executeRaw`
    INSERT INTO rate_limits (key, points, expire)
    SELECT i::text, 1, 1 FROM generate_series(1, ${mostSwept + 1}::integer) AS i`;
  const lines = logged();
  await sweep();
  const told = lines().filter(({ msg }) => msg === 'swept');
  expect(told).toMatchObject([
    { table: 'rate_limits', rows: mostSwept },
    { table: 'rate_limits', rows: 1 },
  ]);
});
