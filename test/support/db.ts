/** Imported by a test file, gives it a database of its own: `db` of the server's own code, migrated and empty. */
import { readFile } from 'node:fs/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import { afterAll, beforeAll, inject } from 'vitest';
import { connect } from '../../api/database/db.ts';
import { createEmbedded } from '../../api/database/embeddedPostgres.ts';
import { counted } from './statements.ts';
import { databaseUrl, onServer } from './template.ts';

let close: () => Promise<void>;

beforeAll(async () => {
  const template = inject('template');
  if (template.kind === 'embedded') {
    const pglite = await createEmbedded({ loadDataDir: new Blob([await readFile(template.dump)]) });
    const disconnect = connect(counted(new PrismaPGlite(pglite)));
    close = async () => {
      await disconnect();
      await pglite.close();
    };
  } else {
    const name = `${template.name}_${process.env['VITEST_WORKER_ID']}_${Date.now()}`;
    await onServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
    const disconnect = connect(counted(new PrismaPg({ connectionString: databaseUrl(template.url, name) })));
    close = async () => {
      await disconnect();
      await onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
    };
  }
});

afterAll(() => close());
