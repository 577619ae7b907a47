import type { SqlMigrationAwareDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import { log } from '../log.ts';

/** Before this migration, prices were stored as text. */
const migration = '20261122160000_prices';

const outcomes = {
  user_subscriptions: 'prices could not be read: each is now by the month what was counted a month',
  saved_recommendations: 'prices could not be read as US dollars: they keep their text and are in no total, as before',
};

/** Logs the prices that the migration could not read, at the start that applied it. */
export async function tellUnreadPrices(
  factory: SqlMigrationAwareDriverAdapterFactory,
  applied: readonly string[],
): Promise<void> {
  if (!applied.includes(migration)) return;
  const adapter = await factory.connect();
  try {
    for (const [table, outcome] of Object.entries(outcomes)) {
      const sql = `SELECT "id" FROM "${table}" WHERE "unreadPrice" IS NOT NULL ORDER BY "id"`;
      const { rows } = await adapter.queryRaw({ sql, args: [], argTypes: [] });
      if (rows.length > 0) log.warn({ table, ids: rows.map(([id]) => Number(id)) }, outcome);
    }
  } finally {
    await adapter.dispose();
  }
}
