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

  it('ends every other session, and the old password', async () => {
    const here = await registered('uma');
    const there = { ...here, cookie: cookieOf(await logIn('uma')) };
    expect((await send(changePassword, { input }, here)).data?.result).toEqual({
      __typename: 'ChangePasswordPayload',
      user: { username: 'uma' },
    });
    expect([await sessionStatus(here), await sessionStatus(there)]).toEqual([200, 401]);
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
