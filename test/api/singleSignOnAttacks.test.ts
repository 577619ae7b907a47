import '../support/db.ts';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { openIdPath } from '../../common/paths.ts';
import { from } from '../support/accounts.ts';
import { base } from '../support/front.ts';
import { logged } from '../support/logged.ts';
import { Visitor, withToken } from '../support/openIdProvider.ts';
import { comeBack, problem, provider, signIn, whoIs } from '../support/singleSignOn.ts';

const locationOf = (answer: Response) => answer.headers.get('location');

/** Changes a parameter of an address; undefined removes it. */
function changed(address: string, name: string, value: string | undefined): string {
  const url = new URL(address);
  if (value === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  return url.href;
}

/** What a visitor is told who opens the call-back at this address; nobody may be signed in by it. */
async function refusalAt(address: string, visitor: Visitor): Promise<string | null> {
  const location = locationOf(await visitor.get(address));
  expect(await whoIs(visitor)).toBeUndefined();
  return location;
}

describe('a call-back', () => {
  it.each([
    ['has no state', 'state', undefined, 'expired'],
    ['has an empty state', 'state', '', 'expired'],
    ['has another state', 'state', 'x'.repeat(43), 'expired'],
    ['comes from another issuer', 'iss', 'https://evil.example', 'failed'],
    ['does not say which issuer it comes from', 'iss', undefined, 'failed'],
    ['has no code', 'code', undefined, 'failed'],
    ['has a code that was made up', 'code', 'x'.repeat(43), 'failed'],
  ])('that %s signs nobody in', async (_what, name, value, said) => {
    const visitor = new Visitor();
    const address = await comeBack('ada', visitor);
    expect(await refusalAt(changed(address, name, value), visitor)).toBe(problem(said));
  });

  it('with the wrong state does not end the true one', async () => {
    const visitor = new Visitor();
    const address = await comeBack('steady', visitor);
    expect(await refusalAt(changed(address, 'state', 'x'.repeat(43)), visitor)).toBe(problem('expired'));
    expect(locationOf(await visitor.get(address))).toBe('/dashboard');
  });

  it('works once', async () => {
    const visitor = new Visitor();
    const address = await comeBack('once', visitor);
    const cookie = visitor.cookie(base);
    expect(locationOf(await visitor.get(address))).toBe('/dashboard');
    // The same browser, which has kept its cookie all the same.
    const again = await fetch(address, { redirect: 'manual', headers: { cookie } });
    expect(locationOf(again)).toBe(problem('expired'));
    expect(again.headers.getSetCookie().join()).not.toMatch(/stackling=[\w-]/);
  });

  it('that is opened many times at once signs in once', async () => {
    const visitor = new Visitor();
    const address = await comeBack('many', visitor);
    const headers = { cookie: visitor.cookie(base) };
    const answers = await Promise.all(Array.from({ length: 6 }, () => fetch(address, { redirect: 'manual', headers })));
    expect(answers.map(locationOf).sort()).toEqual([...Array<string>(5).fill(problem('expired')), '/dashboard']);
  });

  it('of another browser signs nobody in, with or without a flow of their own', async () => {
    const address = await comeBack('attacker', new Visitor());
    expect(await refusalAt(address, new Visitor())).toBe(problem('expired'));
    const victim = new Visitor();
    await victim.get(`${base}${openIdPath}`);
    expect(await refusalAt(address, victim)).toBe(problem('expired'));
  });

  it('with the code of another flow fails at the provider, for want of its code verifier', async () => {
    const [attacker, victim] = [new Visitor(), new Visitor()];
    const stolen = new URL(await comeBack('victim', victim)).searchParams.get('code')!;
    const address = await comeBack('attacker', attacker);
    expect(await refusalAt(changed(address, 'code', stolen), attacker)).toBe(problem('failed'));
  });

  it('comes too late after ten minutes', async () => {
    const visitor = new Visitor();
    const address = await comeBack('late', visitor);
    await db.openIdFlow.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await refusalAt(address, visitor)).toBe(problem('expired'));
  });

  it('that says why the person was not signed in repeats none of it', async () => {
    const visitor = new Visitor();
    const address = new URL(await comeBack('ada', visitor));
    address.searchParams.delete('code');
    address.searchParams.set('error', 'access_denied');
    address.searchParams.set('error_description', '<script>alert(1)</script>');
    expect(await refusalAt(address.href, visitor)).toBe(problem('cancelled'));
    const other = new Visitor();
    const failed = changed((await comeBack('ada', other)).replace('code=', 'nothing='), 'error', 'server_error');
    expect(await refusalAt(failed, other)).toBe(problem('failed'));
  });
});

describe('an ID token', () => {
  const now = Math.floor(Date.now() / 1000);
  it.each<[string, ReturnType<typeof withToken>]>([
    ['with another nonce', withToken(() => ({ nonce: 'x' }))],
    ['without a nonce', withToken(() => ({ nonce: undefined }))],
    ['of another issuer', withToken(() => ({ iss: 'https://evil.example' }))],
    ['for another client', withToken(() => ({ aud: 'another' }))],
    [
      'for another client too, that this one is not the party of',
      withToken(() => ({ aud: ['stackling', 'x'], azp: 'x' })),
    ],
    ['that has expired', withToken(() => ({ exp: now - 120 }))],
    ['that never expires', withToken(() => ({ exp: undefined }))],
    ['that is not valid yet', withToken(() => ({ nbf: now + 600 }))],
    ['without a subject', withToken(() => ({ sub: undefined }))],
    ['with a subject that cannot be stored', withToken(() => ({ sub: 'a\u0000' }))],
    ['signed with another key', withToken(() => ({}), {}, true)],
    ['signed with a key that the provider does not have', withToken(() => ({}), { kid: 'two' }, true)],
    ['that is not signed', withToken(() => ({}), { alg: 'none' })],
    ['that is signed with the client’s secret', withToken(() => ({}), { alg: 'HS256' })],
    ['that is missing', (response, body) => response.end(JSON.stringify({ ...JSON.parse(body), id_token: undefined }))],
    ['that is none', (response, body) => response.end(JSON.stringify({ ...JSON.parse(body), id_token: 'a.b.c' }))],
  ])('%s signs nobody in', async (_what, lie) => {
    provider.state.lies['/token'] = lie;
    const visitor = new Visitor();
    expect(await signIn('liar', visitor)).toBe(problem('failed'));
    expect(await whoIs(visitor)).toBeUndefined();
  });

  it.each([-25, 25])('of a provider whose clock differs by %i seconds is good', async (seconds) => {
    provider.state.lies['/token'] = withToken(({ iat, exp }) => ({
      iat: Number(iat) + seconds,
      exp: seconds < 0 ? Math.floor(Date.now() / 1000) + seconds + 5 : exp,
    }));
    expect(await signIn(`skewed ${seconds}`.replace('-', 'minus '))).toBe('/dashboard');
  });

  it('may tell the email itself, and only a verified one counts', async () => {
    const claims = { email: 'told@example.com', email_verified: false };
    provider.state.lies['/token'] = withToken(() => claims);
    expect(await signIn('told')).toBe(problem('emailUnverified'));
    provider.state.lies['/token'] = withToken(() => ({ ...claims, email_verified: true }));
    expect(await signIn('told')).toBe('/dashboard');
    expect(provider.state.asked).not.toContain('/me');
  });
});

describe('a provider that', () => {
  it.each<[string, string, (response: import('node:http').ServerResponse) => unknown, string]>([
    ['answers with garbage', '/token', (response) => response.end('<html>'), 'failed'],
    ['answers with an error', '/token', (response) => response.writeHead(500).end('{"error":"boom"}'), 'failed'],
    ['answers without end', '/token', (response) => response.end('x'.repeat(600_000)), 'failed'],
    ['tells of somebody else', '/me', (response) => response.end('{"sub":"else","email":"a@b.co"}'), 'failed'],
    ['hangs up', '/token', (response) => response.destroy(), 'unavailable'],
    ['has no keys', '/jwks', (response) => response.end('{"keys":[]}'), 'failed'],
    ['redirects', '/token', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(), 'failed'],
  ])('%s signs nobody in, and says so', async (_what, path, lie, said) => {
    provider.state.lies[path] = lie;
    const visitor = new Visitor();
    expect(await signIn('ada', visitor)).toBe(problem(said));
    expect(await whoIs(visitor)).toBeUndefined();
  });

  it('is away is asked again the next time, and the start does not wait for it', async () => {
    const { issuer } = provider;
    Object.assign(env, { OIDC_ISSUER: 'http://127.0.0.1:9' });
    expect(await signIn('patient')).toBe(problem('unavailable'));
    Object.assign(env, { OIDC_ISSUER: issuer });
    provider.state.lies['/.well-known/openid-configuration'] = (response) => response.writeHead(503).end();
    expect(await signIn('patient')).toBe(problem('unavailable'));
    provider.state.lies = {};
    expect(await signIn('patient')).toBe('/dashboard');
  });

  it('never answers keeps nobody for longer than its time', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close(() => {}).closeAllConnections());
    await vi.waitFor(() => expect(silent.listening).toBe(true));
    Object.assign(env, { OIDC_ISSUER: `http://127.0.0.1:${(silent.address() as AddressInfo).port}` });
    expect(await signIn('waiting')).toBe(problem('unavailable'));
  });

  it('describes another issuer is not used', async () => {
    provider.state.lies['/.well-known/openid-configuration'] = (response, body) =>
      response.end(body.replaceAll(provider.issuer, 'https://evil.example'));
    expect(await signIn('mixed up')).toBe(problem('unavailable'));
  });

  it('has new keys is believed', async () => {
    expect(await signIn('first')).toBe('/dashboard');
    expect(await signIn('first')).toBe('/dashboard');
    expect(provider.state.asked.filter((path) => path === '/.well-known/openid-configuration')).toHaveLength(1);
  });
});

describe('the way to the provider', () => {
  it.each(['cross-site', 'same-site'])('is not started by a %s page', async (site) => {
    const answer = await new Visitor().get(`${base}${openIdPath}`, { 'sec-fetch-site': site });
    expect([locationOf(answer), answer.headers.getSetCookie()]).toEqual(['/auth', []]);
  });

  it('is limited for each address', async () => {
    const answers = await from('203.0.113.77', () =>
      Promise.all(Array.from({ length: 110 }, () => fetch(`${base}${openIdPath}`, { redirect: 'manual' }))),
    );
    expect(answers.filter((answer) => locationOf(answer) === problem('busy')).length).toBeGreaterThan(0);
  });

  it('keeps a cookie that no script can read, and no answer is kept by a cache', async () => {
    await db.rateLimit.deleteMany();
    const answer = await new Visitor().get(`${base}${openIdPath}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie().join()).toMatch(
      /^stackling-openid=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/,
    );
    const [flow] = await db.openIdFlow.findMany({ orderBy: { expiresAt: 'desc' }, take: 1 });
    expect(JSON.stringify(flow)).not.toContain(/=([\w-]{43})/.exec(answer.headers.getSetCookie().join())![1]!);
  });

  it('leaves no secret in the log', async () => {
    const lines = logged();
    const visitor = new Visitor();
    const address = await comeBack('quiet', visitor);
    await visitor.get(changed(address, 'code', 'a-secret-code'));
    expect(JSON.stringify(lines())).toContain('single sign-on failed');
    expect(JSON.stringify(lines())).not.toMatch(/a-secret-code|state=|a secret of the client/);
  });
});
