import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { cookieOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { sendText, type Viewer } from '../support/api.ts';
import { newPassword } from '../support/newPassword.ts';
import { pass, startedTotp, stopClock, withTotp } from '../support/secondFactor.ts';
import { codeOf } from '../support/totp.ts';

const minute = 60_000;

beforeEach(stopClock);
afterEach(() => void vi.useRealTimers());

/** The type of a mutation's answer. */
async function outcomeOf(mutation: string, viewer: Viewer): Promise<unknown> {
  const text = `mutation { result: ${mutation} { __typename ... on Error { ... on ProofRequiredError { methods } } } }`;
  const answer = (await (await sendText(text, {}, viewer)).json()) as { data: { result: object } };
  return Object.values(answer.data.result).flat();
}

const prove = async (viewer: Viewer, proof: string) =>
  (await outcomeOf(`prove(input: { ${proof} })`, viewer)) as [string];

/** What changes how somebody signs in, or lasts longer than their session. */
const guarded = [
  'createAccessToken(input: { name: "Script", scopes: [] })',
  'makeCalendarAddress',
  'startTotp',
  'confirmTotp(input: { setup: "", code: "123456" })',
  'removeTotp',
  'makeRecoveryCodes',
  'startPasskey',
  'addPasskey(input: { name: "Phone", credential: "{}" })',
  'removePasskey(id: "UGFzc2tleTox")',
];

/** What asks for the password itself; a second factor has to be proved besides. */
const guardedByPassword = [
  `changePassword(input: { currentPassword: "${password}", newPassword: "${newPassword}" })`,
  `updateAccount(input: { email: "new@example.com", currentPassword: "${password}" })`,
  `deleteAccount(input: { currentPassword: "${password}" })`,
];

describe('a session of more than ten minutes', () => {
  it.each(guarded)('has to prove again who uses it: %s', async (mutation) => {
    const viewer = await registered(`pw_${guarded.indexOf(mutation)}`);
    pass(10 * minute + 1);
    expect(await outcomeOf(mutation, viewer)).toEqual(['ProofRequiredError', 'PASSWORD']);
    expect(await prove(viewer, 'password: "wrong horse"')).toEqual(['InvalidInputError']);
    expect(await outcomeOf(mutation, viewer)).toEqual(['ProofRequiredError', 'PASSWORD']);
    expect(await prove(viewer, `password: "${password}"`)).toEqual(['ProvePayload']);
    expect(await outcomeOf(mutation, viewer)).not.toContain('ProofRequiredError');
    pass(10 * minute + 1);
    expect(await outcomeOf(mutation, viewer)).toEqual(['ProofRequiredError', 'PASSWORD']);
  });

  it.each([...guarded, ...guardedByPassword])('has to prove a second factor, if there is one: %s', async (mutation) => {
    const index = [...guarded, ...guardedByPassword].indexOf(mutation);
    const { viewer, secret, recoveryCodes } = await withTotp(`code_${index}`);
    pass(10 * minute + 1);
    const required = ['ProofRequiredError', 'TOTP', 'RECOVERY_CODE'];
    expect(await outcomeOf(mutation, viewer)).toEqual(required);
    expect(await prove(viewer, `password: "${password}"`)).toEqual(['InvalidInputError']);
    expect(await outcomeOf(mutation, viewer)).toEqual(required);
    const code = index % 2 ? codeOf(secret) : recoveryCodes[0]!;
    expect(await prove(viewer, `code: "${code}"`)).toEqual(['ProvePayload']);
    expect(await outcomeOf(mutation, viewer)).not.toContain('ProofRequiredError');
  });

  it.each(guardedByPassword)('needs only the password without a second factor: %s', async (mutation) => {
    const viewer = await registered(`only_${guardedByPassword.indexOf(mutation)}`);
    pass(10 * minute + 1);
    expect(await outcomeOf(mutation, viewer)).not.toContain('ProofRequiredError');
  });

  it('is proved for itself only', async () => {
    const here = await registered('here');
    const there = { ...here, cookie: cookieOf(await logIn('here')) };
    pass(10 * minute + 1);
    expect(await prove(here, `password: "${password}"`)).toEqual(['ProvePayload']);
    await startedTotp(here);
    expect(await outcomeOf('startTotp', there)).toEqual(['ProofRequiredError', 'PASSWORD']);
  });

  it('has a new token from then on, and the old one no longer works', async () => {
    const viewer = await registered('anew');
    const before = { ...viewer };
    expect(await prove(viewer, 'password: "wrong horse"')).toEqual(['InvalidInputError']);
    expect([viewer.cookie, await sessionStatus(before)]).toEqual([before.cookie, 200]);
    expect(await prove(viewer, `password: "${password}"`)).toEqual(['ProvePayload']);
    expect([await sessionStatus(before), await sessionStatus(viewer)]).toEqual([401, 200]);
    expect(await db.session.count({ where: { userId: viewer.user.id } })).toBe(1);
  });

  it('has as few tries at the password as logging in', async () => {
    const viewer = await registered('guess');
    const tries = await Promise.all(Array.from({ length: 8 }, () => sendText(tryAt, {}, viewer)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(3);
  });
});

const tryAt = 'mutation { result: prove(input: { password: "wrong horse" }) { __typename } }';
