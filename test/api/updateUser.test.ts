import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import type { UpdateUserInput } from '../../api/generated/operations/graphql.ts';
import { logIn, registered, sessionStatus } from '../support/accounts.ts';
import { send, signedIn } from '../support/api.ts';
import { ada, change, day, everything, notesOn, root, rowOf, update } from '../support/administration.ts';

const noteOn = (target: string, action: string, fields = '[]') => ({
  actorName: 'root',
  targetName: target,
  action,
  fields,
});

describe('an administrator', () => {
  it('changes what is named, and it is noted without what it became', async () => {
    const bob = await signedIn('bob');
    expect(await change(bob, { username: 'Bobby', email: ' Bob@New.example ' })).toEqual({
      __typename: 'UpdateUserPayload',
      user: { username: 'Bobby', email: 'Bob@New.example', isAdmin: false },
    });
    expect(await notesOn(bob)).toEqual([noteOn('bob', 'account-updated', '["username","email"]')]);
    expect(await change(bob, { isAdmin: true, email: 'bob@other.example' })).toMatchObject({ user: { isAdmin: true } });
    expect(await change(bob, { isAdmin: false })).toMatchObject({ user: { isAdmin: false } });
    expect((await notesOn(bob)).slice(0, 3)).toEqual([
      noteOn('Bobby', 'admin-revoked'),
      noteOn('Bobby', 'admin-granted'),
      noteOn('Bobby', 'account-updated', '["email"]'),
    ]);
  });

  it('changes nothing, and nothing is noted, with what is already so', async () => {
    const cara = await registered('cara');
    const before = await everything();
    const { username, email, isAdmin } = cara.user;
    for (const input of [{}, { username, email, isAdmin, password: '' }, { password: null }])
      expect(await change(cara, input)).toEqual({
        __typename: 'UpdateUserPayload',
        user: { username, email, isAdmin },
      });
    expect(await everything()).toEqual(before);
    expect(await sessionStatus(cara)).toBe(200);
  });

  it('may change only the case of a name', async () => {
    const carl = await signedIn('carl');
    expect(await change(carl, { username: 'Carl' })).toMatchObject({ user: { username: 'Carl' } });
  });

  it.each<[string, UpdateUserInput, string, string]>([
    ['no username', { username: '' }, 'username', 'Username is required'],
    ['null for a username', { username: null }, 'username', 'Username is required'],
    ['a short username', { username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    ['a long username', { username: 'a'.repeat(21) }, 'username', 'Username cannot exceed 20 characters'],
    [
      'a username with a space',
      { username: 'a b c' },
      'username',
      'Username can only contain letters, numbers, and underscores',
    ],
    ['no email', { email: '' }, 'email', 'Invalid email address'],
    ['an email that is none', { email: 'ada' }, 'email', 'Invalid email address'],
    ['a long email', { email: `${'a'.repeat(310)}@example.com` }, 'email', 'Invalid email address'],
    ['a short password', { password: '1234567' }, 'password', 'Password must be at least 8 characters'],
    ['a long password', { password: 'x'.repeat(1_001) }, 'password', 'Password is too long'],
    ['a NUL', { password: 'a secret\0' }, 'password', 'Password contains characters that cannot be used'],
    ['null for a flag', { isAdmin: null }, 'isAdmin', 'Administrator must be true or false'],
  ])('is told which rule %s breaks, and nothing is written', async (_what, input, field, message) => {
    const before = await everything();
    expect(await change(ada, { username: 'never', ...input })).toEqual({
      __typename: 'InvalidInputError',
      message,
      issues: [{ field, message }],
    });
    expect(await everything()).toEqual(before);
  });

  it('is told what is taken, in any case, and nothing else of the change is done', async () => {
    const [dan, erin] = [await registered('dan'), await registered('erin')];
    const before = await everything();
    const taken = { __typename: 'ConflictError', field: 'username', message: 'This username is already taken' };
    expect(await change(dan, { username: 'ERIN', password: 'battery staple', isAdmin: true })).toEqual(taken);
    expect(await change(dan, { email: erin.user.email.toUpperCase() })).toEqual({
      __typename: 'ConflictError',
      field: 'email',
      message: 'This email is already registered',
    });
    expect(await everything()).toEqual(before);
    expect(await sessionStatus(dan)).toBe(200);
  });

  it('finds nobody under an id of nobody', async () => {
    for (const id of ['User:2147483647', 'User:0', 'User:99999999999', 'nonsense'])
      expect(
        (await send(update, { id: Buffer.from(id).toString('base64'), input: { username: 'never' } }, root)).data,
      ).toMatchObject({ result: { __typename: 'NotFoundError' } });
  });
});

describe('a new password', () => {
  const input = { password: 'battery staple' };
  const reset = { resetToken: 'a'.repeat(64), resetTokenExpiry: new Date(Date.now() + day) };
  const accessToken = (userId: number, tokenHash: string) =>
    db.accessToken.create({ data: { userId, name: 'Script', tokenHash: tokenHash.repeat(64) } });

  it('ends the account’s sessions, access tokens and reset link, and nobody else’s', async () => {
    const [fay, gus] = [await registered('fay'), await registered('gus')];
    await accessToken(fay.user.id, 'b');
    await accessToken(gus.user.id, 'c');
    await db.user.update({ where: { id: fay.user.id }, data: reset });
    expect(await change(fay, input)).toMatchObject({ user: { username: 'fay' } });
    expect([await sessionStatus(fay), await sessionStatus(gus), await sessionStatus(root)]).toEqual([401, 200, 200]);
    expect(await db.accessToken.findMany({ select: { userId: true } })).toEqual([{ userId: gus.user.id }]);
    expect(await rowOf(fay)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
    expect([(await logIn('fay')).status, (await logIn('fay', input.password)).status]).toEqual([401, 200]);
    expect(await notesOn(fay)).toEqual([noteOn('fay', 'account-updated', '["password"]')]);
  });

  it.each<[string, UpdateUserInput, string]>([
    ['password', input, 'You cannot change your own password here. Please use the account page.'],
    ['email', { email: 'hugo@new.example' }, 'You cannot change your own email here. Please use the account page.'],
  ])(
    'or email of one’s own is for the account page, which asks for the current one: %s',
    async (field, own, message) => {
      const hugo = await registered(`hugo_${field}`);
      await db.user.update({ where: { id: hugo.user.id }, data: { isAdmin: true } });
      const before = await everything();
      const refused = { __typename: 'InvalidInputError', message, issues: [{ field, message }] };
      expect(await change(hugo, { ...own, username: 'never' }, hugo)).toEqual(refused);
      expect(await everything()).toEqual(before);
      const { username, email } = hugo.user;
      expect(await change(hugo, { username: `${username}_2`, email }, hugo)).toMatchObject({
        user: { username: `${username}_2`, email },
      });
    },
  );

  it('ends sessions as no other change does, but another email ends a reset link too', async () => {
    const ida = await registered('ida');
    await db.user.update({ where: { id: ida.user.id }, data: reset });
    await change(ida, { username: 'ida_2' });
    expect(await rowOf(ida)).toMatchObject(reset);
    await change(ida, { email: 'ida@new.example' });
    expect(await rowOf(ida)).toMatchObject({ resetToken: null, resetTokenExpiry: null });
    expect(await sessionStatus(ida)).toBe(200);
  });
});
