import { aMonthOf, costOfYear, type CycleUnit } from '../../../common/billing/cycle.ts';
import { add, rounded, zero } from '../../../common/billing/fraction.ts';
import { db } from '../../database/db.ts';
import { notRemovedSql } from '../lists/removal.ts';

/** The totals of a stack's saved tools. */
export interface StackTotal {
  count: number;
  /** US cents a month. */
  totalCents: number;
  /** How many prices could not be read; they count as 0. */
  unreadablePrices: number;
}

/** The totals of an empty stack. */
export const emptyTotal: StackTotal = { count: 0, totalCents: 0, unreadablePrices: 0 };

/** The saved tools of a stack that share a cycle. */
interface Row {
  stackId: number;
  count: number;
  /** The sum of their amounts; null for prices that could not be read, which have no cycle. */
  cents: string | null;
  cycleCount: number;
  cycleUnit: CycleUnit;
}

/** The totals of each stack; stacks without saved tools are left out. */
export async function stackTotals(stackIds: readonly number[]): Promise<ReadonlyMap<number, StackTotal>> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT "projectId" AS "stackId", "cycleCount", "cycleUnit",
      count(*)::integer AS "count", sum("amountCents")::text AS "cents"
    FROM "saved_recommendations"
    WHERE "projectId" = ANY(${stackIds}::integer[]) AND ${notRemovedSql} GROUP BY "projectId", "cycleCount", "cycleUnit"`;
  return new Map([...Map.groupBy(rows, ({ stackId }) => stackId)].map(([stackId, own]) => [stackId, addUp(own)]));
}

function addUp(rows: readonly Row[]): StackTotal {
  const costs = rows.flatMap(({ cents, ...cycle }) =>
    cents === null ? [] : costOfYear({ amountCents: BigInt(cents), ...cycle }),
  );
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    totalCents: rounded(aMonthOf(costs.reduce(add, zero))),
    unreadablePrices: rows.find(({ cents }) => cents === null)?.count ?? 0,
  };
}
