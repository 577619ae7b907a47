import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import type { Settings } from '../env.ts';
import { StartError } from '../errors.ts';
import { PrismaClient } from '../generated/prisma/client.ts';
import { log } from '../log.ts';
import { migrate, pendingMigrations } from './migrations.ts';
import { retryingStatements, retryingTransactions } from './retry.ts';
import { tellUnreadPrices } from './unreadPrices.ts';

/** The database of this process; usable once `openDatabase` has resolved. */
export let db: PrismaClient;

/**
 * When the database does not answer within these limits, the request gets a 503 instead of hanging. A request may wait for
 * its turn, twice for a connection and once for a lock: less than five seconds together.
 */
const limits = {
  connectionTimeoutMillis: 1_500,
  query_timeout: 4_500,
  statement_timeout: 4_000,
  lock_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
};

/** How long a database may take to answer a server that starts. */
const startTimeoutMs = 3_000;

/**
 * Opens the server named by DATABASE_URL, or else the embedded PostgreSQL in DATA_DIR, and applies the pending
 * migrations.
 *
 * @param tell is called with a line of text before anything that takes more than a second
 * @returns a function that closes the database
 * @throws StartError when it cannot be used
 */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  return settings.DATABASE_URL ? openServer(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR, tell);
}

async function openEmbedded(directory: string, tell: (line: string) => void): Promise<() => Promise<void>> {
  // Imported here because it is some megabytes of code that is not needed with DATABASE_URL.
  const [{ openDataDirectory }, { PrismaPGlite }] = await Promise.all([
    import('./dataDirectory.ts'),
    import('pglite-prisma-adapter'),
  ]);
  const { pglite, close } = await openDataDirectory(directory, tell);
  try {
    const adapter = new PrismaPGlite(pglite);
    await tellUnreadPrices(adapter, await migrate(adapter));
    connect(adapter);
  } catch (error) {
    await close();
    throw error;
  }
  return async () => {
    await db.$disconnect();
    await close();
  };
}

async function openServer(connectionString: string): Promise<() => Promise<void>> {
  await migrateServer(connectionString);
  const adapter = new PrismaPg(
    { connectionString, application_name: 'stackling', max: 10, keepAlive: true, ...limits },
    { onPoolError: logLostConnection, onConnectionError: logLostConnection },
  );
  return connect(adapter);
}

/** Connects `db` to a database that is up to date; returns a function that disconnects it. */
export function connect(adapter: SqlDriverAdapterFactory): () => Promise<void> {
  db = retryingTransactions(new PrismaClient({ adapter: retryingStatements(adapter) }));
  return () => db.$disconnect();
}

/** Without a listener, a lost connection would end the process. */
const logLostConnection = (error: Error) => log.warn({ err: error }, 'database connection lost');

/** Several servers may start at once: one migrates, the others wait for it. Migrations have no time limit. */
async function migrateServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: startTimeoutMs });
  client.on('error', () => {}); // a lost connection also fails the query under way, which is where it is handled
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database that DATABASE_URL names does not answer (${error instanceof Error ? error.message : String(error)}): check that it runs and that host, port, user, password and name are right.`,
    );
  }
  try {
    const adapter = new PrismaPg({ connectionString, max: 1, connectionTimeoutMillis: startTimeoutMs });
    if ((await pendingMigrations(adapter)).length === 0) return;
    await client.query(migrationTurn);
    await tellUnreadPrices(adapter, await migrate(adapter));
  } finally {
    await client.end();
  }
}

/**
 * Waits for the turn to migrate, which lasts as long as the connection. There is no row to lock before the first
 * migration, so every server tries to create the same table in a transaction that never commits. Unlike a session lock,
 * an open transaction keeps its connection to itself behind a pooler, too.
 */
const migrationTurn = `
  BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  CREATE TABLE migration_turn ()`;
