/** Writes the schema to schema.graphql, or with --check fails when that file is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.ts';

const text = `${printSchema(lexicographicSortSchema(schema))}\n`;

if (!process.argv.includes('--check')) {
  writeFileSync('schema.graphql', text);
} else if (readFileSync('schema.graphql', 'utf8') !== text) {
  console.error('schema.graphql is stale: run npm run generate and commit it.');
  process.exit(1);
}
