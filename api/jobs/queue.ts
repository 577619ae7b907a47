/** The table of jobs: what is to be done, and who is at it until when. All times are by the clock of the database. */
import { db } from '../database/db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { ring } from './bell.ts';
import { dayMs, hourMs, type Job } from './job.ts';
import type { Expired } from './sweep.ts';

/** A job that this server may do until its lease ends. */
export interface Claim {
  id: bigint;
  name: string;
  /** Made anew for every attempt: who has lost a job changes nothing of it any more. */
  claim: string;
  attempt: number;
  /** Whether it is no longer worth doing. */
  isExpired: boolean;
}

/**
 * How long after it is enqueued a job is begun. By then its transaction is committed, as a rule, and the request answered, so
 * that no part of the work can be seen in the time of the answer.
 */
const momentMs = 100;
const longestErrorLength = 500;

const after = (ms: number) => Prisma.sql`now() + ${ms}::double precision * interval '1 millisecond'`;
const held = ({ id, claim }: Claim) => Prisma.sql`id = ${id} AND claim = ${claim}::uuid`;

/** Sees that there is a row for each of the jobs that are done time and again; a new one is due at once. */
export async function planJobs(jobs: readonly Job[]): Promise<void> {
  const recurring = jobs.filter(({ everyMs }) => everyMs !== undefined);
  await db.job.createMany({ data: recurring.map(({ name }) => ({ name, key: name })), skipDuplicates: true });
}

/**
 * What enqueues a job, as part of a statement that also stores what it is about; answers its id. A worker of this server
 * begins it in a moment, or any server a little later if its transaction takes longer.
 *
 * @param lifetimeMs after this the job is not worth doing any more
 */
export function newJob(name: string, lifetimeMs: number): Prisma.Sql {
  setTimeout(ring, momentMs);
  return Prisma.sql`
    INSERT INTO jobs (name, "dueAt", "expiresAt") VALUES (${name}, ${after(momentMs)}, ${after(lifetimeMs)}) RETURNING id`;
}

/** In how many milliseconds the next of these jobs is due, or its lease over; at most 0 for now, Infinity for never. */
export async function msUntilDue(names: readonly string[]): Promise<number> {
  const [next] = await db.$queryRaw<[{ ms: number | null }]>`
    SELECT ceil(extract(epoch FROM min("dueAt") - now()) * 1000)::double precision AS ms
    FROM jobs WHERE name = ANY(${names}::text[])`;
  return next.ms ?? Infinity;
}

/** Takes jobs that are due, those that have waited longest first, and that no other server is taking. */
export const claimJobs = (names: readonly string[], most: number, leaseMs: number): Promise<Claim[]> =>
  db.$queryRaw<Claim[]>`
    WITH due AS (
      SELECT id FROM jobs WHERE name = ANY(${names}::text[]) AND "dueAt" <= now()
      ORDER BY "dueAt" LIMIT ${most} FOR UPDATE SKIP LOCKED
    )
    UPDATE jobs SET claim = gen_random_uuid(), attempts = attempts + 1, "dueAt" = ${after(leaseMs)}
    FROM due WHERE jobs.id = due.id
    RETURNING jobs.id, name, claim::text, attempts AS attempt, coalesce("expiresAt" <= now(), FALSE) AS "isExpired"`;

/** Holds a job for longer; whether it is still held. */
export const renewLease = async (claim: Claim, leaseMs: number): Promise<boolean> =>
  (await db.$executeRaw`UPDATE jobs SET "dueAt" = ${after(leaseMs)} WHERE ${held(claim)}`) > 0;

/** Notes that a job is done; without an `everyMs` nothing is left of it. */
export async function finishJob(claim: Claim, everyMs: number | undefined): Promise<void> {
  if (everyMs === undefined) await db.$executeRaw`DELETE FROM jobs WHERE ${held(claim)}`;
  else
    await db.$executeRaw`
      UPDATE jobs SET claim = NULL, attempts = 0, "lastError" = NULL, "dueAt" = ${after(everyMs)} WHERE ${held(claim)}`;
}

/** Lets any server take a job at once, as if this one had not begun it. */
export async function giveBack(claim: Claim): Promise<void> {
  await db.$executeRaw`
    UPDATE jobs SET claim = NULL, attempts = attempts - 1, "dueAt" = now() WHERE ${held(claim)}`;
}

/**
 * Notes that an attempt at a job failed.
 *
 * @returns in how many milliseconds the next one is due; undefined when the job is given up, as it would come too late
 */
export async function retryJob(claim: Claim, job: Job, error: unknown): Promise<number | undefined> {
  const ms = waitMs(job, claim.attempt);
  const lastError = String(error).slice(0, longestErrorLength);
  const isWorthIt = await db.$executeRaw`
    UPDATE jobs SET claim = NULL, "lastError" = ${lastError}, "dueAt" = ${after(ms)}
    WHERE ${held(claim)} AND ("expiresAt" IS NULL OR "expiresAt" > ${after(ms)})`;
  if (isWorthIt) return ms;
  await finishJob(claim, undefined);
  return undefined;
}

/** Longer with every failure, and never the same twice: what failed together does not come back together. */
function waitMs({ retryMs, everyMs = dayMs }: Job, attempt: number): number {
  return Math.round(Math.min(retryMs * 4 ** (attempt - 1), everyMs) * (1 + Math.random() / 4));
}

/** Jobs that no server knows any more, such as mails since mail was switched off. */
export const expiredJobs: Expired = {
  table: 'jobs',
  key: 'id',
  where: () => Prisma.sql`"expiresAt" < ${after(-hourMs)}`,
};
