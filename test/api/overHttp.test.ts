import '../support/db.ts';
import { serverAudits } from 'graphql-http';
import { expect, it } from 'vitest';
import { base } from '../support/front.ts';

// What the GraphQL over HTTP specification asks of a server, as its own package checks it.
const audits = serverAudits({ url: () => `${base}/graphql` });

it.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
  const result = await fn();
  expect(result.status, 'reason' in result ? result.reason : '').toBe('ok');
});
