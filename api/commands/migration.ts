/** `npm run migration -- NAME` writes the SQL that takes the database from the last migration to schema.prisma. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../database/migrations.ts';
import { pendingSql } from './pendingSql.ts';

const name = process.argv[2];
if (!name || !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
  console.error('Usage: npm run migration -- NAME; NAME is lower-case words joined by underscores, such as add_tags.');
  process.exit(1);
}

const sql = await pendingSql();
if (sql === '') {
  console.log('Nothing to do: prisma/schema.prisma is what the migrations make.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(`Wrote ${folder}/migration.sql. Read it and add what Prisma cannot say, such as check constraints.`);
}
process.exit(); // the schema engine leaves a timer behind that would hold the process for ten seconds
