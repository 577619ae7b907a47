import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs, type Job } from '../../api/jobs/job.ts';
import { logged } from '../support/logged.ts';
import { enqueue, enqueued, held, never, row, server, soon } from '../support/jobServers.ts';

const recurring = (run: Job['run']): Job => ({ name: 'water', everyMs: hourMs, retryMs: 1_000, run });

const makeDue = () => db.$executeRaw`UPDATE jobs SET "dueAt" = now()`;

describe('work that is done time and again', () => {
  it('is done at once by one of several servers, and again when it is due', async () => {
    let times = 0;
    const water = recurring(async () => void (times += 1));
    const servers = await Promise.all(Array.from({ length: 3 }, () => server([water])));
    await expect.poll(() => times).toBe(1);
    await expect.poll(row).toMatchObject({ name: 'water', attempts: 0, claim: null, lastError: null });
    expect((await row()).dueInMs).toBeGreaterThan(hourMs - 60_000);
    await makeDue();
    await expect.poll(() => times).toBe(2);
    await Promise.all(servers.map((worker) => worker.stop(never)));
    await server([water]);
    expect((await row()).dueInMs).toBeGreaterThan(hourMs - 60_000);
    expect([times, await db.job.count()]).toEqual([2, 1]);
  });

  it('is tried again after a wait that grows; the last failure is kept until it works, and logged', async () => {
    let isWorking = false;
    const lines = logged();
    await server([
      recurring(async () => {
        if (!isWorking) throw new Error('no water');
      }),
    ]);
    for (const [attempts, leastMs] of [
      [1, 1_000],
      [2, 4_000],
      [3, 16_000],
    ] as const) {
      await expect.poll(row).toMatchObject({ attempts, claim: null, lastError: 'Error: no water' });
      const { dueInMs } = await row();
      expect(dueInMs).toBeGreaterThan(leastMs * 0.5);
      expect(dueInMs).toBeLessThanOrEqual(leastMs * 1.25);
      isWorking = attempts === 3;
      await makeDue();
    }
    await expect.poll(row).toMatchObject({ attempts: 0, lastError: null });
    const told = lines().filter(({ job }) => job === 'water');
    const jobId = expect.stringMatching(/^\d+$/);
    expect(told).toMatchObject([
      { msg: 'job failed', jobId, attempt: 1, ms: expect.any(Number), err: { message: 'no water' } },
      { msg: 'job failed', attempt: 2 },
      { msg: 'job failed', attempt: 3 },
      { msg: 'job done', jobId, attempt: 4, ms: expect.any(Number) },
    ]);
  });

  it('that finds nothing to do is not in the log', async () => {
    const lines = logged();
    await server([recurring(async () => false)]);
    await expect.poll(row).toMatchObject({ attempts: 0, claim: null, ranMs: expect.any(Number) });
    expect(lines().filter(({ job }) => job === 'water')).toEqual([]);
  });

  it('waits no longer after a failure than after a success', async () => {
    await server([{ ...recurring(() => Promise.reject(new Error('no'))), everyMs: 2_000 }]);
    await expect.poll(row).toMatchObject({ attempts: 1, claim: null });
    await db.job.updateMany({ data: { attempts: 400 } });
    await makeDue();
    await expect.poll(row).toMatchObject({ attempts: 401, claim: null });
    expect((await row()).dueInMs).toBeLessThanOrEqual(2_500);
  });

  it('is left to the server that is at it, and taken over when the lease of that one ends', async () => {
    let times = 0;
    const claim = crypto.randomUUID();
    const leased = { name: 'water', key: 'water', claim, attempts: 1, dueAt: new Date(Date.now() + hourMs) };
    await db.job.create({ data: leased });
    await server([recurring(async () => void (times += 1)), enqueued(async () => {})]);
    await enqueue();
    await expect.poll(() => db.job.count()).toBe(1); // the server has looked
    expect([times, await row()]).toMatchObject([0, { claim }]);
    await makeDue();
    await expect.poll(row).toMatchObject({ claim: null, attempts: 0 });
    expect(times).toBe(1);
  });

  it('keeps its lease however long it takes', async () => {
    const work = held();
    await server([recurring(work.run)], { ...soon, leaseMs: 300 });
    await server([recurring(work.run)], { ...soon, leaseMs: 300 });
    await expect.poll(() => work.tasks.length).toBe(1);
    const { dueAt } = await db.job.findFirstOrThrow();
    await expect
      .poll(async () => (await db.job.findFirstOrThrow()).dueAt.getTime() - dueAt.getTime())
      .toBeGreaterThan(900);
    expect(work.tasks).toHaveLength(1);
    work.resolve();
    await expect.poll(row).toMatchObject({ claim: null, attempts: 0 });
  });

  it('ends when another server has taken it over, and changes nothing of it', async () => {
    const work = held();
    const worker = await server([recurring(work.run)], { ...soon, leaseMs: 150 });
    await expect.poll(() => work.tasks.length).toBe(1);
    const claim = crypto.randomUUID();
    await db.job.updateMany({ data: { claim, attempts: 2, dueAt: new Date(Date.now() + hourMs) } });
    await expect.poll(() => work.tasks[0]?.signal.aborted).toBe(true);
    await worker.stop(never);
    expect(await row()).toMatchObject({ claim, attempts: 2, lastError: null });
  });

  it('is given back by a server that stops', async () => {
    const work = held();
    const worker = await server([recurring(work.run)]);
    await expect.poll(() => work.tasks.length).toBe(1);
    await worker.stop(never);
    expect(await row()).toMatchObject({ claim: null, attempts: 0, lastError: null });
    expect((await row()).dueInMs).toBeLessThanOrEqual(0);
  });

  it('goes on once the database answers again', async () => {
    let times = 0;
    const lines = logged();
    await server([recurring(async () => void (times += 1))]);
    await expect.poll(() => times).toBe(1);
    await expect.poll(row).toMatchObject({ claim: null });
    await db.$executeRaw`ALTER TABLE jobs RENAME TO away`;
    await expect.poll(() => lines().some(({ msg }) => msg === 'jobs not looked for')).toBe(true);
    await db.$executeRaw`ALTER TABLE away RENAME TO jobs`;
    await makeDue();
    await expect.poll(() => times).toBe(2);
  });
});
