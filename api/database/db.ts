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

/** A database that does not answer within these limits gets the request a 503 rather than a hang. */
const limits = {
  connectionTimeoutMillis: 3_000,
  query_timeout: 4_500,
  statement_timeout: 4_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
};

/**
 * Opens the server that DATABASE_URL names, or else the embedded PostgreSQL in DATA_DIR, and brings it up to date.
 *
 * @param tell is given a line when something takes more than a second
 * @returns what closes it
 * @throws StartError when it cannot be used
 */
export async function openDatabase(
  settings: Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>,
  tell: (line: string) => void,
): Promise<() => Promise<void>> {
  return settings.DATABASE_URL ? openServer(settings.DATABASE_URL) : openEmbedded(settings.DATA_DIR, tell);
}

async function openEmbedded(directory: string, tell: (line: string) => void): Promise<() => Promise<void>> {
  // Some megabytes of code that a server with a PostgreSQL elsewhere has no use for.
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

/** Makes `db` speak to an up-to-date database; returns what disconnects it. */
export function connect(adapter: SqlDriverAdapterFactory): () => Promise<void> {
  db = retryingTransactions(new PrismaClient({ adapter: retryingStatements(adapter) }));
  return () => db.$disconnect();
}

/** Without someone to hear it, a lost connection would end the process. */
const logLostConnection = (error: Error) => log.warn({ err: error }, 'database connection lost');

/** Several servers may start at once: one migrates, the others wait for it. Migrations have no time limit. */
async function migrateServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: limits.connectionTimeoutMillis });
  client.on('error', () => {}); // a lost connection also fails the query under way, which is where it is handled
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(
      `The database that DATABASE_URL names does not answer (${error instanceof Error ? error.message : String(error)}): check that it runs and that host, port, user, password and name are right.`,
    );
  }
  try {
    const adapter = new PrismaPg({ connectionString, max: 1, connectionTimeoutMillis: limits.connectionTimeoutMillis });
    if ((await pendingMigrations(adapter)).length === 0) return;
    await client.query(migrationTurn);
    await tellUnreadPrices(adapter, await migrate(adapter));
  } finally {
    await client.end();
  }
}

/**
 * Waits for the turn to migrate, which lasts as long as the connection. Before the first migration there is no row to lock:
 * what every server tries to make, and none ever commits, is a table. Unlike a lock of the session, an open transaction has
 * a connection to itself behind a pooler, too.
 */
const migrationTurn = `
  BEGIN;
  SET LOCAL statement_timeout = 0;
  SET LOCAL lock_timeout = 0;
  SET LOCAL idle_in_transaction_session_timeout = 0;
  CREATE TABLE migration_turn ()`;
