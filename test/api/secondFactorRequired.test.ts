import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { schema } from '../../api/graphql/schema.ts';
import { cookieOf, emailOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { answerTo, call, sendText, signedIn, told, type Viewer } from '../support/api.ts';
import { programOf } from '../support/accessTokens.ts';
import {
  confirmed,
  firstStep,
  forgetProof,
  logInWith,
  passkeyFor,
  secondStep,
  startedTotp,
  stopClock,
  withTotp,
} from '../support/secondFactor.ts';
import { codeOf } from '../support/totp.ts';

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
  env.REQUIRE_SECOND_FACTOR = 'off';
});

const viewerOf = async (viewer: Viewer) =>
  (await answerTo<{ viewer: unknown }>('{ viewer { username } }', viewer)).data;

const mustSetUp = async (viewer: Viewer) =>
  (await answerTo<{ mustSetUpSecondFactor: boolean }>('{ mustSetUpSecondFactor }', viewer)).data!.mustSetUpSecondFactor;

const idOf = ({ user }: Viewer) => `"${Buffer.from(`User:${user.id}`).toString('base64')}"`;

const reset = (viewer: Viewer, admin: Viewer) =>
  answerTo<{ result: { __typename: string } }>(
    `mutation { result: resetSecondFactor(userId: ${idOf(viewer)}) { __typename } }`,
    admin,
  );

describe('a server that requires a second factor', () => {
  it('leads somebody without one to setting it up, and lets them do nothing else', async () => {
    const ada = await registered('ada');
    env.REQUIRE_SECOND_FACTOR = 'all';
    expect(await mustSetUp(ada)).toBe(true);
    expect(await viewerOf(ada)).toEqual({ viewer: null });
    expect(await told(await call('GET', '/api/subscriptions', undefined, ada))).toMatchObject({ status: 401 });
    expect((await answerTo('mutation { logoutEverywhere { __typename } }', ada)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    const { secret, setup } = await startedTotp(ada);
    expect(await confirmed(ada, { setup, code: codeOf(secret) })).toMatchObject({ __typename: 'SecondFactorPayload' });
    expect([await mustSetUp(ada), await viewerOf(ada)]).toEqual([false, { viewer: { username: 'ada' } }]);
  });

  it('is content with a passkey', async () => {
    const bob = await registered('bob');
    env.REQUIRE_SECOND_FACTOR = 'all';
    await passkeyFor(bob);
    expect(await viewerOf(bob)).toEqual({ viewer: { username: 'bob' } });
  });

  it('refuses every root field that asks for a user', async () => {
    const cara = await registered('cara');
    env.REQUIRE_SECOND_FACTOR = 'all';
    const asked = ['adminStats', 'users', 'auditLog', 'spending'].filter(
      (name) => name in schema.getQueryType()!.getFields(),
    );
    for (const name of asked) {
      const { errors } = await answerTo(`{ ${name} { __typename } }`, cara);
      expect(errors, name).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
  });

  it('says so to whoever signs in or registers, over REST too, and gives a session for it', async () => {
    await registered('dan');
    env.REQUIRE_SECOND_FACTOR = 'all';
    const login = await sendText(
      `mutation { result: login(input: { email: "${emailOf('dan')}", password: "${password}" }) { __typename } }`,
    );
    expect(await login.clone().json()).toEqual({ data: { result: { __typename: 'SecondFactorMissingError' } } });
    const cookie = login.headers.getSetCookie()[0]!.split(';', 1)[0]!;
    expect(await mustSetUp({ user: null as never, cookie })).toBe(true);
    expect(await told(await logIn('dan'))).toMatchObject({ status: 403, body: { type: 'second_factor_missing' } });
    const account = { username: 'dot', email: emailOf('dot'), password };
    expect((await call('POST', '/api/register', account)).status).toBe(403);
  });

  it('may require it of administrators only', async () => {
    env.REQUIRE_SECOND_FACTOR = 'admins';
    const [user, admin] = [await registered('eli'), await signedIn('root', true)];
    expect([await mustSetUp(user), await mustSetUp(admin)]).toEqual([false, true]);
    expect((await answerTo('{ adminStats { totalUsers } }', admin)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('asks nothing of access tokens and of those who sign in at another provider', async () => {
    const fay = await registered('fay');
    const program = await programOf(fay, true);
    env.REQUIRE_SECOND_FACTOR = 'all';
    expect(await sessionStatus(program)).toBe(200);
    await db.session.updateMany({ where: { userId: fay.user.id }, data: { method: 'single-sign-on' } });
    expect(await viewerOf(fay)).toEqual({ viewer: { username: 'fay' } });
  });
});

describe('an administrator', () => {
  it('sees of a second factor only whether there is one', async () => {
    const [{ viewer: gus }, admin] = [await withTotp('gus'), await signedIn('admin_of_gus', true)];
    const ask = (fields: string) => answerTo(`{ node(id: ${idOf(gus)}) { ... on User { ${fields} } } }`, admin);
    expect((await ask('hasSecondFactor')).data).toEqual({ node: { hasSecondFactor: true } });
    expect((await ask('secondFactor { recoveryCodesLeft }')).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  it('takes it from somebody who has lost it, which ends their sessions and is in the audit log', async () => {
    const [{ viewer: hal, recoveryCodes, secret }, admin] = [
      await withTotp('hal'),
      await signedIn('admin_of_hal', true),
    ];
    await passkeyFor(hal);
    const { token } = await firstStep('hal');
    expect((await reset(hal, admin)).data?.result.__typename).toBe('ResetSecondFactorPayload');
    expect(await sessionStatus(hal)).toBe(401);
    expect((await secondStep({ token, code: codeOf(secret) })).outcome).toBe('secondStep.expired');
    const answer = await logIn('hal');
    expect(answer.status).toBe(200);
    const again = { ...hal, cookie: cookieOf(answer) };
    expect((await answerTo('{ viewer { secondFactor { recoveryCodesLeft } } }', again)).data).toEqual({
      viewer: { secondFactor: { recoveryCodesLeft: 0 } },
    });
    expect(await db.auditEntry.findMany({ where: { targetId: hal.user.id } })).toMatchObject([
      { actorName: 'admin_of_hal', targetName: 'hal', action: 'second-factor-reset' },
    ]);
    await expect(logInWith('hal', recoveryCodes[0]!)).rejects.toThrow('LoginPayload');
  });

  it('has to prove first who they are', async () => {
    const [{ viewer: ivy }, admin] = [await withTotp('ivy'), await signedIn('admin_of_ivy', true)];
    await forgetProof(admin);
    expect((await reset(ivy, admin)).data?.result.__typename).toBe('ProofRequiredError');
    expect(await sessionStatus(ivy)).toBe(200);
  });
});
