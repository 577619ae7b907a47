import '../support/db.ts';
import { parse, print, type OperationDefinitionNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { answerTo, call, signedIn, type Viewer } from '../support/api.ts';

/** The tabs that the page opens with, as its script is given them. */
const html = await (await call('GET', '/graphql')).text();
const tabs = JSON.parse(/"defaultTabs":(\[.*?\}\])/s.exec(html)![1]!) as { query: string }[];

const operations = tabs.flatMap(({ query }) =>
  parse(query).definitions.map((definition) => {
    const operation = definition as OperationDefinitionNode;
    return { name: operation.name!.value, text: print(operation) };
  }),
);

let ada: Viewer;
beforeAll(async () => {
  await seedRates();
  ada = await signedIn('ada');
});

describe('GraphiQL', () => {
  it('welcomes whoever opens it', () => {
    expect(tabs[0]!.query).toMatch(/^# Welcome to Stackling's API\./);
    for (const { query } of tabs) expect(query).toMatch(/^# [A-Z]/);
  });

  it.each(operations)('shows an example that works: $name', async ({ text }) => {
    const { status, data, errors } = await answerTo<Record<string, unknown>>(text, ada);
    expect(status).toBe(200);
    expect(errors).toBeUndefined();
    for (const result of Object.values(data!)) expect(result).toEqual(expect.any(Object));
  });

  it('keeps no headers, in which an access token may be', () => {
    expect(html).toContain('"shouldPersistHeaders":false');
  });
});
