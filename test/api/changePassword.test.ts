import '../support/db.ts';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashPassword, mostAtOnce } from '../../api/domain/accounts/passwords.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { send } from '../support/api.ts';

const changePassword = graphql(`
  mutation TestChangePassword($input: ChangePasswordInput!) {
    result: changePassword(input: $input) {
      __typename
      ... on ChangePasswordPayload {
        user {
          username
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
    }
  }
`);

describe('changing the password', () => {
  const input = { currentPassword: password, newPassword: 'battery staple' };

  it('ends every other session, and the old password, and gives this session a new token', async () => {
    const here = await registered('uma');
    const [before, there] = [{ ...here }, { ...here, cookie: cookieOf(await logIn('uma')) }];
    expect((await send(changePassword, { input }, here)).data?.result).toEqual({
      __typename: 'ChangePasswordPayload',
      user: { username: 'uma' },
    });
    expect(await Promise.all([here, before, there].map(sessionStatus))).toEqual([200, 401, 401]);
    expect([(await logIn('uma')).status, (await logIn('uma', input.newPassword)).status]).toEqual([401, 200]);
  });

  it('opens nothing to a login with the old password that is under way', async () => {
    const { user } = await registered('vera');
    const digest = await hashPassword('battery staple');
    const others = Array.from({ length: 18 * mostAtOnce }, () => hashPassword(password)); // they keep the login waiting
    const login = logIn('vera');
    await setTimeout(100);
    await db.user.update({ where: { id: user.id }, data: { password: digest } });
    expect((await login).status).toBe(401);
    await Promise.all(others);
    expect(await db.session.count({ where: { userId: user.id } })).toBe(1);
  });

  it('is stored anew at the next login, when its digest was made at another cost', async () => {
    const { user } = await registered('xenia');
    // From the tests of Argon2’s reference implementation.
    const digest = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    await db.user.update({ where: { id: user.id }, data: { password: digest } });
    expect((await logIn('xenia', 'not the password')).status).toBe(401);
    const stored = async () => (await db.user.findUniqueOrThrow({ where: { id: user.id } })).password;
    expect(await stored()).toBe(digest);
    expect((await logIn('xenia', 'password')).status).toBe(200);
    const anew = await stored();
    expect(anew).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect([(await logIn('xenia', 'password')).status, await stored()]).toEqual([200, anew]);
  });

  it('needs the current one, and a session', async () => {
    const viewer = await registered('wanda');
    const wrong = { ...input, currentPassword: 'not this one' };
    expect((await send(changePassword, { input: wrong }, viewer)).data?.result).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'currentPassword', message: 'This is not your current password' }],
    });
    const short = { ...input, newPassword: '1234567' };
    expect((await send(changePassword, { input: short }, viewer)).data?.result).toMatchObject({
      issues: [{ field: 'newPassword', message: 'Password must be at least 8 characters' }],
    });
    expect((await send(changePassword, { input })).errors).toMatchObject([{ message: 'You need to be logged in.' }]);
    expect((await logIn('wanda')).status).toBe(200);
  });
});
