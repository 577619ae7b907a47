import { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { dayMs, hourMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log } from '../../log.ts';
import { shownNetwork } from './limitKeys.ts';

/** How many callers a server tells apart in an hour; the others are counted together. */
const mostCallers = 1_000;
/** How long refusals are counted in memory before they are added to the table. */
const settleMs = 1_000;

/** Who was refused: a user, or a visitor at an address. */
interface Refused {
  userId?: number | undefined;
  address: string;
}

interface Tally {
  hour: Date;
  limit: string;
  userId: number;
  network: string;
  count: number;
}

let pending = new Map<string, Tally>();
let callers = { hour: 0, known: new Set<string>() };
let timer: NodeJS.Timeout | undefined;

/** Counts that a limit has refused somebody, in a moment, so that an attack does not become as many statements. */
export function countRefusal(limit: string, { userId = 0, address }: Refused): void {
  const hour = Math.floor(Date.now() / hourMs) * hourMs;
  if (callers.hour !== hour) callers = { hour, known: new Set() };
  let caller = { userId, network: userId === 0 ? shownNetwork(address) : '' };
  let key = [limit, caller.userId, caller.network].join(' ');
  if (callers.known.size < mostCallers) callers.known.add(key);
  else if (!callers.known.has(key)) {
    caller = { userId: 0, network: '' };
    key = `${limit} 0 `;
  }
  const tally = pending.get(`${hour} ${key}`) ?? { hour: new Date(hour), limit, ...caller, count: 0 };
  pending.set(`${hour} ${key}`, { ...tally, count: tally.count + 1 });
  timer ??= setTimeout(() => void settle(), settleMs).unref();
}

async function settle(): Promise<void> {
  const tallies = [...pending.values()];
  [pending, timer] = [new Map(), undefined];
  try {
    await db.$executeRaw`
      INSERT INTO refusals AS held (hour, "limit", "userId", network, count)
      SELECT * FROM unnest(${tallies.map(({ hour }) => hour)}::timestamptz[], ${tallies.map(({ limit }) => limit)}::text[],
        ${tallies.map(({ userId }) => userId)}::integer[], ${tallies.map(({ network }) => network)}::text[],
        ${tallies.map(({ count }) => count)}::integer[])
      ON CONFLICT (hour, "limit", "userId", network) DO UPDATE SET count = held.count + excluded.count`;
  } catch (error) {
    log.warn({ err: error }, 'refusals not counted');
  }
}

export const expiredRefusals: Expired = {
  table: 'refusals',
  key: 'hour',
  where: () => Prisma.sql`hour < ${new Date(Date.now() - 2 * dayMs)}`,
};
