import packageFile from '../../../package.json' with { type: 'json' };
import { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** What an instance holds, by the tables that it is in. */
const tables = {
  users: 'users',
  stacks: 'projects',
  subscriptions: 'user_subscriptions',
  payments: 'subscription_payments',
  sessions: 'sessions',
  deliveries: 'deliveries',
  mails: 'outbox',
  jobs: 'jobs',
  'audit-entries': 'audit_entries',
} as const;

export type HoldingName = keyof typeof tables;

export const holdingNames = Object.keys(tables) as [HoldingName, ...HoldingName[]];

/** Up to so many rows are counted; of more, PostgreSQL has an estimate, so that a large table takes no longer. */
const mostCounted = 20_000;

export interface Holding {
  name: HoldingName;
  /** How many rows there are, with what was removed in the last 30 days. */
  rows: number;
  /** Whether they were counted, and not estimated. */
  isExact: boolean;
  /** How much they take with their indexes. */
  bytes: number;
}

export interface Holdings {
  version: string;
  databaseVersion: string;
  databaseBytes: number;
  /** Since when the job waits that waits longest to be done once; null if none does. */
  oldestJobAt: Date | null;
  /** The day of the newest exchange rates; null without any. */
  ratesOn: Date | null;
  holdings: Holding[];
}

const holdingSql = (name: HoldingName) => {
  const table = Prisma.raw(`"${tables[name]}"`);
  const known = Prisma.sql`(SELECT reltuples FROM pg_class WHERE oid = ${`"${tables[name]}"`}::text::regclass)`;
  // The estimate is -1 for a table that was never analysed; counting stops at the first row too many.
  return Prisma.sql`
    SELECT ${name}::text AS name, pg_total_relation_size(${`"${tables[name]}"`}::text::regclass)::float8 AS bytes,
      ${known}::float8 AS estimate,
      CASE WHEN ${known} > ${mostCounted} THEN NULL
        ELSE (SELECT count(*) FROM (SELECT FROM ${table} LIMIT ${mostCounted + 1}) AS counted)::float8 END AS counted`;
};

/** What this instance holds, in one statement each for the whole and for its parts. */
export async function holdings(): Promise<Holdings> {
  const [whole] = await db.$queryRaw<[Omit<Holdings, 'version' | 'holdings'>]>`
    SELECT current_setting('server_version') AS "databaseVersion",
      pg_database_size(current_database())::float8 AS "databaseBytes",
      (SELECT min("createdAt") FROM jobs WHERE key IS NULL AND "givenUpAt" IS NULL AND claim IS NULL) AS "oldestJobAt",
      (SELECT max(date) FROM exchange_rates) AS "ratesOn"`;
  const rows = await db.$queryRaw<{ name: HoldingName; bytes: number; estimate: number; counted: number | null }[]>(
    Prisma.join(holdingNames.map(holdingSql), ' UNION ALL '),
  );
  const parts = rows.map(({ name, bytes, estimate, counted }) => {
    const isExact = counted !== null && counted <= mostCounted;
    return { name, bytes, isExact, rows: isExact ? counted : Math.round(Math.max(estimate, mostCounted)) };
  });
  return { ...whole, version: packageFile.version, holdings: parts };
}
