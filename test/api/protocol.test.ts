import '../support/db.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../../api/env.ts';
import { graphqlHeaders, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { logged } from '../support/logged.ts';
import { speak } from '../support/speak.ts';
import { speakRaw } from '../support/speakRaw.ts';

const operation = '{"query":"{ __typename }"}';
let ada: Viewer;
beforeAll(async () => void (ada = await signedIn('ada')));

describe('no cache may keep', () => {
  it.each([
    ['POST', '/graphql', 200, operation],
    ['GET', '/graphql?query={__typename}', 200],
    ['POST', '/graphql', 400, '{"query":"{ nothing }"}'],
    ['POST', '/graphql', 400, '{'],
    ['GET', '/graphql?query={', 400],
    ['DELETE', '/graphql', 405],
    ['GET', '/api/user', 401],
    ['GET', '/api/none', 404],
    ['DELETE', '/api/user', 405],
    ['POST', '/api/login', 400, '{'],
    ['GET', '/nowhere', 404],
    ['GET', '/none.png', 404],
    ['GET', '/assets/none.js', 404],
  ])('%s %s, answered %i', async (method, path, status, body?: string) => {
    const answer = await speak(method, path, graphqlHeaders, body);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it('an operation by a user, nor one that streams', async () => {
    for (const accept of ['application/json', 'text/event-stream']) {
      const headers = { ...graphqlHeaders, accept, cookie: ada.cookie };
      const answer = await speak('POST', '/graphql', headers, '{"query":"{ viewer { username } }"}');
      expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    }
  });
});

describe('a request', () => {
  it('with the method TRACE is refused', async () => {
    for (const path of ['/', '/graphql', '/api/user'])
      expect((await speak('TRACE', path, { cookie: 'secret=1' })).status).toBe(405);
  });

  it('with two hosts is refused', async () => {
    const answer = await speakRaw('GET /api/user HTTP/1.1', 'Host: a.example', 'hOST: b.example', 'Connection: close');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toEqual({ message: 'The header Host is not a valid host name.' });
  });

  it.each(['/healthz', '/', '/api/openapi.json', '/graphql?query={__typename}'])(
    'by HTTP/1.0, which has no host, is answered: %s',
    async (path) => {
      expect((await speakRaw(`GET ${path} HTTP/1.0`)).status).toBe(200);
    },
  );

  it.each([
    'application/json-patch+json',
    'application/jsonx',
    'application/graphql+json',
    'text/json',
    'application/json; charset=latin1',
    'application/json;charset="utf-16"',
    'application/json, text/plain',
    'application/x-json',
    '',
  ])('with a body of the type %j is refused', async (type) => {
    for (const [path, body] of [
      ['/graphql', operation],
      ['/api/login', '{"email":"a@example.com","password":"x"}'],
    ] as const)
      expect((await speak('POST', path, { 'content-type': type }, body)).status).toBe(415);
  });

  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json ; odd=1',
  ])('with a body of the type %j is answered', async (type) => {
    expect((await speak('POST', '/graphql', { 'content-type': type }, operation)).status).toBe(200);
    const login = '{"email":"a@example.com","password":"correct horse"}';
    expect((await speak('POST', '/api/login', { 'content-type': type }, login)).status).toBe(401);
  });

  it.each([
    ['braces', '{a'.repeat(600)],
    ['brackets', `{ a(b: ${'['.repeat(1_900)}`],
    ['closed brackets', `{ a(b: ${'['.repeat(900)}${']'.repeat(900)}) }`],
    ['objects', `{ a(b: ${'{c:'.repeat(600)}`],
    ['types', `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { __typename }`],
    ['selections', `${'{viewer'.repeat(600)}${'}'.repeat(600)}`],
  ])('with a document of many nested %s is a syntax error', async (_what, query) => {
    const lines = logged();
    const answer = await speak('POST', '/graphql', graphqlHeaders, JSON.stringify({ query }));
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body).errors[0].message).toMatch(
      /^Syntax Error: Brackets may be 100 levels deep at most\.$/,
    );
    expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
  });

  it('with a string of many brackets is none', async () => {
    const query = `{ __type(name: "${'['.repeat(1_000)}") { name } }`;
    expect((await speak('POST', '/graphql', graphqlHeaders, JSON.stringify({ query }))).status).toBe(200);
  });

  it('with deeply nested JSON is refused for its rules, as any other', async () => {
    const lines = logged();
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const deepObjects = `${'{"a":'.repeat(15_000)}1${'}'.repeat(15_000)}`;
    for (const value of [deep, deepObjects]) {
      const find = 'mutation ($input: RecommendInput!) { recommend(input: $input) { __typename } }';
      const variables = `{"input":{"projectType":"WORK","budget":5,"projectDescription":${value}}}`;
      const answers = [
        await speak('POST', '/graphql', graphqlHeaders, `{"query":"${find}","variables":${variables}}`),
        await speak('POST', '/graphql', graphqlHeaders, `{"query":"{__typename}","variables":${value}}`),
        await speak('POST', '/graphql', graphqlHeaders, `{"query":${value}}`),
        await speak('POST', '/graphql', graphqlHeaders, `{"query":"{__typename}","extensions":{"a":${value}}}`),
        await speak('POST', '/graphql', graphqlHeaders, value),
        await speak('POST', '/api/login', graphqlHeaders, `{"email":${value},"password":"x"}`),
        await speak('POST', '/api/projects', { ...graphqlHeaders, cookie: ada.cookie }, `{"name":${value}}`),
      ];
      for (const { status } of answers) expect([200, 400]).toContain(status);
    }
    expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

describe('an origin', () => {
  const write = (headers: Record<string, string>) =>
    speak('POST', '/graphql', { ...graphqlHeaders, host: 'stackling.example', ...headers }, operation);

  it.each([
    ['https://stackling.example', 'https://stackling.example', 200],
    ['https://stackling.example', 'http://stackling.example', 403],
    ['http://stackling.example', 'http://stackling.example', 200],
    [undefined, 'http://stackling.example', 200],
  ])('of a site at %s: %s is answered %i', async (PUBLIC_URL, origin, status) => {
    Object.assign(env, { PUBLIC_URL });
    onTestFinished(() => void Object.assign(env, { PUBLIC_URL: undefined }));
    expect((await write({ origin })).status).toBe(status);
  });
});

describe('a range', () => {
  const name = readdirSync('web/dist/assets').find((file) => file.endsWith('.woff2'))!;
  const size = readFileSync(`web/dist/assets/${name}`).length;
  const ask = (range: string, headers = {}) => fetch(`${base}/assets/${name}`, { headers: { range, ...headers } });

  it.each([
    ['bytes=0-9', 10],
    ['bytes=-5', 5],
    [`bytes=${size - 3}-`, 3],
    [`bytes=5-${size * 2}`, size - 5],
  ])('%s is sent', async (range, length) => {
    const answer = await ask(range);
    expect([answer.status, (await answer.bytes()).length]).toEqual([206, length]);
  });

  it.each(['bytes=0-1,4-5', 'lines=1-2', '0-9', 'bytes=9-5', 'bytes=-', 'bytes=a-b', 'bytes 0-9', 'bytes=0-9-12'])(
    '%s is passed over, and the whole is sent',
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, (await answer.bytes()).length]).toEqual([200, size]);
    },
  );

  it('with a condition is passed over', async () => {
    const answer = await ask('bytes=0-9', { 'if-range': '"another"' });
    expect([answer.status, (await answer.bytes()).length]).toEqual([200, size]);
  });

  it('behind the end cannot be sent', async () => {
    const answer = await ask(`bytes=${size}-`);
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${size}`]);
  });
});

describe('a client that leaves', () => {
  const head = (method: string, path: string, ...lines: string[]) =>
    [`${method} ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...lines, '', ''].join('\r\n');
  const dashboard = `{"query":"{ viewer { subscriptions(first: 50) { edges { node { name } } } } }"}`;
  const find =
    '{"query":"subscription { recommend(input: { projectType: WORK, budget: 5 }) { result { totalCents } } }"}';

  it.each([
    ['in the middle of a body', () => head('POST', '/graphql', 'Content-Length: 1000') + '{"query":'],
    ['in the middle of a long body', () => head('POST', '/graphql', 'Content-Length: 99000000') + 'x'.repeat(100_000)],
    [
      'while an operation runs',
      () => head('POST', '/graphql', `Cookie: ${ada.cookie}`, `Content-Length: ${dashboard.length}`) + dashboard,
    ],
    ['while a call runs', () => head('GET', '/api/user/export', `Cookie: ${ada.cookie}`)],
    [
      'while an answer streams',
      () => head('POST', '/graphql', 'Accept: text/event-stream', `Content-Length: ${find.length}`) + find,
    ],
    ['while a page is sent', () => head('GET', '/')],
    ['while a file is sent', () => head('GET', '/graphql', 'Accept: text/html')],
  ])('%s is no error and no warning', async (_when, request) => {
    const lines = logged();
    for (const leave of ['destroy', 'resetAndDestroy'] as const) {
      const { hostname, port } = new URL(base);
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      await new Promise<void>((resolve) => void socket.write(request(), () => resolve()));
      socket[leave]();
    }
    const path = request().split(' ', 2)[1];
    await expect.poll(() => lines().filter((line) => line['path'] === path).length).toBeGreaterThanOrEqual(2);
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
    expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});
