import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { ensureAdministrator } from '../../api/domain/accounts/firstAdministrator.ts';
import { hashPassword } from '../../api/domain/accounts/passwords.ts';
import { createResetLink } from '../../api/domain/accounts/passwordReset.ts';
import { emailOf, logIn, password, registered } from '../support/accounts.ts';
import { call, sendText, signedIn, told, type Viewer } from '../support/api.ts';

const guessable = 'This password is easy to guess. Please add a word or two that do not belong together';
const ownName = 'This password is too close to your name, your email or the name Stackling. Please choose another one';

interface Answer {
  data?: { result: { __typename: string; issues?: { field: string; code: string; message: string }[] } };
}

const issuesOf = async (operation: string, viewer?: Viewer) => {
  const mutation = `mutation { result: ${operation} { __typename ... on InvalidInputError { issues { field code message } } } }`;
  return ((await (await sendText(mutation, {}, viewer)).json()) as Answer).data?.result.issues;
};

describe('a password that is easy to guess', () => {
  const refused = [
    ['sunshine1', 'password.guessable', guessable],
    ['Stackling2026!', 'password.ownName', ownName],
  ] as const;

  it.each(refused)('%s is refused at registration, and no account is made', async (secret, code, message) => {
    const input = { username: 'wilma', email: 'wilma@example.com', password: secret };
    expect(await told(await call('POST', '/api/register', input))).toEqual({ status: 400, body: { message } });
    const fields = `username: "wilma", email: "wilma@example.com", password: "${secret}"`;
    expect(await issuesOf(`register(input: { ${fields} })`)).toEqual([{ field: 'password', code, message }]);
    expect(await db.user.count({ where: { username: 'wilma' } })).toBe(0);
  });

  it.each(refused)('%s is refused as a change, and the old one holds', async (secret, code, message) => {
    const name = `changer_${code.slice(9, 12)}`;
    const viewer = await registered(name);
    const fields = `currentPassword: "${password}", newPassword: "${secret}"`;
    expect(await issuesOf(`changePassword(input: { ${fields} })`, viewer)).toEqual([
      { field: 'newPassword', code, message },
    ]);
    expect((await logIn(name)).status).toBe(200);
  });

  it.each(refused)('%s is refused with a reset link, which goes on working', async (secret, code, message) => {
    const { user } = await registered(`resetter_${code.slice(9, 12)}`);
    const token = (await createResetLink('a test', user.id)).url.slice(-43);
    const withPassword = (text: string) =>
      issuesOf(`resetPassword(input: { token: "${token}", newPassword: "${text}" })`);
    expect(await withPassword(secret)).toEqual([{ field: 'newPassword', code, message }]);
    expect(await withPassword('battery staple')).toBeUndefined();
  });

  it.each(refused)('%s is refused to administrators, too', async (secret, code, message) => {
    const admin = await signedIn(`admin_${code.slice(9, 12)}`, true);
    const { user } = await signedIn(`target_${code.slice(9, 12)}`);
    const answer = await call('PUT', `/api/admin/users/${user.id}`, { password: secret }, admin);
    expect(await told(answer)).toEqual({ status: 400, body: { message } });
    expect(await db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({ password: user.password });
  });

  it('is judged by the names that an administrator gives the account with it', async () => {
    const [admin, { user }] = [await signedIn('namegiver', true), await signedIn('renamed')];
    const body = { username: 'quetzalcoatl', password: 'Quetzalcoatl1' };
    expect((await call('PUT', `/api/admin/users/${user.id}`, body, admin)).status).toBe(400);
    expect((await call('PUT', `/api/admin/users/${user.id}`, { password: body.password }, admin)).status).toBe(200);
  });

  it('stops the start as that of the first administrator', async () => {
    await db.user.updateMany({ data: { isAdmin: false } });
    const made = ensureAdministrator({ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: 'sunshine1' });
    await expect(made).rejects.toThrow(`The setting ADMIN_PASSWORD is wrong: ${guessable}.`);
  });
});

describe('a password from before', () => {
  it('of six characters goes on working', async () => {
    const { user } = await registered('veteran');
    await db.user.update({ where: { id: user.id }, data: { password: await hashPassword('secret') } });
    expect((await logIn('veteran', 'secret')).status).toBe(200);
  });
});

it('a password may have a thousand characters', async () => {
  const long = 'correct horse battery staple, '.repeat(40).slice(0, 1_000);
  const body = { username: 'longwinded', email: emailOf('longwinded'), password: long };
  expect((await call('POST', '/api/register', body)).status).toBe(201);
  expect((await logIn('longwinded', long)).status).toBe(200);
  expect((await logIn('longwinded', long.slice(0, -1))).status).toBe(401);
});
