import { log } from '../log.ts';
import { attempt } from './attempt.ts';
import { nextRing, ring } from './bell.ts';
import type { Job } from './job.ts';
import { claimJobs, msUntilDue, planJobs } from './queue.ts';

export interface WorkerOptions {
  /** How often to look for jobs that other servers enqueued or abandoned, in milliseconds. */
  pollMs?: number;
  /** How long after its last renewal a server loses a job to another, in milliseconds. */
  leaseMs?: number;
  /** How many jobs are done at the same time. */
  mostAtOnce?: number;
}

export interface Worker {
  /**
   * Ends recurring jobs, finishes jobs that were just enqueued, and resolves when no job is under way.
   *
   * @param tooLate ends the other jobs too; unfinished jobs are given back
   */
  stop(tooLate: AbortSignal): Promise<void>;
}

/** Jobs due within this time were just enqueued, so a stopping worker still does them. */
const soonMs = 1_000;

/**
 * Runs these jobs when they are due, sharing them with the workers of other servers. Jobs with places of their own hold up no
 * others.
 */
export async function startWorker(jobs: readonly Job[], options: WorkerOptions = {}): Promise<Worker> {
  await planJobs(jobs);
  const workers = [...Map.groupBy(jobs, ({ ownPlaces }) => ownPlaces)].map(([ownPlaces, some]) =>
    workOn(some, { ...options, ...(ownPlaces !== undefined && { mostAtOnce: ownPlaces }) }),
  );
  return { stop: async (tooLate) => void (await Promise.all(workers.map((worker) => worker.stop(tooLate)))) };
}

function workOn(jobs: readonly Job[], { pollMs = 5_000, leaseMs = 60_000, mostAtOnce = 5 }: WorkerOptions): Worker {
  const enqueued = jobs.filter(({ everyMs }) => everyMs === undefined);
  const underWay = new Set<Promise<void>>();
  const stopping = new AbortController();
  const givingUp = new AbortController();

  /** Starts due jobs and returns the milliseconds until the next is due. */
  async function begin(some: readonly Job[]): Promise<number> {
    const free = mostAtOnce - underWay.size;
    if (free === 0) return Infinity;
    try {
      const names = some.map(({ name }) => name);
      const ms = await msUntilDue(names);
      if (ms > 0) return ms;
      const claims = await claimJobs(names, free, leaseMs);
      for (const claim of claims) {
        const job = some.find(({ name }) => name === claim.name);
        if (!job) continue;
        const ended = job.everyMs === undefined ? givingUp.signal : stopping.signal;
        const work = attempt(job, claim, leaseMs, ended).finally(() => {
          underWay.delete(work);
          ring();
        });
        underWay.add(work);
      }
      return claims.length > 0 ? 0 : Infinity;
    } catch (error) {
      log.warn({ err: error }, 'jobs not looked for');
      return Infinity;
    }
  }

  /** Waits until a job may be due; the end of a job rings, too. */
  async function rest(rung: Promise<void>, ms: number): Promise<void> {
    const timer = setTimeout(ring, Math.min(ms, pollMs));
    await rung;
    clearTimeout(timer);
  }

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      const rung = nextRing();
      await rest(rung, await begin(jobs));
    }
  }

  async function finish(tooLate: AbortSignal): Promise<void> {
    for (;;) {
      const rung = nextRing();
      const ms = tooLate.aborted ? Infinity : await begin(enqueued);
      if (underWay.size === 0 && ms > soonMs) return;
      await rest(rung, ms);
    }
  }

  const working = work();
  return {
    async stop(tooLate) {
      const giveUp = () => {
        givingUp.abort();
        ring();
      };
      if (tooLate.aborted) giveUp();
      else tooLate.addEventListener('abort', giveUp);
      stopping.abort();
      ring();
      await working;
      await finish(tooLate);
    },
  };
}
