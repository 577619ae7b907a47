import { join } from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { inject, onTestFinished } from 'vitest';
import { openDataDirectory } from '../../api/database/dataDirectory.ts';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { filters, openSchemaEngine, readMigrations } from '../../api/database/migrations.ts';
import { temporaryFolder } from './server.ts';
import { databaseUrl, onServer } from './template.ts';

type Query = (sql: string, values?: unknown[]) => Promise<Record<string, any>[]>;

/** A database as a version before a migration left it. */
interface PreviousDatabase {
  /** The settings that point a server to the database. */
  settings: Record<string, string>;
  /** Queries the database while no server has it open. */
  withQuery<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/**
 * Makes a database with the migrations before one, embedded or on the server that TEST_DATABASE_URL names.
 *
 * @param migration the first one that is left out
 */
export async function databaseBefore(migration: string): Promise<PreviousDatabase> {
  const template = inject('template');
  return template.kind === 'embedded' ? embeddedBefore(migration) : onServerBefore(migration, template.url);
}

async function embeddedBefore(migration: string): Promise<PreviousDatabase> {
  const DATA_DIR = await temporaryFolder();
  const { pglite, close } = await openDataDirectory(DATA_DIR, () => {});
  await migrateUntil(migration, new PrismaPGlite(pglite));
  await close();
  return {
    settings: { DATA_DIR },
    async withQuery(work) {
      const pglite = await createEmbedded({ dataDir: join(DATA_DIR, 'postgres') });
      try {
        return await work(async (sql, values) => (await pglite.query<Record<string, any>>(sql, values)).rows);
      } finally {
        await pglite.close();
      }
    },
  };
}

async function onServerBefore(migration: string, url: string): Promise<PreviousDatabase> {
  const name = `stackling_before_${process.pid}_${Date.now()}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  onTestFinished(() => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`));
  const connectionString = databaseUrl(url, name);
  await migrateUntil(migration, new PrismaPg({ connectionString, max: 1 }));
  return {
    settings: { DATABASE_URL: connectionString },
    async withQuery(work) {
      const client = new pg.Client({ connectionString });
      await client.connect();
      try {
        return await work(async (sql, values) => (await client.query<Record<string, any>>(sql, values)).rows);
      } finally {
        await client.end();
      }
    },
  };
}

async function migrateUntil(migration: string, factory: SqlMigrationAwareDriverAdapterFactory): Promise<void> {
  const { migrationDirectories, ...all } = readMigrations();
  const earlier = migrationDirectories.filter(({ path }) => path < migration);
  const { engine, close } = await openSchemaEngine(factory);
  await engine.applyMigrations({ migrationsList: { ...all, migrationDirectories: earlier }, filters });
  await close();
}
