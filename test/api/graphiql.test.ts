import '../support/db.ts';
import { parse, print, type OperationDefinitionNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRates } from '../../api/domain/subscriptions/rates.ts';
import { answerTo, call, signedIn, type Viewer } from '../support/api.ts';

const page = await call('GET', '/graphql');
const html = await page.text();
const fileOf = async (name: string) =>
  (await call('GET', new RegExp(`"(/graphql/[\\w-]+-${name})"`).exec(html)![1]!)).text();
const start = await fileOf('start.js');
/** The tabs that the page opens with, as its script is given them. */
const tabs = JSON.parse(/"defaultTabs":(\[.*?\}\])/s.exec(start)![1]!) as { query: string }[];

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
  it('runs no inline script and no inline style but by a nonce that is new each time', async () => {
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).not.toContain('unsafe');
    const nonceOf = (text: string) => /'nonce-([\w+/]{22}==)'/.exec(text)![1]!;
    expect(html).toContain(`nonce="${nonceOf(policy)}"`);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=/);
    const again = await call('GET', '/graphql');
    expect(nonceOf(again.headers.get('content-security-policy')!)).not.toBe(nonceOf(policy));
    expect(again.headers.get('cache-control')).toBe('no-store');
  });

  it('has files that are kept for ever, compressed or not', async () => {
    const path = /"(\/graphql\/[\w-]+-graphiql\.js)"/.exec(html)![1]!;
    for (const [encoding, expected] of [
      ['br', 'br'],
      ['br;q=0', null],
      ['gzip', null],
    ] as const) {
      const answer = await call('GET', path, undefined, undefined, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(expected);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
  });

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
    expect(start).toContain('"shouldPersistHeaders":false');
  });
});
