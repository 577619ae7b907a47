import '../support/db.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs, type Job, type Task } from '../../api/jobs/job.ts';
import { newJob } from '../../api/jobs/queue.ts';
import { startWorker, type Worker, type WorkerOptions } from '../../api/jobs/worker.ts';
import { logged } from '../support/logged.ts';

const never = new AbortController().signal;
const soon = { pollMs: 20 };

beforeEach(async () => void (await db.job.deleteMany()));

/** A server that does these jobs, stopped when the test is over. */
async function server(jobs: Job[], options: WorkerOptions = soon): Promise<Worker> {
  const worker = await startWorker(jobs, options);
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  return worker;
}

const recurring = (run: Job['run']): Job => ({ name: 'water', everyMs: hourMs, retryMs: 1_000, run });
const enqueued = (run: Job['run']): Job => ({ name: 'greet', retryMs: 1_000, run });
const enqueue = (lifetimeMs = hourMs) => db.$executeRaw(newJob('greet', lifetimeMs));

/** The row of the only job, with how long from now it is due. */
async function row() {
  const { dueAt, ...job } = await db.job.findFirstOrThrow();
  const [{ now }] = await db.$queryRaw<[{ now: Date }]>`SELECT now()`;
  return { ...job, dueInMs: dueAt.getTime() - now.getTime() };
}
const makeDue = () => db.$executeRaw`UPDATE jobs SET "dueAt" = now()`;

/** Work that goes on until the test says how it ends, or its signal does. */
function held() {
  const tasks: Task[] = [];
  const outcome = Promise.withResolvers<void>();
  const run = (task: Task) => {
    tasks.push(task);
    return Promise.race([
      outcome.promise,
      new Promise<void>((_resolve, reject) => {
        task.signal.addEventListener('abort', () => reject(task.signal.reason));
      }),
    ]);
  };
  return { tasks, run, ...outcome };
}

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

describe('work that is enqueued', () => {
  it('is begun in a moment, however seldom the server looks', async () => {
    const ids: bigint[] = [];
    await server([enqueued(async ({ id }) => void ids.push(id))], { pollMs: hourMs });
    await enqueue();
    const { id } = await db.job.findFirstOrThrow();
    await expect.poll(() => ids).toEqual([id]);
    await expect.poll(() => db.job.count()).toBe(0);
  });

  it('is done once each, however many servers there are, and no more than so many at once', async () => {
    const done: bigint[] = [];
    let [atOnce, mostAtOnce] = [0, 0];
    const greet = enqueued(async ({ id }) => {
      mostAtOnce = Math.max(mostAtOnce, (atOnce += 1));
      await db.$queryRaw`SELECT 1`;
      atOnce -= 1;
      done.push(id);
    });
    await db.job.createMany({ data: Array.from({ length: 100 }, () => ({ name: 'greet' })) });
    await Promise.all(Array.from({ length: 3 }, () => server([greet], { ...soon, mostAtOnce: 2 })));
    await expect.poll(() => db.job.count()).toBe(0);
    expect([done.length, new Set(done).size]).toEqual([100, 100]);
    expect(mostAtOnce).toBeLessThanOrEqual(6);
  });

  it('is not done when the transaction that wanted it is rolled back', async () => {
    const done: bigint[] = [];
    const worker = await server([enqueued(async ({ id }) => void done.push(id))]);
    const failing = db.$transaction([db.$executeRaw(newJob('greet', hourMs)), db.$executeRaw`SELECT 1 / 0`]);
    await expect(failing).rejects.toThrow();
    await enqueue();
    await worker.stop(never);
    expect(done).toHaveLength(1);
  });

  it('is still done by a server that stops, as is what is under way', async () => {
    const work = held();
    const worker = await server([enqueued(work.run)]);
    await enqueue();
    await expect.poll(() => work.tasks.length).toBe(1);
    await enqueue();
    const stopped = worker.stop(never);
    await expect.poll(() => work.tasks.length).toBe(2);
    work.resolve();
    await stopped;
    expect(await db.job.count()).toBe(0);
  });

  it('is given back when that takes too long', async () => {
    const work = held();
    const worker = await server([enqueued(work.run)]);
    await enqueue();
    await expect.poll(() => work.tasks.length).toBe(1);
    const tooLate = new AbortController();
    const stopped = worker.stop(tooLate.signal);
    tooLate.abort();
    await stopped;
    expect(await row()).toMatchObject({ claim: null, attempts: 0 });
  });

  it('is given up when nobody did it in time, and when another attempt would come too late', async () => {
    const lines = logged();
    const attempts: bigint[] = [];
    await db.job.create({ data: { name: 'greet', expiresAt: new Date(Date.now() - 1) } });
    await server([
      enqueued(({ id }) => {
        attempts.push(id);
        return Promise.reject(new Error('nobody there'));
      }),
    ]);
    await expect.poll(() => db.job.count()).toBe(0);
    expect(attempts).toEqual([]);
    await enqueue(900);
    await expect.poll(() => db.job.count()).toBe(0);
    expect(attempts).toHaveLength(1);
    expect(lines().map(({ msg }) => msg)).toEqual(['job given up, nobody did it in time', 'job given up']);
  });

  it('is left to servers that know it', async () => {
    let times = 0;
    await db.job.createMany({ data: [{ name: 'greet' }, { name: 'wave' }] });
    const worker = await server([{ ...enqueued(async () => void (times += 1)), name: 'wave' }]);
    await expect.poll(() => db.job.count()).toBe(1);
    await worker.stop(never);
    expect([times, await row()]).toMatchObject([1, { name: 'greet', attempts: 0 }]);
  });
});
