import '../support/db.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, type Viewer } from '../support/api.ts';
import { byMonth } from '../support/prices.ts';

const update = graphql(`
  mutation TestUpdateAccount($input: UpdateAccountInput!) {
    result: updateAccount(input: $input) {
      __typename
      ... on UpdateAccountPayload {
        user {
          username
          email
        }
      }
      ... on InvalidInputError {
        issues {
          field
          message
        }
      }
      ... on ConflictError {
        field
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation TestDeleteAccount($input: DeleteAccountInput!) {
    result: deleteAccount(input: $input) {
      __typename
      ... on DeleteAccountPayload {
        deletedId
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

const updated = async (input: object, viewer: Viewer) => (await send(update, { input }, viewer)).data?.result;
const deleted = async (currentPassword: string, viewer: Viewer) =>
  (await send(remove, { input: { currentPassword } }, viewer)).data?.result;

const issue = (field: string, message: string) => ({ __typename: 'InvalidInputError', issues: [{ field, message }] });
const wrongPassword = issue('currentPassword', 'This is not your current password');

afterEach(() => db.user.deleteMany());

describe('the own account', () => {
  it('gets another username without the password', async () => {
    const ada = await registered('ada');
    expect(await updated({ username: 'Ada_L' }, ada)).toEqual({
      __typename: 'UpdateAccountPayload',
      user: { username: 'Ada_L', email: emailOf('ada') },
    });
  });

  it('gets another email with the password alone, which logs in from then on', async () => {
    const bob = await registered('bob');
    const email = 'robert@example.com';
    const missing = issue('currentPassword', 'Please enter your current password to change your email');
    expect(await updated({ email }, bob)).toEqual(missing);
    expect(await updated({ email, currentPassword: '' }, bob)).toEqual(missing);
    expect(await updated({ email, currentPassword: 'wrong one' }, bob)).toEqual(wrongPassword);
    expect((await logIn('robert')).status).toBe(401);
    expect(await updated({ email, currentPassword: password }, bob)).toMatchObject({ user: { email } });
    expect([(await logIn('bob')).status, (await logIn('robert')).status, await sessionStatus(bob)]).toEqual([
      401, 200, 200,
    ]);
  });

  it('loses a reset link that went to the old email, and keeps it for a new username', async () => {
    const cara = await registered('cara');
    const stored = { resetToken: 'digest', resetTokenExpiry: new Date(Date.now() + 60_000) };
    await db.user.update({ where: { id: cara.user.id }, data: stored });
    await updated({ username: 'carla' }, cara);
    expect(await db.user.findFirst()).toMatchObject(stored);
    await updated({ email: 'carla@example.com', currentPassword: password }, cara);
    expect(await db.user.findFirst()).toMatchObject({ resetToken: null, resetTokenExpiry: null });
  });

  it.each([
    [{ username: 'ERIK' }, 'username', 'This username is already taken'],
    [{ email: 'ERIK@example.com', currentPassword: password }, 'email', 'This email is already registered'],
  ])('does not get what somebody else has: %j', async (input, field, message) => {
    await registered('erik');
    expect(await updated(input, await registered('dana'))).toEqual({ __typename: 'ConflictError', field, message });
  });

  it.each([
    [{ username: 'ab' }, 'username', 'Username must be at least 3 characters'],
    [{ username: 'a b c' }, 'username', 'Username can only contain letters, numbers, and underscores'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
  ])('keeps the rules of registering: %j', async (input, field, message) => {
    expect(await updated(input, await registered('fred'))).toEqual(issue(field, message));
  });

  it('counts wrong passwords as logging in does', async () => {
    const gina = await registered('gina');
    await from('203.0.113.9', async () => {
      for (let i = 0; i < 5; i++) await updated({ email: 'g@example.com', currentPassword: `wrong ${i}` }, gina);
      const { errors } = await send(update, { input: { email: 'g@example.com', currentPassword: password } }, gina);
      expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
      expect((await logIn('gina')).status).toBe(429);
    });
  });
});

describe('deleting the own account', () => {
  it('takes the password, and everything goes but the names in the audit log', async () => {
    const [hugo, other] = [await registered('hugo'), await registered('other')];
    for (const { user } of [hugo, other]) {
      const userId = user.id;
      const stack = await db.stack.create({ data: { userId, name: 'Mine', projectType: 'work', budget: 5 } });
      const saved = { stackId: stack.id, userId, name: 'Tool', ...byMonth(100), description: 'Does it' };
      await db.savedTool.create({ data: saved });
      await db.trackedSubscription.create({ data: { userId, name: 'Own', ...byMonth(100) } });
      await db.accessToken.create({
        data: { userId, name: 'A', tokenHash: String(userId).padStart(64, '0') },
      });
      await db.auditEntry.create({
        data: { actorId: userId, actorName: user.username, targetName: 'somebody', action: 'account-updated' },
      });
    }
    expect(await deleted('wrong one', hugo)).toEqual(wrongPassword);
    const answer = await call('GET', '/api/user', undefined, hugo);
    expect(answer.status).toBe(200);

    expect(await deleted(password, hugo)).toEqual({
      __typename: 'DeleteAccountPayload',
      deletedId: Buffer.from(`User:${hugo.user.id}`).toString('base64'),
    });
    expect([await sessionStatus(hugo), (await logIn('hugo')).status]).toEqual([401, 401]);
    const userId = hugo.user.id;
    const left = await Promise.all([
      db.session.count({ where: { userId } }),
      db.stack.count(),
      db.savedTool.count(),
      db.trackedSubscription.count(),
      db.accessToken.count(),
    ]);
    expect(left).toEqual([0, 1, 1, 1, 1]);
    expect(await db.auditEntry.findFirst({ where: { actorName: 'hugo' } })).toMatchObject({ actorId: null });
  });

  it('is refused to the last administrator, and of two who go at once one stays', async () => {
    const [ivan, jana] = [await registered('ivan'), await registered('jana')];
    await db.user.updateMany({ data: { isAdmin: true } });
    const answers = await Promise.all([deleted(password, ivan), deleted(password, jana)]);
    expect(answers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ __typename: 'DeleteAccountPayload' }),
        issue('', 'You are the last administrator. Please make somebody else an administrator first.'),
      ]),
    );
    expect(await db.user.count()).toBe(1);
  });

  it('counts wrong passwords as logging in does', async () => {
    const kate = await registered('kate');
    await from('203.0.113.10', async () => {
      for (let i = 0; i < 5; i++) await deleted(`wrong ${i}`, kate);
      const { errors } = await send(remove, { input: { currentPassword: password } }, kate);
      expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
    });
    expect(await db.user.count()).toBe(1);
  });
});
