/** All that a test's database holds. */
import { expect } from 'vitest';
import { db } from '../../api/database/db.ts';
import { Prisma } from '../../api/generated/prisma/client.ts';

/** The rows of every table, as text, in an order that does not change. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = Object.values(Prisma.ModelName).map(async (name): Promise<[string, string[]]> => {
    const delegates = db as unknown as Record<string, { findMany(): Promise<unknown[]> }>;
    const rows = await delegates[name[0]!.toLowerCase() + name.slice(1)]!.findMany();
    return [name, rows.map((row) => JSON.stringify(row, storedAs)).sort()];
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Numbers beyond JSON's as text; and no word of when a session ends, which any use may move. */
function storedAs(key: string, value: unknown): unknown {
  if (key === 'expiresAt') return undefined;
  return typeof value === 'bigint' ? String(value) : value;
}

/** Does some work that must leave every row as it is. */
export async function withoutATrace(work: () => Promise<unknown>): Promise<void> {
  const before = await everything();
  await work();
  expect(await everything()).toEqual(before);
}
