import '../support/db.ts';
import type { IncomingHttpHeaders } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../support/accessTokens.ts';
import { signedIn } from '../support/api.ts';
import { speak } from '../support/speak.ts';

const corsOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

describe('a script of another site', () => {
  const shared = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Request-Id, Retry-After, Link, RateLimit, RateLimit-Policy',
    'cross-origin-resource-policy': 'cross-origin',
  };
  const origin = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
  let token: string;
  let cookie: string;
  beforeAll(async () => void ({ token, cookie } = await programOf(await signedIn('scripted'), true)));

  it.each(['/graphql', '/graphql?query=x', '/api/user', '/api/projects/1', '/api/none'])(
    'is told for %s that it may send an access token, and what else',
    async (path) => {
      for (const asked of ['authorization', 'Content-Type, Authorization']) {
        const { status, headers, body } = await speak('OPTIONS', path, {
          ...origin,
          'access-control-request-method': 'PUT',
          'access-control-request-headers': asked,
        });
        expect([status, body]).toEqual([204, '']);
        expect(headers).toMatchObject({
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE',
          'access-control-allow-headers': 'authorization, content-type, idempotency-key',
          'access-control-max-age': '7200',
        });
        expect(headers).not.toHaveProperty('access-control-allow-credentials');
      }
    },
  );

  it.each([
    ['/graphql', {}],
    ['/graphql', { 'access-control-request-headers': 'content-type' }],
    ['/graphql', { 'access-control-request-headers': 'x-authorization' }],
    ['/api/user', { 'access-control-request-headers': 'content-type, idempotency-key' }],
    ['/', { 'access-control-request-headers': 'authorization' }],
    ['/graphqlx', { 'access-control-request-headers': 'authorization' }],
    ['/healthz', { 'access-control-request-headers': 'authorization' }],
  ])('is told nothing of the kind for %s with %j', async (path, asked) => {
    for (const from of [origin, {}]) {
      const { headers } = await speak('OPTIONS', path, { ...from, 'access-control-request-method': 'POST', ...asked });
      expect(corsOf(headers)).toEqual({});
    }
  });

  it('may read every answer to an access token, errors too', async () => {
    const authorization = `Bearer ${token}`;
    const json = { 'content-type': 'application/json' };
    const long = `{"query":"{ viewer { id } } #${'x'.repeat(100_000)}"}`;
    const answers = [
      [200, 'POST', '/graphql', { authorization }, '{"query":"{ viewer { id } }"}'],
      [200, 'GET', '/graphql?query={viewer{id}}', { authorization }],
      [200, 'GET', '/api/user', { authorization }],
      [201, 'POST', '/api/projects', { authorization }, '{"name":"Far","projectType":"work","budget":5}'],
      [400, 'POST', '/graphql', { authorization }, '{'],
      [400, 'POST', '/api/projects', { authorization }, '{'],
      [401, 'POST', '/graphql', { authorization: 'Bearer stk_no' }, '{"query":"{ viewer { id } }"}'],
      [401, 'GET', '/api/user', { authorization: 'Bearer stk_no' }],
      [403, 'POST', '/api/logout', { authorization }],
      [404, 'DELETE', '/api/projects/999999', { authorization }],
      [404, 'GET', '/api/none', { authorization }],
      [405, 'DELETE', '/api/user', { authorization }],
      [413, 'POST', '/graphql', { authorization }, long],
      [413, 'POST', '/api/projects', { authorization }, long],
      [415, 'POST', '/graphql', { authorization, 'content-type': 'text/plain' }, 'x'],
    ] as const;
    for (const [status, method, path, headers, body] of answers) {
      const answer = await speak(method, path, { ...origin, cookie, ...json, ...headers }, body);
      expect([answer.status, method, path]).toEqual([status, method, path]);
      expect(answer.headers, path).toMatchObject(shared);
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
      expect(answer.headers['vary']).toContain('Authorization');
    }
  });

  it.each([
    ['a cookie', {}],
    ['another scheme', { authorization: 'Basic YTpi' }],
    ['a token as the scheme', { authorization: 'stk_x' }],
  ])('may read nothing and write nothing with %s', async (_what, headers) => {
    const all = { ...origin, cookie, 'content-type': 'application/json', ...headers };
    const reads = [await speak('GET', '/api/user', all), await speak('GET', '/graphql?query={viewer{id}}', all)];
    for (const answer of reads) {
      expect(corsOf(answer.headers)).toEqual({});
      expect(answer.headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        vary: expect.stringContaining('Authorization'),
      });
    }
    for (const path of ['/graphql', '/api/projects']) {
      const { status, headers } = await speak('POST', path, all, '{"query":"{ viewer { id } }"}');
      expect([status, corsOf(headers)]).toEqual([403, {}]);
    }
  });
});
