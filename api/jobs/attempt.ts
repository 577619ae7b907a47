import { log } from '../log.ts';
import type { Job } from './job.ts';
import { finishJob, giveBack, giveUp, nobodyDidIt, renewLease, retryJob, type Claim } from './queue.ts';

/**
 * Runs a job that this server has claimed and records the outcome; never rejects.
 *
 * @param ended aborts the job before it is done; it is then given back
 */
export async function attempt(job: Job, claim: Claim, leaseMs: number, ended: AbortSignal): Promise<void> {
  // The job's subject is never logged.
  const told = { job: job.name, jobId: String(claim.id), attempt: claim.attempt };
  try {
    if (claim.isExpired) {
      await giveUp(claim, nobodyDidIt);
      log.warn(told, 'job given up, nobody did it in time');
    } else await perform(job, claim, leaseMs, ended, told);
  } catch (error) {
    log.error({ ...told, err: error }, 'what became of a job was not noted; it is done again when its lease ends');
  }
}

async function perform(job: Job, claim: Claim, leaseMs: number, ended: AbortSignal, told: object): Promise<void> {
  const startedAt = performance.now();
  const lease = keepLease(claim, leaseMs, told);
  const outcome = await job.run({ id: claim.id, signal: AbortSignal.any([ended, lease.lost]) }).then(
    (didSomething) => ({ isIdle: didSomething === false }),
    (error: unknown) => ({ error }),
  );
  lease.end();
  const ms = Math.round(performance.now() - startedAt);
  if (!('error' in outcome)) {
    await finishJob(claim, job.everyMs, ms);
    if (!outcome.isIdle) log.info({ ...told, ms }, 'job done');
  } else if (lease.lost.aborted) {
    log.warn({ ...told, ms }, 'job lost to another server');
  } else if (ended.aborted) {
    await giveBack(claim);
    log.info({ ...told, ms }, 'job given back');
  } else {
    const retryMs = await retryJob(claim, job, outcome.error, ms);
    const words = retryMs === undefined ? 'job given up' : 'job failed';
    log.warn({ ...told, ms, retryMs, err: outcome.error }, words);
  }
}

/** Renews the lease of a job until its end. */
function keepLease(claim: Claim, leaseMs: number, told: object) {
  const lost = new AbortController();
  const timer = setInterval(() => {
    renewLease(claim, leaseMs).then(
      (isHeld) => isHeld || lost.abort(),
      (error: unknown) => log.warn({ ...told, err: error }, 'lease of a job not renewed'),
    );
  }, leaseMs / 3);
  return { lost: lost.signal, end: () => clearInterval(timer) };
}
