import '../support/db.ts';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { logIn, registered } from '../support/accounts.ts';
import {
  confirmed,
  firstStep,
  logInWith,
  pass,
  secondStep,
  startedTotp,
  stopClock,
  withTotp,
} from '../support/secondFactor.ts';
import { codeOf, stepMs } from '../support/totp.ts';

const newKey = () => randomBytes(32).toString('base64');

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
  delete env.SECRET_KEY;
});

describe('setting up an authenticator app', () => {
  it('counts only once a code of the app has confirmed it', async () => {
    const ada = await registered('ada');
    const { secret, uri, setup } = await startedTotp(ada);
    expect(uri).toMatch(/^otpauth:\/\/totp\/Stackling:.*secret=/);
    expect((await logIn('ada')).status).toBe(200);
    expect(await confirmed(ada, { setup, code: codeOf(secret, 5) })).toMatchObject({ code: 'secondFactor.wrongCode' });
    expect((await logIn('ada')).status).toBe(200);
    expect(await confirmed(ada, { setup, code: codeOf(secret) })).toMatchObject({
      __typename: 'SecondFactorPayload',
      recoveryCodes: expect.toSatisfy((codes: string[]) => new Set(codes).size === 10),
    });
    expect((await logIn('ada')).status).toBe(401);
  });

  it('takes the setup only from the user whom it was made for, and for half an hour', async () => {
    const [bob, eve] = [await registered('bob'), await registered('eve')];
    const { secret, setup } = await startedTotp(bob);
    expect(await confirmed(eve, { setup, code: codeOf(secret) })).toMatchObject({ code: 'totp.setupExpired' });
    pass(9 * 60_000);
    expect(await confirmed(bob, { setup, code: codeOf(secret) })).toMatchObject({ __typename: 'SecondFactorPayload' });
    const late = await startedTotp(eve);
    await db.session.updateMany({ data: { provedAt: new Date(Date.now() + 40 * 60_000) } });
    pass(31 * 60_000);
    expect(await confirmed(eve, { setup: late.setup, code: codeOf(late.secret) })).toMatchObject({
      code: 'totp.setupExpired',
    });
  });

  it('keeps the secret so that the table alone does not reveal it', async () => {
    const { viewer, secret } = await withTotp('carl');
    const row = await db.authenticator.findUniqueOrThrow({ where: { userId: viewer.user.id } });
    const stored = JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(stored).not.toContain(secret);
    // Moved to another account, it opens no more.
    const eve = await withTotp('eve_with_the_row');
    await db.authenticator.update({
      where: { userId: eve.viewer.user.id },
      data: { sealedSecret: row.sealedSecret, lastStep: 0 },
    });
    expect((await logInWith('eve_with_the_row', codeOf(secret))).outcome).toBe('secondFactor.wrongCode');
  });

  it('opens what is sealed with the key of the settings only with that key', async () => {
    env.SECRET_KEY = [newKey()];
    const { secret, recoveryCodes } = await withTotp('dana');
    env.SECRET_KEY = [newKey()];
    expect((await logInWith('dana', codeOf(secret))).outcome).toBe('secondFactor.wrongCode');
    expect((await logInWith('dana', recoveryCodes[0]!)).outcome).toBe('CompleteLoginPayload');
  });

  it('still opens what was sealed before the settings had a key', async () => {
    const { secret } = await withTotp('dora');
    env.SECRET_KEY = [newKey()];
    expect((await logInWith('dora', codeOf(secret))).outcome).toBe('CompleteLoginPayload');
  });
});

describe('a new key in the settings', () => {
  it('opens what the former key has sealed, which each use of an app then seals anew', async () => {
    const [old, anew] = [newKey(), newKey()];
    env.SECRET_KEY = [old];
    const [{ secret }, unused] = [await withTotp('dirk'), await withTotp('dunja')];
    env.SECRET_KEY = [anew, old];
    pass(2 * stepMs);
    expect((await logInWith('dirk', codeOf(secret))).outcome).toBe('CompleteLoginPayload');
    env.SECRET_KEY = [anew];
    pass(2 * stepMs);
    expect((await logInWith('dirk', codeOf(secret))).outcome).toBe('CompleteLoginPayload');
    expect((await logInWith('dunja', codeOf(unused.secret))).outcome).toBe('secondFactor.wrongCode');
  });
});

describe('a code of an authenticator app', () => {
  it.each([
    ['two steps behind', -2, 'secondFactor.wrongCode'],
    ['one step behind', -1, 'CompleteLoginPayload'],
    ['on time', 0, 'CompleteLoginPayload'],
    ['one step ahead', 1, 'CompleteLoginPayload'],
    ['two steps ahead', 2, 'secondFactor.wrongCode'],
  ])('of a clock that is %s', async (_name, steps, outcome) => {
    const { secret } = await withTotp(`clock_${steps + 2}`);
    pass(5 * stepMs);
    expect((await logInWith(`clock_${steps + 2}`, codeOf(secret, steps))).outcome).toBe(outcome);
  });

  it('works with spaces in it', async () => {
    const { secret } = await withTotp('space');
    const code = codeOf(secret);
    expect((await logInWith('space', ` ${code.slice(0, 3)} ${code.slice(3)} `)).outcome).toBe('CompleteLoginPayload');
  });

  it('works once, and not again after a later one', async () => {
    const { secret } = await withTotp('once');
    const [early, now] = [codeOf(secret, -1), codeOf(secret)];
    expect((await logInWith('once', now)).outcome).toBe('CompleteLoginPayload');
    expect((await logInWith('once', now)).outcome).toBe('secondFactor.wrongCode');
    expect((await logInWith('once', early)).outcome).toBe('secondFactor.wrongCode');
  });

  it('does not work a second time after it has confirmed the app', async () => {
    const fay = await registered('fay');
    const { secret, setup } = await startedTotp(fay);
    await confirmed(fay, { setup, code: codeOf(secret) });
    expect((await logInWith('fay', codeOf(secret))).outcome).toBe('secondFactor.wrongCode');
  });

  it('signs in one of many who use it at once', async () => {
    const { secret } = await withTotp('crowd');
    const steps = await Promise.all(Array.from({ length: 5 }, () => firstStep('crowd')));
    const code = codeOf(secret);
    const outcomes = await Promise.all(steps.map(({ token }) => secondStep({ token, code })));
    expect(outcomes.filter(({ cookie }) => cookie)).toHaveLength(1);
  });

  it('of another account is wrong', async () => {
    const [, other] = [await withTotp('gus'), await withTotp('hal')];
    expect((await logInWith('gus', codeOf(other.secret))).outcome).toBe('secondFactor.wrongCode');
  });

  it('of the app before a new one was set up is wrong', async () => {
    const { viewer, secret } = await withTotp('ivy');
    const second = await startedTotp(viewer);
    expect(await confirmed(viewer, { setup: second.setup, code: codeOf(second.secret) })).toMatchObject({
      recoveryCodes: null,
    });
    pass(stepMs);
    expect((await logInWith('ivy', codeOf(secret))).outcome).toBe('secondFactor.wrongCode');
    expect((await logInWith('ivy', codeOf(second.secret))).outcome).toBe('CompleteLoginPayload');
  });
});
