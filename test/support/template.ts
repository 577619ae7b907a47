/**
 * Makes one migrated, empty database, embedded or on the server of TEST_DATABASE_URL; every test file starts from a
 * copy.
 */
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../api/database/migrations.ts';
import makeEmbedded, { type EmbeddedTemplate } from './embeddedTemplate.ts';

/** The empty database that a test file copies. */
export type Template = EmbeddedTemplate | { kind: 'server'; url: string; name: string };

declare module 'vitest' {
  interface ProvidedContext {
    template: Template;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['TEST_DATABASE_URL'];
  return url ? makeOnServer(project, url) : makeEmbedded(project);
}

async function makeOnServer(project: TestProject, url: string): Promise<() => Promise<void>> {
  const name = `stackling_test_${process.pid}`;
  await onServer(url, `CREATE DATABASE ${name}`);
  await migrate(new PrismaPg({ connectionString: databaseUrl(url, name), max: 1 }));
  project.provide('template', { kind: 'server', url, name });
  return () => onServer(url, `DROP DATABASE ${name} WITH (FORCE)`);
}

/** The address of another database on the same server. */
export function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
