import { expect, it } from 'vitest';
import { databaseBefore } from '../support/previousVersion.ts';
import { tryToStart } from '../support/server.ts';

it('gives access tokens from before the scopes for what they could do', async () => {
  const { settings, withQuery } = await databaseBefore('20261123070200_token_scopes');
  await withQuery(async (query) => {
    await query(`INSERT INTO users (username, email, password) VALUES ('ada', 'ada@example.com', 'digest')`);
    await query(
      `INSERT INTO access_tokens ("userId", name, "tokenHash", "canWrite")
       SELECT 1, writes::text, encode(sha256(writes::text::bytea), 'hex'), writes
       FROM unnest(ARRAY[TRUE, FALSE]) AS writes`,
    );
  });
  await tryToStart(settings);
  const rows = await withQuery((query) => query('SELECT name, scopes, "expiresAt" FROM access_tokens ORDER BY name'));
  expect(rows).toEqual([
    { name: 'false', scopes: 'subscriptions-read stacks-read account-read', expiresAt: null },
    { name: 'true', scopes: 'subscriptions-write stacks-write account-write', expiresAt: null },
  ]);
});
