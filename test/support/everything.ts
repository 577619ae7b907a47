/** The whole contents of a test's database. */
import { expect } from 'vitest';
import { db } from '../../api/database/db.ts';
import { Prisma } from '../../api/generated/prisma/client.ts';

/** The rows of every table as text, in a stable order. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = Object.values(Prisma.ModelName).map(async (name): Promise<[string, string[]]> => {
    const delegates = db as unknown as Record<string, { findMany(): Promise<unknown[]> }>;
    const all = await delegates[name[0]!.toLowerCase() + name.slice(1)]!.findMany();
    const rows = all.filter((row) => !(name === 'RateLimit' && isAllowance(row as { key: string })));
    return [name, rows.map((row) => JSON.stringify(row, storedAs)).sort()];
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Whether a row counts what a caller has asked for this minute, refused or not. */
const isAllowance = ({ key }: { key: string }) => /^(points|writes):/.test(key);

/** Bigints as text. Leaves out when a session expires, because any use may renew it. */
function storedAs(key: string, value: unknown): unknown {
  if (key === 'expiresAt') return undefined;
  return typeof value === 'bigint' ? String(value) : value;
}

/** Runs `work`, which must leave every row as it is. */
export async function withoutATrace(work: () => Promise<unknown>): Promise<void> {
  const before = await everything();
  await work();
  expect(await everything()).toEqual(before);
}
