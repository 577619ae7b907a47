import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { programOf } from '../support/accessTokens.ts';
import { cookieOf, logIn, registered, sessionStatus } from '../support/accounts.ts';
import { everything, idOf, notesOn, root, rowOf } from '../support/administration.ts';
import { call, sendText, told, type Viewer } from '../support/api.ts';
import { firstStep, secondStep, stopClock, withTotp } from '../support/secondFactor.ts';
import { codeOf } from '../support/totp.ts';

async function end(target: Viewer | string, viewer = root): Promise<unknown> {
  const id = typeof target === 'string' ? target : idOf(target);
  const text = `mutation { result: endUserSessions(userId: "${id}") { __typename ... on Error { code } } }`;
  return ((await (await sendText(text, {}, viewer)).json()) as { data: { result: unknown } }).data.result;
}

const done = { __typename: 'EndUserSessionsPayload' };

describe('an administrator who signs somebody out everywhere', () => {
  beforeEach(stopClock);
  afterEach(() => void vi.useRealTimers());

  it('ends their sessions, and leaves them their password, their programs and everybody else', async () => {
    const [ann, bea] = [await registered('ann'), await registered('bea')];
    const second = { ...ann, cookie: cookieOf(await logIn('ann')) };
    const program = await programOf(ann, true);
    expect(await end(ann)).toEqual(done);
    expect(await Promise.all([ann, second, program, bea, root].map(sessionStatus))).toEqual([401, 401, 200, 200, 200]);
    expect((await rowOf(ann)).password).toBe(ann.user.password);
    expect((await logIn('ann')).status).toBe(200);
    expect(await notesOn(ann)).toEqual([
      { actorName: 'root', targetName: 'ann', action: 'sessions-ended', fields: '[]' },
    ]);
  });

  it('ends a sign-in that waits for its second step', async () => {
    const { viewer, username, secret } = await withTotp('cora');
    const { token } = await firstStep(username);
    expect(await end(viewer)).toEqual(done);
    expect(await secondStep({ token, code: codeOf(secret) })).toEqual({
      outcome: 'secondStep.expired',
      cookie: undefined,
    });
  });

  it('does so over REST, too', async () => {
    const dan = await registered('dan');
    const path = `/api/admin/users/${dan.user.id}/sessions`;
    expect(await told(await call('DELETE', path, undefined, root))).toEqual({
      status: 200,
      body: { message: 'All sessions are ended.' },
    });
    expect(await sessionStatus(dan)).toBe(401);
    expect((await call('DELETE', '/api/admin/users/999999/sessions', undefined, root)).status).toBe(404);
  });

  it('cannot do it to themselves, nor to nobody', async () => {
    const before = await everything();
    expect(await end(root)).toEqual({ __typename: 'InvalidInputError', code: 'sessions.own' });
    expect(await end(Buffer.from('User:999999').toString('base64'))).toEqual({
      __typename: 'NotFoundError',
      code: 'user.unknown',
    });
    expect(await everything()).toEqual(before);
    expect(await db.session.count({ where: { userId: root.user.id } })).toBe(1);
  });
});
