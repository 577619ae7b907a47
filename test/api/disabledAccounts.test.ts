import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { programOf } from '../support/accessTokens.ts';
import { cookieOf, emailOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { ada, change, everything, idOf, notesOn, root, rowOf } from '../support/administration.ts';
import { call, sendText, signedIn, told, type Viewer } from '../support/api.ts';

const disabled = 'Your account is disabled. Please ask your administrator.';

describe('a disabled account', () => {
  it('is signed out everywhere, and its programs are refused', async () => {
    const dora = await registered('dora');
    const second = { ...dora, cookie: cookieOf(await logIn('dora')) };
    const program = await programOf(dora, true);
    expect(await change(dora, { isDisabled: true })).toMatchObject({ __typename: 'UpdateUserPayload' });
    expect(await Promise.all([dora, second, program].map(sessionStatus))).toEqual([401, 401, 401]);
    expect(await notesOn(dora)).toEqual([
      { actorName: 'root', targetName: 'dora', action: 'account-disabled', fields: '[]' },
    ]);
  });

  it('is told so to who knows its password, and to nobody else', async () => {
    const dan = await registered('dan');
    await change(dan, { isDisabled: true });
    expect(await told(await logIn('dan'))).toEqual({ status: 401, body: { message: disabled } });
    expect(await told(await logIn('dan', 'wrong horse'))).toEqual(await told(await logIn('nobody', 'wrong horse')));
    const login = `mutation { login(input: { email: "${emailOf('dan')}", password: "${password}" }) {
      ... on InvalidCredentialsError { code message } } }`;
    expect(await (await sendText(login)).json()).toEqual({
      data: { login: { code: 'account.disabled', message: disabled } },
    });
    expect((await rowOf(dan)).lastLogin).toEqual(dan.user.lastLogin);
    expect(await db.session.count({ where: { userId: dan.user.id } })).toBe(0);
  });

  it('is enabled again with its password and its access tokens', async () => {
    const emil = await registered('emil');
    const program = await programOf(emil, true);
    await change(emil, { isDisabled: true });
    await change(emil, { isDisabled: false });
    expect([(await logIn('emil')).status, await sessionStatus(program)]).toEqual([200, 200]);
    expect((await notesOn(emil)).map(({ action }) => action)).toEqual(['account-enabled', 'account-disabled']);
  });

  it('is disabled once, however often that is asked for', async () => {
    const fay = await signedIn('fay');
    await change(fay, { isDisabled: true });
    const { disabledAt } = await rowOf(fay);
    await change(fay, { isDisabled: true, username: 'fay_2' });
    expect(await rowOf(fay)).toMatchObject({ username: 'fay_2', disabledAt });
    expect((await notesOn(fay)).map(({ action }) => action)).toEqual(['account-updated', 'account-disabled']);
  });

  it('stays so with a new password', async () => {
    const gil = await registered('gil');
    await change(gil, { isDisabled: true });
    await change(gil, { password: 'battery staple' });
    expect((await told(await logIn('gil', 'battery staple'))).body).toEqual({ message: disabled });
  });

  it('is nobody’s own to make', async () => {
    const before = await everything();
    const message = 'You cannot disable your own account';
    expect(await change(root, { isDisabled: true })).toEqual({
      __typename: 'InvalidInputError',
      message,
      issues: [{ field: 'isDisabled', message }],
    });
    expect(await everything()).toEqual(before);
  });

  it('of an administrator cannot be what the other’s is made in the same moment', async () => {
    const pair = [await signedIn('kim', true), await signedIn('lea', true)] as const;
    await Promise.all([change(pair[0], { isDisabled: true }, pair[1]), change(pair[1], { isDisabled: true }, pair[0])]);
    expect((await Promise.all(pair.map(rowOf))).filter(({ disabledAt }) => !disabledAt)).toHaveLength(1);
  });

  it('does not count as an administrator’s when the last one would leave', async () => {
    const [boss, deputy] = [await registered('boss'), await signedIn('deputy', true)];
    await db.user.updateMany({ where: { id: { notIn: [boss.user.id, deputy.user.id] } }, data: { isAdmin: false } });
    await db.user.update({ where: { id: boss.user.id }, data: { isAdmin: true } });
    await change(deputy, { isDisabled: true }, boss);
    const leave = `mutation { deleteAccount(input: { currentPassword: "${password}" }) { ... on InvalidInputError { code } } }`;
    expect(await (await sendText(leave, {}, boss)).json()).toEqual({
      data: { deleteAccount: { code: 'account.lastAdmin' } },
    });
    await db.user.update({ where: { id: root.user.id }, data: { isAdmin: true } });
  });

  it('is shown as one over REST', async () => {
    const hal = await signedIn('hal');
    const path = `/api/admin/users/${hal.user.id}`;
    expect((await told(await call('PUT', path, { isDisabled: true }, root))).body).toMatchObject({
      username: 'hal',
      disabledAt: expect.any(String),
    });
    expect((await told(await call('PUT', path, { isDisabled: false }, root))).body).toMatchObject({ disabledAt: null });
    expect(await told(await call('PUT', path, { isDisabled: 'yes' }, root))).toEqual({
      status: 400,
      body: { message: 'Disabled must be true or false' },
    });
  });
});

describe('an administrator', () => {
  const remove = async (target: Viewer | string, viewer = root) => {
    const id = typeof target === 'string' ? target : idOf(target);
    const mutation = `mutation { result: deleteUser(id: "${id}") { __typename
      ... on DeleteUserPayload { deletedId } ... on InvalidInputError { code } ... on NotFoundError { code } } }`;
    return ((await (await sendText(mutation, {}, viewer)).json()) as any).data?.result;
  };

  it('deletes an account with all that is its user’s, and the audit log keeps its name', async () => {
    const ivy = await registered('ivy');
    const program = await programOf(ivy, true);
    await call('POST', '/api/subscriptions', { name: 'Netflix', price: '$1/month' }, ivy);
    expect(await remove(ivy)).toEqual({ __typename: 'DeleteUserPayload', deletedId: idOf(ivy) });
    expect(await Promise.all([ivy, program].map(sessionStatus))).toEqual([401, 401]);
    expect(await db.trackedSubscription.count({ where: { userId: ivy.user.id } })).toBe(0);
    expect(await db.auditEntry.findFirst({ where: { targetName: 'ivy' } })).toMatchObject({
      actorName: 'root',
      action: 'account-deleted',
      targetId: null,
    });
  });

  it('does not delete what is not there, or their own account', async () => {
    const before = await everything();
    expect(await remove(Buffer.from('User:999999').toString('base64'))).toMatchObject({ code: 'user.unknown' });
    expect(await remove(root)).toMatchObject({ code: 'account.own' });
    expect(await remove(ada, ada)).toBeUndefined();
    expect(await everything()).toEqual(before);
  });

  it('deletes an account over REST', async () => {
    const jon = await signedIn('jon');
    const path = `/api/admin/users/${jon.user.id}`;
    expect((await call('DELETE', path, undefined, ada)).status).toBe(403);
    expect(await told(await call('DELETE', path, undefined, root))).toEqual({
      status: 200,
      body: { message: 'The account is deleted.' },
    });
    expect((await call('DELETE', path, undefined, root)).status).toBe(404);
  });
});
