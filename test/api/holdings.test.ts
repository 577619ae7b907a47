import '../support/db.ts';
import { expect, it } from 'vitest';
import packageFile from '../../package.json' with { type: 'json' };
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send } from '../support/api.ts';
import { ada, root } from '../support/administration.ts';
import { statementsOf } from '../support/statements.ts';

const held = graphql(`
  query TestHoldings {
    holdings {
      version
      databaseVersion
      databaseBytes
      oldestJobAt
      ratesOn
      parts {
        name
        rows
        isExact
        bytes
      }
    }
  }
`);

const read = async () => (await send(held, {}, root)).data!.holdings;

it('says what the instance is, and how much it holds of each kind', async () => {
  await db.stack.create({ data: { userId: ada.user.id, name: 'Mine', projectType: 'work', budget: 5 } });
  const createdAt = new Date('2026-11-20T12:00:00.000Z');
  await db.job.create({ data: { name: 'mail', createdAt } });
  await db.exchangeRate.create({ data: { currency: 'USD', date: new Date('2026-11-20'), perEuro: 1.1, source: 'x' } });
  const { parts, ...whole } = await read();
  expect(whole).toEqual({
    version: packageFile.version,
    databaseVersion: expect.stringMatching(/^\d+/),
    databaseBytes: expect.any(Number),
    oldestJobAt: createdAt.toISOString(),
    ratesOn: '2026-11-20',
  });
  expect(whole.databaseBytes).toBeGreaterThan(1_000_000);
  const counts = Object.fromEntries(parts.map(({ name, rows }) => [name, rows]));
  expect(counts).toMatchObject({ USERS: 2, STACKS: 1, SUBSCRIPTIONS: 0, SESSIONS: 2 });
  expect(parts.every(({ isExact, bytes }) => isExact && bytes > 0)).toBe(true);
});

it('counts only so far, and then says about how many there are, in as many statements', async () => {
  const before = await statementsOf(read);
  await db.$executeRaw`
    INSERT INTO audit_entries ("actorName", "targetName", action)
    SELECT 'root', 'ada', 'account-updated' FROM generate_series(1, 30000)`;
  const entries = async () => (await read()).parts.find(({ name }) => name === 'AUDIT_ENTRIES')!;
  expect(await entries()).toMatchObject({ rows: 20_000, isExact: false });
  await db.$executeRaw`ANALYZE audit_entries`;
  const { rows, isExact } = await entries();
  expect([Math.round(rows / 1_000), isExact]).toEqual([30, false]);
  expect(await statementsOf(read)).toHaveLength(before.length);
});
