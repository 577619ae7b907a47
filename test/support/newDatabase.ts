/** Databases for servers in processes of their own: of the kind that the tests run on. */
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { dataDirectory } from './server.ts';
import { databaseUrl, onServer } from './template.ts';

/** The settings that lead a server to its database. */
export type Place = { DATA_DIR: string } | { DATABASE_URL: string };

let databases = 0;

/** An empty, migrated database, gone when the test is over. */
export async function newDatabase(): Promise<Place> {
  const template = inject('template');
  if (template.kind === 'embedded') return { DATA_DIR: await dataDirectory() };
  const name = `${template.name}_${process.env['VITEST_WORKER_ID']}_new${++databases}`;
  await onServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  onTestFinished(() => onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`));
  return { DATABASE_URL: databaseUrl(template.url, name) };
}

/** Runs a statement in a database that no server holds. */
export async function runIn<Row>(place: Place, sql: string): Promise<Row[]> {
  const client =
    'DATA_DIR' in place
      ? await PGlite.create(join(place.DATA_DIR, 'postgres'), { extensions: { pg_trgm } })
      : new pg.Client({ connectionString: place.DATABASE_URL });
  if (client instanceof pg.Client) await client.connect();
  const { rows } = await (client as PGlite).query<Row>(sql);
  await (client instanceof pg.Client ? client.end() : client.close());
  return rows;
}
