import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files and folders that PostgreSQL cannot open a database without. None of the folders is ever empty. */
const parts = ['PG_VERSION', 'global/pg_control', 'base/1', 'base/5', 'pg_multixact', 'pg_wal', 'pg_xact'];

/** Whether there is nothing at a path, or only an empty folder. */
export const isEmpty = (path: string): boolean =>
  !existsSync(path) || (statSync(path).isDirectory() && readdirSync(path).length === 0);

/**
 * The first part that a folder lacks to be a complete database, as after an interrupted copy. PGlite looks for PG_VERSION
 * alone, and where it is missing makes a new database over what is there.
 */
export const missingPart = (folder: string): string | undefined =>
  parts.find((part) => isEmptyPart(join(folder, part)));

function isEmptyPart(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return !found || (found.isDirectory() ? readdirSync(path).length === 0 : found.size === 0);
}
