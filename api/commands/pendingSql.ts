import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { createEmbedded } from '../database/embeddedPostgres.ts';
import { filters, openSchemaEngine, readMigrations } from '../database/migrations.ts';

/**
 * The SQL that takes a database from the last migration to schema.prisma; empty when they agree.
 *
 * Prisma's own command needs a shadow database. This applies the migrations to a temporary database in memory and
 * compares that with the schema.
 */
export async function pendingSql(): Promise<string> {
  const path = fileURLToPath(new URL('../../prisma/schema.prisma', import.meta.url));
  const files = [{ path, content: readFileSync(path, 'utf8') }];
  const pglite = await createEmbedded();
  const { engine, close } = await openSchemaEngine(
    new PrismaPGlite(pglite),
    files.map(({ path, content }) => [path, content]),
  );
  try {
    await engine.applyMigrations({ migrationsList: readMigrations(), filters });
    const { stdout } = await engine.diff({
      from: { tag: 'schemaDatasource', files, configDir: dirname(path) },
      to: { tag: 'schemaDatamodel', files },
      script: true,
      exitCode: null,
      filters,
    });
    return stdout === null || stdout.startsWith('-- This is an empty migration') ? '' : stdout;
  } finally {
    await close();
    await pglite.close();
  }
}
