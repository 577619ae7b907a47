import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { emailOf, password, registered } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { identities } from '../support/joinedIdentities.ts';
import { Visitor } from '../support/openIdProvider.ts';
import { signIn } from '../support/singleSignOn.ts';

beforeEach(() => Object.assign(env, { REGISTRATION: 'open', PASSWORD_LOGIN: 'on' }));

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
