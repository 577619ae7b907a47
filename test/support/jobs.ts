/** Does the jobs of a test's database, as a server does. */
import { afterEach, beforeEach } from 'vitest';
import { db } from '../../api/database/db.ts';
import { startWorker, type Worker } from '../../api/jobs/worker.ts';
import { schedule } from '../../api/schedule.ts';

let worker: Worker;

const start = async () => void (worker = await startWorker(schedule()));
const stop = () => worker.stop(new AbortController().signal);

/** Runs the jobs during each test, after any earlier `beforeEach` has changed the settings. */
export function workInEachTest(): void {
  beforeEach(start);
  afterEach(async () => {
    await stop();
    await db.job.deleteMany(); // so that failed jobs are not retried in the next test
  });
}

/** Resolves when everything that was enqueued has been tried once. */
export async function jobsDone(): Promise<void> {
  await stop();
  await start();
}
