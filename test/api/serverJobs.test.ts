import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs, type Job } from '../../api/jobs/job.ts';
import { root } from '../support/administration.ts';
import { sendText } from '../support/api.ts';
import { server } from '../support/jobServers.ts';

const query = `{ serverJobs { name everySeconds lastRunAt lastMs failure isRunning nextRunAt isLate } }`;

async function jobs(): Promise<Record<string, unknown>[]> {
  const { data } = (await (await sendText(query, {}, root)).json()) as { data: { serverJobs: [] } };
  return data.serverJobs;
}

const instant = expect.stringMatching(/^\d{4}-.*Z$/);
const daily = (name: string, run: Job['run']): Job => ({ name, everyMs: 24 * hourMs, retryMs: 60_000, run });

class RatesError extends Error {
  override readonly name = 'RatesError';
}

describe('what administrators see of jobs', () => {
  it('is how each went, when it is next, and nothing of what is inside', async () => {
    await server([
      daily('rates:www.ecb.europa.eu', () => Promise.reject(new RatesError('The rates service lacks USD.'))),
      daily('sweep', async () => undefined),
      daily('choices', () => Promise.reject(new Error('column "secret" of table users'))),
      daily('experiences', ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject))),
    ]);
    const common = { everySeconds: 86_400, isLate: false };
    const done = { ...common, lastRunAt: instant, lastMs: expect.any(Number), isRunning: false, nextRunAt: instant };
    await expect.poll(jobs).toEqual([
      { name: 'rates', failure: 'RATES_UNAVAILABLE', ...done },
      { name: 'sweep', failure: null, ...done },
      { name: 'choices', failure: 'OTHER', ...done },
      {
        name: 'experiences',
        failure: null,
        ...common,
        lastRunAt: null,
        lastMs: null,
        isRunning: true,
        nextRunAt: null,
      },
    ]);
  });

  it('is that one is late which no server does', async () => {
    const worker = await server([daily('sweep', async () => undefined)]);
    await expect.poll(jobs).toMatchObject([{ lastRunAt: instant, isLate: false }]);
    await worker.stop(new AbortController().signal);
    await db.$executeRaw`UPDATE jobs SET "dueAt" = now() - interval '11 minutes'`;
    expect(await jobs()).toMatchObject([{ isLate: true }]);
  });

  it('leaves out jobs of earlier settings, which nobody does any more', async () => {
    await db.job.create({ data: { name: 'rates:old.example', key: 'rates:old.example' } });
    await server([daily('sweep', async () => undefined)]);
    await expect.poll(jobs).toMatchObject([{ name: 'sweep', lastRunAt: instant }]);
  });
});
