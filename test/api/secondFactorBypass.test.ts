import '../support/db.ts';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { programOf } from '../support/accessTokens.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, told } from '../support/api.ts';
import { logged } from '../support/logged.ts';
import { doors, newPassword, withEverything, type Everything } from '../support/newPassword.ts';
import {
  firstStep,
  loginQuestion,
  logInWith,
  pass,
  passkeyFor,
  passkeyLogin,
  secondStep,
  stopClock,
  totpFor,
  withTotp,
} from '../support/secondFactor.ts';
import { codeOf, stepMs } from '../support/totp.ts';

const minute = 60_000;

const renew = graphql(`
  mutation TestMakeRecoveryCodes {
    result: makeRecoveryCodes {
      __typename
      ... on SecondFactorPayload {
        recoveryCodes
      }
      ... on Error {
        code
      }
    }
  }
`);

const factorOf = graphql(`
  query TestSecondFactorByToken {
    viewer {
      secondFactor {
        recoveryCodesLeft
      }
    }
  }
`);

beforeEach(stopClock);
afterEach(() => void vi.useRealTimers());

const restLogin = (username: string, code?: string) =>
  call('POST', '/api/login', { email: emailOf(username), password, ...(code !== undefined && { code }) });

describe('the password of an account with a second factor', () => {
  it('starts no session by itself', async () => {
    await withTotp('ada');
    const sessions = await db.session.count();
    const step = await firstStep('ada');
    expect(step.methods).toEqual(['TOTP', 'RECOVERY_CODE']);
    const answer = await logIn('ada');
    expect(await told(answer)).toEqual({
      status: 401,
      body: { message: 'Please also enter a code, or use your passkey.', type: 'second_factor_required' },
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await db.session.count()).toBe(sessions);
  });

  it('signs in over REST with a code beside it, and with no wrong or used one', async () => {
    const { secret, recoveryCodes } = await withTotp('bob');
    expect((await restLogin('bob', '000000')).status).toBe(401);
    expect((await restLogin('bob', codeOf(secret))).status).toBe(200);
    expect((await restLogin('bob', codeOf(secret))).status).toBe(401);
    expect((await restLogin('bob', recoveryCodes[0])).status).toBe(200);
  });

  it('is not told from another while it is wrong', async () => {
    await withTotp('carl');
    await registered('cara');
    const [withFactor, without] = await Promise.all(['carl', 'cara'].map((name) => logIn(name, 'wrong one')));
    expect(await told(withFactor!)).toEqual(await told(without!));
  });
});

describe('the token of a second step', () => {
  it('gives no rights: not as a cookie, not as an access token, and not to register or reset', async () => {
    const { viewer } = await withTotp('dana');
    const { token } = await firstStep('dana');
    const cookie = `${viewer.cookie.split('=')[0]}=${token}`;
    expect(await sessionStatus({ ...viewer, cookie })).toBe(401);
    for (const field of ['viewer { id }', 'mustSetUpSecondFactor']) {
      const answer = await (await sendText(`{ result: ${field} }`, {}, { ...viewer, cookie })).json();
      expect([null, false]).toContain((answer as { data: { result: unknown } }).data.result);
    }
    for (const bearer of [token, `stk_${token}`]) expect(await sessionStatus({ ...viewer, token: bearer })).toBe(401);
    const reset = await call('POST', '/api/reset-password', { token, newPassword });
    expect(reset.status).toBe(400);
  });

  it('ends after ten minutes, with its use, and with a new password', async () => {
    const { viewer, secret } = await withTotp('eli');
    const expired = { outcome: 'secondStep.expired', cookie: undefined };
    const used = await firstStep('eli');
    const { cookie } = await secondStep({ token: used.token, code: codeOf(secret) });
    pass(stepMs);
    expect(await secondStep({ token: used.token, code: codeOf(secret) })).toEqual(expired);

    const [changed, another] = [await firstStep('eli'), await withTotp('eva')];
    const old = await firstStep('eva');
    const here = { ...viewer, cookie: cookie! };
    const door = doors['by its owner, who knows the old one']!;
    expect(await door.enter({ here } as Everything)).toBe('ChangePasswordPayload');
    expect(await secondStep({ token: changed.token, code: codeOf(secret) })).toEqual(expired);

    pass(10 * minute + 1);
    expect(await secondStep({ token: old.token, code: codeOf(another.secret) })).toEqual(expired);
    expect(await secondStep({ token: 'invented', code: codeOf(secret) })).toEqual(expired);
  });

  it('takes exactly one proof', async () => {
    await withTotp('fay');
    const { token } = await firstStep('fay');
    for (const proof of [{}, { code: '123456', credential: '{}' }, { code: '' }])
      expect((await secondStep({ token, ...proof })).outcome).toBe('code.missing');
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed', async () => {
    const { recoveryCodes } = await withTotp('gus');
    const [code] = recoveryCodes;
    expect((await logInWith('gus', ` ${code!.toUpperCase().replaceAll('-', ' ')}`)).outcome).toBe(
      'CompleteLoginPayload',
    );
    expect((await logInWith('gus', code!)).outcome).toBe('secondFactor.wrongCode');
    expect((await logInWith('gus', recoveryCodes[1]!)).outcome).toBe('CompleteLoginPayload');
  });

  it('signs in one of many who use it at once', async () => {
    const { recoveryCodes } = await withTotp('hal');
    const steps = await Promise.all(Array.from({ length: 5 }, () => firstStep('hal')));
    const outcomes = await Promise.all(steps.map(({ token }) => secondStep({ token, code: recoveryCodes[0]! })));
    expect(outcomes.filter(({ cookie }) => cookie)).toHaveLength(1);
  });

  it('of another account, or from before they were made anew, is wrong', async () => {
    const [ivy, other] = [await withTotp('ivy'), await withTotp('jay')];
    expect((await logInWith('ivy', other.recoveryCodes[0]!)).outcome).toBe('secondFactor.wrongCode');
    const { result } = (await send(renew, {}, ivy.viewer)).data!;
    const [fresh] = 'recoveryCodes' in result ? result.recoveryCodes! : [];
    expect((await logInWith('ivy', ivy.recoveryCodes[0]!)).outcome).toBe('secondFactor.wrongCode');
    expect((await logInWith('ivy', fresh!)).outcome).toBe('CompleteLoginPayload');
  });

  it('is made only for an account with a second factor', async () => {
    expect((await send(renew, {}, await registered('kim'))).data!.result).toMatchObject({ code: 'secondFactor.none' });
  });
});

describe('tries at codes', () => {
  it('end after five wrong ones, from wherever and however many at once', async () => {
    const { secret } = await withTotp('lea');
    const steps: { token: string }[] = [];
    for (let step = 0; step < 20; step += 1) steps.push(await firstStep('lea'));
    const outcomes = await Promise.all(
      steps.map(({ token }, index) => from(`192.0.2.${index}`, () => secondStep({ token, code: '000000' }))),
    );
    const count = (wanted: string) => outcomes.filter(({ outcome }) => outcome === wanted).length;
    expect([count('secondFactor.wrongCode'), count('TOO_MANY_REQUESTS')]).toEqual([5, 15]);
    // Not even the right code is looked at now, by REST neither.
    expect((await logInWith('lea', codeOf(secret))).outcome).toBe('TOO_MANY_REQUESTS');
    const answer = await restLogin('lea', codeOf(secret));
    expect([answer.status, Number(answer.headers.get('retry-after')) > 60]).toEqual([429, true]);
    pass(15 * minute + 1);
    expect((await logInWith('lea', codeOf(secret))).outcome).toBe('CompleteLoginPayload');
  });

  it('that were right are not counted', async () => {
    const { secret } = await withTotp('max');
    for (let times = 0; times < 7; times += 1) {
      expect((await logInWith('max', codeOf(secret))).outcome).toBe('CompleteLoginPayload');
      pass(stepMs);
    }
  });
});

describe('a second factor', () => {
  it.each(['with a reset link', 'by an administrator', 'by the settings, at the start'])(
    'stays when a new password is set %s',
    async (door) => {
      const somebody = await withEverything(`door_${Object.keys(doors).indexOf(door)}`);
      const { here } = somebody;
      const { secret } = await totpFor(here);
      await doors[door]!.prepare?.(somebody);
      await doors[door]!.enter(somebody);
      const body = { email: here.user.email, password: newPassword };
      expect((await told(await call('POST', '/api/login', body))).body).toMatchObject({
        type: 'second_factor_required',
      });
      expect((await call('POST', '/api/login', { ...body, code: codeOf(secret) })).status).toBe(200);
    },
  );

  it('is neither seen nor changed with an access token, which works on without it', async () => {
    const { viewer } = await withTotp('nia');
    const program = await programOf(viewer, true);
    expect(await sessionStatus(program)).toBe(200);
    for (const answer of [await send(factorOf, {}, program), await send(renew, {}, program)])
      expect(answer.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  });

  it('signs in nobody whose account is disabled', async () => {
    const { viewer, secret } = await withTotp('qui');
    const passkey = await passkeyFor(viewer);
    const { token } = await firstStep('qui');
    await db.user.update({ where: { id: viewer.user.id }, data: { disabledAt: new Date() } });
    const disabled = { outcome: 'account.disabled', cookie: undefined };
    expect(await secondStep({ token, code: codeOf(secret) })).toEqual(disabled);
    expect(await passkeyLogin(passkey.answer(await loginQuestion()))).toEqual(disabled);
  });

  it('leaves no secret, code or token in the log', async () => {
    const lines = logged();
    const { secret, recoveryCodes } = await withTotp('ole');
    const { token } = await firstStep('ole');
    env.SECRET_KEY = [randomBytes(32).toString('base64')];
    await db.serverSecret.deleteMany();
    await secondStep({ token, code: codeOf(secret) });
    await secondStep({ token, code: recoveryCodes[0]! });
    delete env.SECRET_KEY;
    const line = JSON.stringify(lines());
    expect(line).toContain('does not open');
    for (const hidden of [secret, token, codeOf(secret), ...recoveryCodes]) expect(line).not.toContain(hidden);
  });

  it('is not asked of somebody who has none, and a code beside the password does no harm', async () => {
    await registered('pia');
    expect((await restLogin('pia', '123456')).status).toBe(200);
    expect(cookieOf(await restLogin('pia'))).toContain('=');
  });
});
