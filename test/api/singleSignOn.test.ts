import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env, readSettings } from '../../api/env.ts';
import { openIdPath } from '../../common/paths.ts';
import { registered } from '../support/accounts.ts';
import { call, send, signedIn } from '../support/api.ts';
import { base } from '../support/front.ts';
import { identities, start } from '../support/joinedIdentities.ts';
import { Visitor } from '../support/openIdProvider.ts';
import { browserOf, person, problem, provider, signIn, whoIs } from '../support/singleSignOn.ts';

beforeEach(() => Object.assign(env, { REGISTRATION: 'open', PASSWORD_LOGIN: 'on' }));

describe('the settings', () => {
  const all = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'id', OIDC_CLIENT_SECRET: 'secret' };
  it.each([
    [{ ...all, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER'],
    [{ ...all, OIDC_ISSUER: 'https://id.example/?tenant=1' }, 'OIDC_ISSUER'],
    [{ ...all, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...all, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    [{ OIDC_CLIENT_ID: 'id' }, 'OIDC_CLIENT_ID'],
    [{ PASSWORD_LOGIN: 'off' }, 'OIDC_ISSUER'],
    [{ ...all, PASSWORD_LOGIN: 'never' }, 'PASSWORD_LOGIN'],
  ])('%j stop the start at %s', (settings, name) => {
    expect(readSettings(settings)).toMatch(new RegExp(`^The setting ${name} is wrong: it should be .*\\.$`));
  });

  it('allow a provider on this machine without https', () => {
    expect(readSettings({ ...all, OIDC_ISSUER: 'http://127.0.0.1:3000', PASSWORD_LOGIN: 'off' })).toMatchObject({
      PASSWORD_LOGIN: 'off',
    });
  });
});

describe('signing in at the provider', () => {
  it('makes an account the first time and opens it from then on, whatever changes there', async () => {
    const visitor = new Visitor();
    expect(await signIn('ada', visitor)).toBe('/dashboard');
    expect(await whoIs(visitor)).toMatchObject({ username: 'ada', email: 'ada@example.com' });
    const again = new Visitor();
    await signIn(person('ada', { email: 'other@example.com', preferred_username: 'other' }), again);
    expect(await whoIs(again)).toMatchObject({ username: 'ada', email: 'ada@example.com' });
    expect(await db.identity.findMany({ select: { issuer: true, subject: true } })).toEqual([
      { issuer: provider.issuer, subject: 'sub of ada' },
    ]);
    const { id: userId } = await db.user.findFirstOrThrow({ where: { username: 'ada' } });
    expect(await db.session.findMany({ where: { userId }, select: { method: true } })).toEqual([
      { method: 'single-sign-on' },
      { method: 'single-sign-on' },
    ]);
  });

  it.each([
    ['?timeZone=Europe%2FBerlin&locale=de-at', 'Europe/Berlin', 'de-AT'],
    ['?timeZone=Mars%2FOlympus_Mons&locale=Mars', 'UTC', 'en-US'],
    ['', 'UTC', 'en-US'],
  ])('gives a new account the time zone and locale of the browser: %j', async (query, timeZone, locale) => {
    const visitor = new Visitor();
    const name = `zone${query.length}`;
    await signIn(name, visitor, query);
    expect(await whoIs(visitor)).toMatchObject({ username: name, timeZone, locale });
    await signIn(name, visitor, '?timeZone=Pacific%2FKiritimati&locale=mi-NZ');
    expect(await whoIs(visitor)).toMatchObject({ timeZone, locale });
  });

  it('replaces the session that the browser had, and keeps no token and no flow', async () => {
    const before = await signedIn('before_single');
    await signIn('berta', browserOf(before));
    expect((await call('GET', '/api/user', undefined, before)).status).toBe(401);
    expect(await db.openIdFlow.count()).toBe(0);
  });

  it('asks with PKCE, state and nonce, and for no more than the email and the name', async () => {
    const location = (await new Visitor().get(`${base}${openIdPath}`)).headers.get('location')!;
    const { scope, code_challenge_method, ...others } = Object.fromEntries(new URL(location).searchParams);
    expect({ scope, code_challenge_method }).toEqual({ scope: 'openid email profile', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(others[name]).toMatch(/^[\w-]{43}$/);
    expect(location).not.toContain('secret');
  });

  it.each([
    ['?next=%2Fprojects%3Fa%3D1', '/projects?a=1'],
    ['?next=https%3A%2F%2Fevil.example%2F', '/dashboard'],
    ['?next=%2F%2Fevil.example', '/dashboard'],
    ['?next=%2F%5Cevil.example', '/dashboard'],
    ['?next=%2F%2e%2e%2F%2Fevil.example', '/dashboard'],
    ['?next=javascript%3Aalert(1)', '/dashboard'],
    ['?next=%2Fauth%2Foidc', '/dashboard'],
    ['?next=%2Fabout%00', '/about'],
  ])('with %s goes on to %s', async (query, path) => {
    expect(await signIn(`goes to ${query.replaceAll(/\W/g, '')}`, new Visitor(), query)).toBe(path);
  });

  it('finds a free username for whatever they are called there', async () => {
    const names = ['Zoë von und zu Hohenzollern', '', '../../etc', 'nina2'];
    for (const [i, preferred_username] of names.entries())
      await signIn(person(`named${i}`, { preferred_username }), new Visitor());
    const made = await db.user.findMany({ where: { email: { startsWith: 'named' } }, orderBy: { id: 'asc' } });
    for (const { username } of made) expect(username).toMatch(/^\w{3,20}$/);
    expect(made).toHaveLength(4);
  });

  it.each([
    ['has no email', { email: undefined, email_verified: undefined }],
    ['has an email that nobody has verified', { email_verified: false }],
    ['says so in the wrong words', { email_verified: 'true' }],
    ['has something else as email', { email: 'no address' }],
  ])('makes no account for somebody who %s', async (_what, changes) => {
    expect(await signIn(person('unverified', changes))).toBe(problem('emailUnverified'));
    expect(await db.user.count({ where: { username: 'unverified' } })).toBe(0);
  });

  it('does not open an account with the same email, verified or not, whatever its case', async () => {
    await registered('owner');
    for (const email_verified of [true, false]) {
      const visitor = new Visitor();
      const path = await signIn(person('thief', { email: 'OWNER@example.com', email_verified }), visitor);
      expect(path).toBe(problem(email_verified ? 'emailTaken' : 'emailUnverified'));
      expect(await whoIs(visitor)).toBeUndefined();
    }
    expect(await db.identity.count({ where: { subject: 'sub of thief' } })).toBe(0);
  });

  it.each([
    ['closed', 'closed'],
    ['invite', 'inviteOnly'],
  ])('makes no account where registration is %s, and opens known ones', async (mode, said) => {
    await signIn(`known_${mode}`);
    Object.assign(env, { REGISTRATION: mode });
    expect(await signIn(`new_${mode}`)).toBe(problem(said));
    expect(await signIn(`known_${mode}`)).toBe('/dashboard');
  });

  it('makes one account for somebody who comes twice at once', async () => {
    const paths = await Promise.all([signIn('twin'), signIn('twin')]);
    expect(paths).toEqual(['/dashboard', '/dashboard']);
    expect(await db.user.count({ where: { email: 'twin@example.com' } })).toBe(1);
  });

  it('is not there without the settings', async () => {
    Object.assign(env, { OIDC_ISSUER: undefined });
    expect((await fetch(`${base}${openIdPath}`, { redirect: 'manual' })).status).toBe(404);
    const viewer = await signedIn('without_settings');
    expect((await send(start, {}, viewer)).data?.result).toEqual({
      __typename: 'NotOfferedError',
      code: 'singleSignOn.off',
    });
    expect((await send(identities, {}, viewer)).data?.site.singleSignOn).toBeNull();
  });
});
