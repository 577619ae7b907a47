import { describe, expect, it } from 'vitest';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { monthlyCents, type CycleUnit } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { databaseBefore } from '../support/previousVersion.ts';
import { tryToStart } from '../support/server.ts';
// Written by the version before: what it stored and counted for a price, and what it read from a text.
import previous from '../support/previousPrices.json' with { type: 'json' };

type Tracked = [price: string, monthlyAmount: number, currency: string];
type Saved = [price: string, monthlyCents: number | null];

const tracked = previous.tracked as Tracked[];
const saved = previous.saved as Saved[];

/** What no version has written: texts that are no price, or another than what was counted. */
const unreadable: Tracked[] = [
  ['', 999, 'USD'],
  ['any', 0, 'EUR'],
  ['Ask us', 2_147_483_647, 'JPY'],
  ['$5/month', 501, 'USD'],
  ['$120/year', 12_000, 'USD'],
  ['€5/month', 500, 'USD'],
  ['$5 EUR', 500, 'USD'],
  ["'); DROP TABLE users; --", 7, 'USD'],
];

async function upgraded(trackedRows: readonly Tracked[], savedRows: readonly Saved[]) {
  const { settings, withQuery } = await databaseBefore('20261122160000_prices');
  await withQuery(async (query) => {
    await query(`INSERT INTO users (username, email, password) VALUES ('ada', 'ada@example.com', 'digest')`);
    await query(`INSERT INTO projects ("userId", name, "projectType", budget) VALUES (1, 'Stack', 'work', 60)`);
    await query(
      `INSERT INTO user_subscriptions ("userId", name, price, "monthlyAmount", currency)
       SELECT 1, 'Any', * FROM unnest($1::text[], $2::integer[], $3::text[])`,
      [0, 1, 2].map((column) => trackedRows.map((row) => row[column])),
    );
    await query(
      `INSERT INTO saved_recommendations ("projectId", name, price, description)
       SELECT 1, 'Any', price, 'Any' FROM unnest($1::text[]) AS price`,
      [savedRows.map(([price]) => price)],
    );
  });
  const open = async () => {
    const { output, code } = (await tryToStart(settings, [process.execPath, 'test/support/opener.ts'])) as {
      output: string;
      code: number;
    };
    expect({ output, code }).toMatchObject({ code: 0 });
    return output;
  };
  const [first, second] = [await open(), await open()];
  const read = (table: string) =>
    withQuery((query) => query(`SELECT *, "amountCents"::float8 AS "amountCents" FROM ${table} ORDER BY id`));
  return {
    said: first
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Record<string, unknown>),
    saidLater: second,
    tracked: (await read('user_subscriptions')) as Row[],
    saved: (await read('saved_recommendations')) as Row[],
  };
}

interface Row {
  id: number;
  amountCents: number;
  cycleCount: number;
  cycleUnit: CycleUnit;
  currency: string;
  unreadPrice: string | null;
}

describe('prices that the version before kept as text', () => {
  it('come to the same a month, to the cent, and every row is kept', async () => {
    const after = await upgraded(tracked, saved);
    expect(new Set(after.tracked.map(({ currency }) => currency))).toEqual(new Set(currencyCodes));
    expect(after.tracked.map((row) => [priceText(row, row.currency), monthlyCents(row), row.currency])).toEqual(
      tracked,
    );
    expect(after.tracked.map(({ unreadPrice }) => unreadPrice)).toEqual(tracked.map(() => null));

    const written = after.saved.map((row, index) => [
      row.unreadPrice ?? saved[index]![0],
      row.unreadPrice === null ? monthlyCents(row) : null,
    ]);
    expect(written).toEqual(saved);
    const unread = after.saved.filter(({ unreadPrice }) => unreadPrice !== null);
    expect(unread.map(({ amountCents, cycleCount, cycleUnit }) => [amountCents, cycleCount, cycleUnit])).toEqual(
      unread.map(() => [null, null, null]),
    );
    expect(after.said).toMatchObject([{ level: 40, table: 'saved_recommendations', ids: unread.map(({ id }) => id) }]);
  });

  it('stop nothing where they cannot be read: the row is by the month what was counted, and the log says which', async () => {
    const readable: Tracked = ['$120/year', 1_000, 'USD'];
    const after = await upgraded([readable, ...unreadable], []);
    expect(
      after.tracked.map((row) => [row.amountCents, row.cycleCount, row.cycleUnit, row.currency, row.unreadPrice]),
    ).toEqual([
      [12_000, 1, 'year', 'USD', null],
      ...unreadable.map(([price, monthlyAmount, currency]) => [monthlyAmount, 1, 'month', currency, price]),
    ]);
    expect(after.said).toMatchObject([
      {
        level: 40,
        table: 'user_subscriptions',
        ids: unreadable.map((_row, index) => index + 2),
        msg: 'prices could not be read: each is now by the month what was counted a month',
      },
    ]);
    expect(after.saidLater).toBe('');
  });
});
