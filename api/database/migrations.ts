import { readFileSync, readdirSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import type { MigrationList, SchemaEngine } from '@prisma/schema-engine-wasm';
import { StartError } from '../errors.ts';

export const migrationsFolder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

/** Prisma's schema describes every table, so migrations leave none out. */
export const filters = { externalTables: [], externalEnums: [] };

/**
 * Applies the migrations that a database lacks.
 *
 * @returns the names of the migrations that were applied
 * @throws StartError when one fails, or when the database has migrations that this version does not know
 */
export async function migrate(factory: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const pending = await pendingMigrations(factory);
  if (pending.length === 0) return [];
  const { engine, close } = await openSchemaEngine(factory);
  try {
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: readMigrations(),
      filters,
    });
    return appliedMigrationNames;
  } catch (error) {
    throw new StartError(
      `The database could not be brought up to date: ${error instanceof Error ? error.message.trim() : String(error)}`,
    );
  } finally {
    await close();
  }
}

/**
 * The names of the migrations that a database lacks. It queries Prisma's table itself: the engine takes a second to
 * load, and usually no migration is pending.
 *
 * @throws StartError when the database has migrations that this version does not know
 */
export async function pendingMigrations(factory: SqlMigrationAwareDriverAdapterFactory): Promise<string[]> {
  const known = new Map(
    readMigrations().migrationDirectories.map(({ path, migrationFile }) => [
      path,
      migrationFile.content.tag === 'ok' ? sha256(migrationFile.content.value) : '',
    ]),
  );
  const adapter = await factory.connect();
  try {
    const applied = await appliedMigrations(adapter);
    const foreign = [...applied].find(([name]) => !known.has(name));
    if (foreign)
      throw new StartError(
        `The database belongs to a newer version of Stackling (it has the migration ${foreign[0]}): start that version, or restore an older backup.`,
      );
    return [...known].filter(([name, checksum]) => applied.get(name) !== checksum).map(([name]) => name);
  } finally {
    await adapter.dispose();
  }
}

/** The finished migrations of a database: name to SHA-256 of its SQL. */
async function appliedMigrations(adapter: SqlDriverAdapter): Promise<Map<string, string>> {
  const rows = async (sql: string) => (await adapter.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const [table] = await rows(`SELECT to_regclass('_prisma_migrations')::text`);
  if (!table?.[0]) return new Map();
  const finished = await rows(
    'SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL',
  );
  return new Map(finished.map(([name, checksum]) => [String(name), String(checksum)]));
}

/** The migrations of this version, in the form that Prisma's engine expects. */
export function readMigrations(): MigrationList {
  const names = readdirSync(migrationsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: migrationsFolder,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(migrationsFolder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: names.map((path) => ({
      path,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(migrationsFolder, path, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/** Loads Prisma's schema engine compiled to WebAssembly, which needs no download. `close` also ends its connections. */
export async function openSchemaEngine(
  factory: SqlMigrationAwareDriverAdapterFactory,
  datamodels?: [string, string][],
): Promise<{ engine: SchemaEngine; close(): Promise<void> }> {
  const { SchemaEngine } = await (shared.schemaEngine ??= loadEngineModule());
  const connections: SqlDriverAdapter[] = [];
  // The engine leaves its connections open, and an open one keeps others from copying or dropping the database.
  const keep = async (connecting: Promise<SqlDriverAdapter>) => {
    const connection = await connecting;
    connections.push(connection);
    // The engine's advisory lock would stay on a pooler's connection for ever. The caller has already waited for its
    // turn.
    const executeRaw = connection.executeRaw.bind(connection);
    connection.executeRaw = async (query) => (query.sql.startsWith('SELECT pg_advisory_lock(') ? 0 : executeRaw(query));
    return connection;
  };
  const kept: SqlMigrationAwareDriverAdapterFactory = {
    provider: factory.provider,
    adapterName: factory.adapterName,
    connect: () => keep(factory.connect()),
    connectToShadowDb: () => keep(factory.connectToShadowDb()),
  };
  const engine = await SchemaEngine.new({ datamodels }, () => {}, bindMigrationAwareSqlAdapterFactory(kept));
  return {
    engine,
    async close() {
      engine.free();
      await Promise.all(connections.map((connection) => connection.dispose()));
    },
  };
}

/** Of the process and not of this module, which tests load for every file: a second engine would overwrite the first. */
const shared = globalThis as { schemaEngine?: ReturnType<typeof loadEngineModule> };

/** Loaded by hand because importing WebAssembly is still an experiment in Node, and once because its memory is shared. */
async function loadEngineModule() {
  const engine = await import('@prisma/schema-engine-wasm/schema_engine_bg');
  const script = createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm/schema_engine_bg');
  const file = readFileSync(join(dirname(script), 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(file, { './schema_engine_bg.js': { ...engine } });
  engine.__wbg_set_wasm(instance.exports);
  (instance.exports['__wbindgen_start'] as () => void)();
  return engine;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
