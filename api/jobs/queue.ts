/**
 * The table of jobs: what is to be done, and which server holds it until when. All times are by the database's clock.
 */
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ring } from './bell.ts';
import { dayMs, hourMs, type Job } from './job.ts';
import type { Expired } from './sweep.ts';

/** A job that this server may do until its lease ends. */
export interface Claim {
  id: bigint;
  name: string;
  /** A new id for every attempt, so that a server that has lost a job can no longer change it. */
  claim: string;
  attempt: number;
  /** Whether its lifetime has passed, so that it should not be done any more. */
  isExpired: boolean;
}

/**
 * The delay between enqueuing a job and starting it. Usually the transaction is committed and the request answered by
 * then, so the response time reveals nothing of the work.
 */
const momentMs = 100;
const longestErrorLength = 500;

const after = (ms: number) => Prisma.sql`now() + ${ms}::double precision * interval '1 millisecond'`;
const ran = (ms: number) => Prisma.sql`"ranAt" = now(), "ranMs" = ${ms}::integer`;
const held = ({ id, claim }: Claim) => Prisma.sql`id = ${id} AND claim = ${claim}::uuid`;

/** The recurring jobs of this server. The table may also have some of earlier settings, which nobody does any more. */
let planned: readonly Job[] = [];
export const plannedJobs = (): readonly Job[] => planned;

/** Makes sure that every recurring job has a row; a new one is due at once. */
export async function planJobs(jobs: readonly Job[]): Promise<void> {
  const recurring = jobs.filter(({ everyMs }) => everyMs !== undefined);
  planned = recurring;
  await db.job.createMany({ data: recurring.map(({ name }) => ({ name, key: name })), skipDuplicates: true });
}

/**
 * SQL that enqueues a job and returns its id, for use in a statement that also stores the job's data. A worker of this
 * server starts the job in a moment; if the transaction takes longer, any server starts it a little later.
 *
 * @param lifetimeMs the job is given up after this time
 */
export function newJob(name: string, lifetimeMs: number): Prisma.Sql {
  setTimeout(ring, momentMs);
  return Prisma.sql`
    INSERT INTO jobs (name, "dueAt", "expiresAt") VALUES (${name}, ${after(momentMs)}, ${after(lifetimeMs)}) RETURNING id`;
}

/** SQL for the id of a job that `newJobs` enqueues in the same statement. */
export const nextJobId = Prisma.sql`nextval('jobs_id_seq')`;

/** The same for several jobs, which are never given up by themselves: one for each row's `jobId` of a part of the statement. */
export function newJobs(name: string, rows: Prisma.Sql): Prisma.Sql {
  setTimeout(ring, momentMs);
  return Prisma.sql`INSERT INTO jobs (id, name, "dueAt") SELECT "jobId", ${name}::text, ${after(momentMs)} FROM ${rows}`;
}

/** Milliseconds until the next of these jobs is due or its lease ends; 0 or less for now, Infinity for never. */
export async function msUntilDue(names: readonly string[]): Promise<number> {
  const [next] = await db.$queryRaw<[{ ms: number | null }]>`
    SELECT ceil(extract(epoch FROM min("dueAt") - now()) * 1000)::double precision AS ms
    FROM jobs WHERE name = ANY(${names}::text[]) AND "givenUpAt" IS NULL`;
  return next.ms ?? Infinity;
}

/** Claims due jobs that no other server is claiming, the longest overdue first. */
export const claimJobs = (names: readonly string[], most: number, leaseMs: number): Promise<Claim[]> =>
  db.$queryRaw<Claim[]>`
    WITH due AS (
      SELECT id FROM jobs WHERE name = ANY(${names}::text[]) AND "dueAt" <= now() AND "givenUpAt" IS NULL
      ORDER BY "dueAt" LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE jobs SET claim = gen_random_uuid(), attempts = attempts + 1, "dueAt" = ${after(leaseMs)}
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, name, claim::text, attempts AS attempt, coalesce("expiresAt" <= now(), FALSE) AS "isExpired"`;

/** Extends the lease of a job; returns whether this server still holds it. */
export const renewLease = async (claim: Claim, leaseMs: number): Promise<boolean> =>
  (await db.$executeRaw`UPDATE jobs SET "dueAt" = ${after(leaseMs)} WHERE ${held(claim)}`) > 0;

/** Records that a job is done, after so many milliseconds; deletes its row when it does not recur. */
export async function finishJob(claim: Claim, everyMs: number | undefined, ranMs: number): Promise<void> {
  if (everyMs === undefined) await db.$executeRaw`DELETE FROM jobs WHERE ${held(claim)}`;
  else
    await db.$executeRaw`
      UPDATE jobs SET claim = NULL, attempts = 0, "lastError" = NULL, "dueAt" = ${after(everyMs)}, ${ran(ranMs)}
      WHERE ${held(claim)}`;
}

/** Records that a job is not tried any more. */
export async function giveUp(claim: Claim, reason: string): Promise<void> {
  await db.$executeRaw`
    UPDATE jobs SET claim = NULL, "lastError" = ${reason}, "givenUpAt" = now() WHERE ${held(claim)}`;
}

/** Why a job was given up that no server did before its time was over. */
export const nobodyDidIt = 'nobody did it in time';

/** Returns a job to the queue at once, as if this server had not started it. */
export async function giveBack(claim: Claim): Promise<void> {
  await db.$executeRaw`
    UPDATE jobs SET claim = NULL, attempts = attempts - 1, "dueAt" = now() WHERE ${held(claim)}`;
}

/**
 * Records a failed attempt, which took so many milliseconds.
 *
 * @returns the milliseconds until the next attempt; undefined when that would be too late and the job is given up
 */
export async function retryJob(claim: Claim, job: Job, error: unknown, ranMs: number): Promise<number | undefined> {
  const ms = waitMs(job, claim.attempt);
  const lastError = String(error).slice(0, longestErrorLength);
  const [row] = await db.$queryRaw<{ givenUpAt: Date | null }[]>`
    UPDATE jobs SET claim = NULL, "lastError" = ${lastError}, "dueAt" = ${after(ms)}, ${ran(ranMs)},
      "givenUpAt" = CASE WHEN "expiresAt" <= ${after(ms)} THEN now() END
    WHERE ${held(claim)} RETURNING "givenUpAt"`;
  return row?.givenUpAt ? undefined : ms;
}

/** Grows with every failure, with some randomness, so that jobs that failed together are not retried together. */
function waitMs({ retryMs, everyMs = dayMs }: Job, attempt: number): number {
  return Math.round(Math.min(retryMs * 4 ** (attempt - 1), everyMs) * (1 + Math.random() / 4));
}

/** Jobs that were given up a week ago, or that no server runs any more, such as mails after mail was switched off. */
export const expiredJobs: Expired = {
  table: 'jobs',
  key: 'id',
  where: () =>
    Prisma.sql`("givenUpAt" < ${after(-7 * dayMs)} OR ("givenUpAt" IS NULL AND "expiresAt" < ${after(-hourMs)}))`,
};
