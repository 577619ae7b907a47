import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env, readSettings } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { openIdPath } from '../../common/paths.ts';
import { emailOf, logIn, password, registered } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { Visitor } from '../support/openIdProvider.ts';
import { browserOf, person, problem, provider, signIn, whoIs } from '../support/singleSignOn.ts';

const start = graphql(`
  mutation TestStartJoiningIdentity {
    result: startJoiningIdentity {
      __typename
      ... on StartJoiningIdentityPayload {
        url
      }
      ... on InvalidInputError {
        code
        message
      }
      ... on NotOfferedError {
        code
      }
    }
  }
`);

const remove = graphql(`
  mutation TestRemoveIdentity($id: ID!) {
    result: removeIdentity(id: $id) {
      __typename
      ... on InvalidInputError {
        code
      }
    }
  }
`);

const identities = graphql(`
  query TestIdentities {
    site {
      singleSignOn
      passwordLogin
    }
    viewer {
      hasPassword
      identities {
        id
      }
    }
  }
`);

/** Joins whoever is signed in at the provider to a viewer's account; returns the path where they end. */
async function join(viewer: Viewer, name: string, visitor = browserOf(viewer)): Promise<string> {
  provider.state.person = person(name) as never;
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: visitor.cookie(base) },
    body: JSON.stringify({
      query: 'mutation { result: startJoiningIdentity { ... on StartJoiningIdentityPayload { url } } }',
    }),
  });
  visitor.keep(base, answer);
  const { data } = (await answer.json()) as { data: { result: { url: string } } };
  const end = await visitor.follow(
    data.result.url,
    (url) => url.origin === base && !url.pathname.startsWith(openIdPath),
  );
  return end.slice(base.length);
}

const idsOf = async (viewer: Viewer) =>
  (await send(identities, {}, viewer)).data!.viewer!.identities.map(({ id }) => id);

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

describe('joining an identity', () => {
  it('lets its owner sign in both ways, and see it', async () => {
    const cara = await registered('cara');
    expect(await join(cara, 'cara at work')).toBe('/account?joined=1');
    const visitor = new Visitor();
    expect(await signIn('cara at work', visitor)).toBe('/dashboard');
    expect(await whoIs(visitor)).toMatchObject({ username: 'cara', email: 'cara@example.com' });
    expect((await logIn('cara')).status).toBe(200);
    expect(await idsOf(cara)).toHaveLength(1);
    expect(await join(cara, 'cara at work')).toBe('/account?joined=1');
    expect(await idsOf(cara)).toHaveLength(1);
  });

  it('is refused for the identity of another account', async () => {
    await signIn('dora');
    const eve = await registered('eve');
    expect(await join(eve, 'dora')).toBe(problem('joinedElsewhere', '/account'));
    expect(await idsOf(eve)).toEqual([]);
  });

  it('ends when somebody else is signed in by then, or nobody', async () => {
    const [gina, hans] = [await registered('gina'), await registered('hans')];
    for (const other of [hans, undefined]) {
      const visitor = browserOf(gina);
      const answer = await fetch(`${base}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: visitor.cookie(base) },
        body: JSON.stringify({
          query: 'mutation { result: startJoiningIdentity { ... on StartJoiningIdentityPayload { url } } }',
        }),
      });
      const { data } = (await answer.json()) as { data: { result: { url: string } } };
      const now = other ? browserOf(other) : new Visitor();
      now.keep(base, answer);
      provider.state.person = person('stray') as never;
      const end = await now.follow(
        data.result.url,
        (url) => url.pathname === '/account' || (url.pathname === '/auth' && url.origin === base),
      );
      expect(end).toBe(base + problem('expired', '/account'));
    }
    expect(await db.identity.count({ where: { subject: 'sub of stray' } })).toBe(0);
  });

  it('starts with a browser’s session only, and never with a link', async () => {
    expect((await send(start, {})).errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    const visitor = browserOf(await registered('ivan'));
    expect(await signIn(person('ivan at work', { email: 'ivan@work.example' }), visitor)).toBe('/dashboard');
    expect(await whoIs(visitor)).toMatchObject({ email: 'ivan@work.example' });
  });

  it('can be undone, unless it is the only way in', async () => {
    const jane = await registered('jane');
    await join(jane, 'jane at work');
    const [id] = await idsOf(jane);
    const bob = await signedIn('bob_of_jane');
    expect((await send(remove, { id: id! }, bob)).data?.result.__typename).toBe('NotFoundError');
    expect((await send(remove, { id: id! }, jane)).data?.result.__typename).toBe('RemoveIdentityPayload');
    const stranger = new Visitor();
    await signIn('jane at work', stranger);
    expect(await whoIs(stranger)).toMatchObject({ email: 'jane.at.work@example.com' });

    const visitor = new Visitor();
    await signIn('kurt', visitor);
    const kurt = {
      user: await db.user.findFirstOrThrow({ where: { username: 'kurt' } }),
      cookie: visitor.cookie(base),
    };
    const [only] = await idsOf(kurt);
    expect((await send(remove, { id: only! }, kurt)).data?.result).toEqual({
      __typename: 'InvalidInputError',
      code: 'identity.last',
    });
    expect((await send(identities, {}, kurt)).data?.viewer?.hasPassword).toBe(false);
    expect((await logIn('kurt', 'none')).status).toBe(401);
  });
});

describe('somebody without a password', () => {
  const operation = (field: string, { cookie }: Viewer) =>
    sendText(`mutation { result: ${field} { __typename ... on InvalidInputError { code } } }`, {}, {
      cookie,
    } as Viewer);

  async function withoutPassword(name: string): Promise<Viewer> {
    const visitor = new Visitor();
    await signIn(name, visitor);
    return { user: await db.user.findFirstOrThrow({ where: { username: name } }), cookie: visitor.cookie(base) };
  }

  it.each([
    ['updateAccount(input: { email: "EMAIL" })', 'UpdateAccountPayload'],
    ['deleteAccount(input: {})', 'DeleteAccountPayload'],
    ['createAccessToken(input: { name: "Script", scopes: [STACKS_READ] })', 'CreateAccessTokenPayload'],
  ])('does %s within ten minutes of signing in', async (field, done) => {
    const name = `without_${field.slice(0, 6)}`;
    const viewer = await withoutPassword(name);
    const asked = field.replace('EMAIL', `${name}@new.example`);
    const userId = viewer.user.id;
    await db.session.updateMany({ where: { userId }, data: { provedAt: new Date(Date.now() - 11 * 60_000) } });
    const late = await (await operation(asked, viewer)).json();
    expect(late).toEqual({ data: { result: { __typename: 'InvalidInputError', code: 'signIn.tooOld' } } });
    const again = await withoutPassword(name);
    expect(await (await operation(asked, again)).json()).toEqual({ data: { result: { __typename: done } } });
  });

  it('cannot be asked for one that opens nothing', async () => {
    const viewer = await withoutPassword('nameless');
    const changed = await operation(
      'changePassword(input: { currentPassword: "none", newPassword: "a wholly new one" })',
      viewer,
    );
    expect(await changed.json()).toMatchObject({ data: { result: { code: 'currentPassword.wrong' } } });
    const bob = await registered('has_password');
    for (const input of ['{}', '{ currentPassword: "" }', '{ currentPassword: "none" }'])
      expect(await (await operation(`deleteAccount(input: ${input})`, bob)).json()).toMatchObject({
        data: { result: { code: 'currentPassword.wrong' } },
      });
  });
});

describe('without passwords', () => {
  const refused = { status: 400, message: 'Passwords are not used on this server.' };

  it.each([
    ['/api/login', { email: emailOf('lena'), password }],
    ['/api/register', { username: 'newcomer', email: emailOf('newcomer'), password }],
    ['/api/forgot-password', { email: emailOf('lena') }],
    ['/api/reset-password', { token: 'x'.repeat(43), newPassword: 'a wholly new one' }],
  ])('%s is shut', async (path, body) => {
    if ((await db.user.count({ where: { username: 'lena' } })) === 0) await registered('lena');
    Object.assign(env, { PASSWORD_LOGIN: 'off' });
    const answer = await call('POST', path, body);
    expect({ status: answer.status, ...((await answer.json()) as object) }).toEqual(refused);
  });

  it.each([
    'login(input: { email: "lena@example.com", password: "correct horse" })',
    'register(input: { username: "newcomer", email: "n@example.com", password: "a wholly new one" })',
    'requestPasswordReset(input: { email: "lena@example.com" })',
    'resetPassword(input: { token: "x", newPassword: "a wholly new one" })',
    'changePassword(input: { currentPassword: "correct horse", newPassword: "a wholly new one" })',
    'createResetLink(userId: "VXNlcjox")',
    'updateUser(id: "VXNlcjox", input: { password: "a wholly new one" })',
  ])('%s is shut', async (field) => {
    Object.assign(env, { PASSWORD_LOGIN: 'off' });
    const root = await signedIn(`root_${field.slice(0, 8)}`.replaceAll(/\W/g, ''), true);
    const answer = await sendText(`mutation { result: ${field} { ... on InvalidInputError { code } } }`, {}, root);
    expect(await answer.json()).toEqual({ data: { result: { code: 'passwordLogin.off' } } });
  });

  it('people sign in at the provider', async () => {
    Object.assign(env, { PASSWORD_LOGIN: 'off' });
    expect(await signIn('mona')).toBe('/dashboard');
    expect((await send(identities, {})).data?.site).toEqual({ singleSignOn: 'Example', passwordLogin: false });
  });
});
