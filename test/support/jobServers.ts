/** When imported by a test file, deletes all jobs before each test. Also has servers that run the test's own jobs. */
import { beforeEach, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hourMs, type Job, type Task } from '../../api/jobs/job.ts';
import { newJob } from '../../api/jobs/queue.ts';
import { startWorker, type Worker, type WorkerOptions } from '../../api/jobs/worker.ts';

export const never = new AbortController().signal;
export const soon = { pollMs: 20 };

beforeEach(async () => void (await db.job.deleteMany()));

/** A server that runs these jobs, stopped at the end of the test. */
export async function server(jobs: Job[], options: WorkerOptions = soon): Promise<Worker> {
  const worker = await startWorker(jobs, options);
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  return worker;
}

export const enqueued = (run: Job['run']): Job => ({ name: 'greet', retryMs: 1_000, run });
export const enqueue = (lifetimeMs = hourMs) => db.$executeRaw(newJob('greet', lifetimeMs));

/** The row of the only job, with the milliseconds until it is due. */
export async function row() {
  const { dueAt, ...job } = await db.job.findFirstOrThrow();
  const [{ now }] = await db.$queryRaw<[{ now: Date }]>`SELECT now()`;
  return { ...job, dueInMs: dueAt.getTime() - now.getTime() };
}

/** A job that runs until the test settles its outcome or its signal aborts. */
export function held() {
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
