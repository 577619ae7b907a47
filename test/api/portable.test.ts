import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every file below a folder that may hold SQL, by its path from the root of the project. */
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|sql)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join('api', 'generated')));

const holding = (pattern: RegExp) =>
  [...filesBelow('api'), ...filesBelow('prisma/migrations')].filter((path) => pattern.test(readFileSync(path, 'utf8')));

/** What poolers and databases that speak like PostgreSQL lack, or take and do not do. */
describe('the server’s SQL', () => {
  it('takes no advisory lock; the one that is named is Prisma’s, which is left out', () => {
    expect(holding(/pg_(try_)?advisory/i)).toEqual([join('api', 'database', 'migrations.ts')]);
  });

  it('has no semicolon in a comment of a migration, where a server’s PostgreSQL would see the end of a statement', () => {
    expect(holding(/^\s*--.*;/m).filter((path) => path.endsWith('.sql'))).toEqual([]);
  });

  it('neither listens nor notifies', () => {
    expect(holding(/\bLISTEN\b|\bNOTIFY\b|pg_notify/)).toEqual([]);
  });

  it('keeps nothing in the database’s session', () => {
    expect(holding(/\bSET SESSION\b|\bCREATE TEMP|\bPREPARE\b|\bDECLARE .* CURSOR\b/)).toEqual([]);
  });
});
