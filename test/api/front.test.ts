import '../support/db.ts';
import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { env } from '../../api/env.ts';
import { graphqlHeaders } from '../support/api.ts';
import { base } from '../support/front.ts';
import { speak } from '../support/speak.ts';

const post = (path: string, body: string, headers: Record<string, string> = graphqlHeaders) =>
  fetch(base + path, { method: 'POST', headers, body });

describe('the page', () => {
  it('is sent for every known path, to be asked for again each time, and unchanged costs nothing', async () => {
    for (const path of ['/', '/finder', '/auth', '/auth/forgot', '/account', '/dashboard', '/projects']) {
      const answer = await fetch(base + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=UTF-8');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const again = await fetch(base + path, { headers: { 'if-none-match': answer.headers.get('etag')! } });
      expect(again.status).toBe(304);
    }
  });

  it.each(['reset', 'invitation', 'registration'])(
    'is reached by a link with its token in the path, as they were mailed until November 2026: %s',
    async (kind) => {
      const token = 'x-Y_'.repeat(10);
      const answer = await fetch(`${base}/auth/${kind}/${token}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        302,
        `/auth/${kind}#${token}`,
        'no-store',
      ]);
      expect((await fetch(`${base}/auth/${kind}`)).status).toBe(200);
      for (const other of ['x/y', 'a%0d%0ab', '%23x'])
        expect((await fetch(`${base}/auth/${kind}/${other}`, { redirect: 'manual' })).status).toBe(404);
    },
  );

  it('tells its screens for visitors whom to write to and how people sign in, whatever the address holds', async () => {
    onTestFinished(() => void Object.assign(env, { ADMIN_EMAIL: undefined, SMTP_URL: undefined }));
    const told = async () => /<meta name="site" content="([^"]*)"/.exec(await (await fetch(base)).text())?.[1];
    expect(await told()).toBe('{&#34;sendsMail&#34;:false}');
    Object.assign(env, { ADMIN_EMAIL: `"><b$'@example.com`, SMTP_URL: 'smtp://127.0.0.1:9' });
    expect(await told()).toBe('{&#34;adminEmail&#34;:&#34;\\&#34;&#62;&#60;b$&#39;@example.com&#34;}');
  });

  it('comes with status 404 for an unknown path, so that the not-found screen is drawn', async () => {
    const answer = await fetch(`${base}/nowhere`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
  });

  it('lets nothing run but its own files and the inline script it has the digest of', async () => {
    const policy = (await fetch(base)).headers.get('content-security-policy')!;
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]+=*'/);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
  });

  it('has files that are kept for a year and come compressed', async () => {
    const script = readdirSync('web/dist/assets').find((name) => name.endsWith('.js'))!;
    const answer = await fetch(`${base}/assets/${script}`, { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it.each([
    '/assets/none-12345678.js',
    '/none.png',
    '/assets/',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/package.json',
  ])('answers the unknown file %s with a plain 404', async (path) => {
    const answer = await fetch(base + path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  });
});

describe('every answer', () => {
  it.each(['/', '/graphql', '/api/none', '/healthz', '/none.png'])(
    'of %s carries the headers that protect it',
    async (path) => {
      const { headers } = await fetch(base + path);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
        'content-security-policy': expect.stringMatching(
          /base-uri 'none'; form-action '(none|self)'; frame-ancestors 'none'/,
        ),
      });
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );
});

it('a site with https asks browsers to stay there for a year, on subdomains too', async () => {
  const told = async () => (await fetch(base)).headers.get('strict-transport-security');
  onTestFinished(() => void Object.assign(env, { PUBLIC_URL: undefined }));
  Object.assign(env, { PUBLIC_URL: 'https://stackling.example' });
  expect(await told()).toBe('max-age=31536000; includeSubDomains');
  Object.assign(env, { PUBLIC_URL: 'http://stackling.example' });
  expect(await told()).toBeNull();
});

describe('/.well-known', () => {
  const path = `/.well-known/security.txt`;

  it('has a security.txt when there is somebody to write to', async () => {
    onTestFinished(() => void Object.assign(env, { SECURITY_CONTACT: undefined, PUBLIC_URL: undefined }));
    expect((await fetch(base + path)).status).toBe(404);
    Object.assign(env, { SECURITY_CONTACT: 'mailto:a@stackling.example', PUBLIC_URL: 'https://stackling.example' });
    const answer = await fetch(base + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
    const text = await answer.text();
    expect(text).toMatch(
      /^Contact: mailto:a@stackling\.example\nExpires: (.*)\nPreferred-Languages: en\nCanonical: https:\/\/stackling\.example\/\.well-known\/security\.txt\n$/,
    );
    const days = (Date.parse(/Expires: (.*)/.exec(text)![1]!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('leads password managers to the account, and to nothing else', async () => {
    const answer = await fetch(`${base}/.well-known/change-password`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/account']);
    const other = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
    expect((await fetch(base + other)).status).toBe(404);
  });
});

describe('/graphql', () => {
  it('answers an operation', async () => {
    const answer = await post('/graphql', '{"query":"{ viewer { id } }"}');
    expect([answer.status, await answer.json()]).toEqual([200, { data: { viewer: null } }]);
  });

  it('shows GraphiQL to a browser, from its own copy', async () => {
    const answer = await fetch(`${base}/graphql`, { headers: { accept: 'text/html' } });
    const html = await answer.text();
    expect(html).toContain('<title>Stackling GraphiQL</title>');
    expect(html).not.toMatch(/(src|href)="https?:/);
  });

  it.each([
    ['broken JSON', '{"query":', graphqlHeaders, 400],
    ['a list', '[{"query":"{ viewer { id } }"}]', graphqlHeaders, 400],
    ['nothing', '{}', graphqlHeaders, 400],
    ['a number', '5', graphqlHeaders, 400],
    ['a form', 'query={viewer{id}}', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['an operation as plain text', '{ viewer { id } }', { 'content-type': 'application/graphql' }, 415],
    ['too much', `{"query":"{ viewer { id } } #${'x'.repeat(100_000)}"}`, graphqlHeaders, 413],
    ['an unknown field', '{"query":"{ nothing }"}', graphqlHeaders, 400],
  ])('refuses %s', async (_what, body, headers, status) => {
    const answer = await post('/graphql', body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ message: expect.any(String) }] });
  });

  it('stops reading a body that is longer than it says', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(`${base}/graphql`, { method: 'POST', headers: graphqlHeaders }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.on('error', reject);
      request.write('{"query":"');
      request.write('x'.repeat(150_000));
    });
    expect(status).toBe(413);
  });

  it.each(['variables=%7Bx', 'variables=5', 'variables=[]', 'extensions=%7Bx', 'extensions=%22%22'])(
    'refuses a GET with %s',
    async (broken) => {
      const answer = await fetch(`${base}/graphql?query={__typename}&${broken}`, { headers: graphqlHeaders });
      const [name] = broken.split('=');
      expect([answer.status, await answer.json()]).toEqual([
        400,
        {
          message: `The parameter ${name} is not a JSON object.`,
          errors: [{ message: `The parameter ${name} is not a JSON object.`, extensions: { code: 'BAD_REQUEST' } }],
        },
      ]);
    },
  );

  it.each(['foo bar', 'a:99999999', '[', ''])('refuses the host %j and says nothing of itself', async (host) => {
    const headers = { ...graphqlHeaders, host };
    for (const path of ['/graphql', '/graphql?query={__typename}', '/api/user', '/']) {
      const method = path === '/graphql' ? 'POST' : 'GET';
      const sent = method === 'POST' ? '{"query":"{ __typename }"}' : undefined;
      const { status, body } = await speak(method, path, headers, sent);
      expect([path, [200, 400, 401].includes(status)]).toEqual([path, true]);
      expect(body).not.toMatch(/node_modules|TypeError|\bat /);
    }
  });

  it('changes nothing on GET', async () => {
    const query = encodeURIComponent('mutation { recommend(input: { projectType: WORK, budget: 5 }) { __typename } }');
    expect((await fetch(`${base}/graphql?query=${query}`)).status).toBe(405);
  });
});

describe('a write from another site', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{}, 200],
  ])('with %j is answered %i', async (headers, status) => {
    // fetch sets Sec-Fetch headers of its own, so this speaks plain HTTP.
    const seen = await new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(
        `${base}/graphql`,
        { method: 'POST', headers: { ...graphqlHeaders, ...headers } },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        },
      );
      request.on('error', reject);
      request.end('{"query":"{ viewer { id } }"}');
    });
    expect(seen).toBe(status);
  });
});
