import type pg from 'pg';
import { expect } from 'vitest';

/** Resolves when the server waits for a lock of this client's transaction. */
export async function waitedFor(client: pg.Client): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await client.query(
        `SELECT 1 FROM pg_stat_activity WHERE pg_backend_pid() = ANY(pg_blocking_pids(pid))`,
      );
      return rows.length;
    })
    .toBe(1);
}
