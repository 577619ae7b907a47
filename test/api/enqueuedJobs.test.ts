import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs } from '../../api/jobs/job.ts';
import { newJob } from '../../api/jobs/queue.ts';
import { logged } from '../support/logged.ts';
import { enqueue, enqueued, held, never, row, server, soon } from '../support/jobServers.ts';

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
    const givenUp = () => db.job.count({ where: { givenUpAt: { not: null } } });
    await expect.poll(givenUp).toBe(1);
    expect(attempts).toEqual([]);
    await enqueue(900);
    await expect.poll(givenUp).toBe(2);
    expect(attempts).toHaveLength(1);
    expect(
      (await db.job.findMany({ orderBy: { id: 'asc' } })).map(({ lastError, claim }) => [lastError, claim]),
    ).toEqual([
      ['nobody did it in time', null],
      ['Error: nobody there', null],
    ]);
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
