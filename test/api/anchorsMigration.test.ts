import { expect, it } from 'vitest';
import { databaseBefore } from '../support/previousVersion.ts';
import { tryToStart } from '../support/server.ts';

it('counts payments from the day that was the next payment’s, for people whose time zone nobody knows', async () => {
  const { settings, withQuery } = await databaseBefore('20261123140000_anchored_cycles');
  await withQuery(async (query) => {
    await query(`INSERT INTO users (username, email, password) VALUES ('ada', 'ada@example.com', 'digest')`);
    await query(
      `INSERT INTO user_subscriptions ("userId", name, "amountCents", "cycleCount", "cycleUnit", "nextBillingDate")
       SELECT 1, 'Since ' || coalesce(day, 'ever'), 100, 1, 'month', day::date
       FROM unnest(ARRAY['2020-02-29', '1931-12-31', NULL]) AS day`,
    );
  });
  await tryToStart(settings);
  const rows = await withQuery((query) =>
    query(
      `SELECT name, "startsOn"::text AS day, "timeZone" FROM user_subscriptions
       JOIN users ON users.id = "userId" ORDER BY user_subscriptions.id`,
    ),
  );
  expect(rows).toEqual([
    { name: 'Since 2020-02-29', day: '2020-02-29', timeZone: 'UTC' },
    { name: 'Since 1931-12-31', day: '1931-12-31', timeZone: 'UTC' },
    { name: 'Since ever', day: null, timeZone: 'UTC' },
  ]);
});
