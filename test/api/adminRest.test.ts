import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { logIn, registered, sessionStatus } from '../support/accounts.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';

const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

let root: Viewer;
let ada: Viewer;
beforeAll(async () => {
  [root, ada] = [await signedIn('root', true), await signedIn('ada')];
});

async function answerOf(method: string, path: string, body?: unknown, viewer: Viewer | null = root) {
  const answer = await call(method, path, body, viewer ?? undefined);
  return { status: answer.status, body: (await answer.json()) as any };
}

const refusal = (status: number, message: string) => ({ status, body: { message } });
const change = (id: number | string, body: unknown, viewer: Viewer | null = root) =>
  answerOf('PUT', `/api/admin/users/${id}`, body, viewer);

const everything = () =>
  Promise.all([db.user.findMany({ orderBy: { id: 'asc' } }), db.session.count(), db.auditEntry.count()]);

const bodyOf = ({ user: { id, username, email } }: Viewer) => ({
  id,
  username,
  email,
  currency: 'USD',
  timeZone: 'UTC',
  locale: 'en-US',
  isAdmin: false,
  disabledAt: null,
  lastLogin: null,
  createdAt: instant,
});

describe('/api/admin', () => {
  it.each([
    ['GET', '/api/admin/stats', undefined],
    ['GET', '/api/admin/users', undefined],
    ['GET', '/api/admin/users?search=a', undefined],
    ['PUT', '/api/admin/users/:ada', { isAdmin: true }],
    ['PUT', '/api/admin/users/:root', { password: 'battery staple' }],
    ['PUT', '/api/admin/users/999999999', { isAdmin: true }],
  ])('is for administrators alone: %s %s', async (method, path, body) => {
    const own = path.replace(':ada', String(ada.user.id)).replace(':root', String(root.user.id));
    const before = await everything();
    expect(await answerOf(method, own, body, null)).toEqual(refusal(401, 'You need to be logged in.'));
    expect(await answerOf(method, own, body, ada)).toEqual(refusal(403, 'You are not allowed to do this.'));
    expect(await everything()).toEqual(before);
  });
});

describe('GET /api/admin/stats', () => {
  it('answers four totals', async () => {
    await db.user.update({ where: { id: ada.user.id }, data: { lastLogin: new Date() } });
    await db.stack.create({ data: { userId: ada.user.id, name: 'Channel', projectType: 'creator', budget: 60 } });
    expect(await answerOf('GET', '/api/admin/stats')).toEqual({
      status: 200,
      body: { totalUsers: 2, activeUsers: 1, totalProjects: 1, totalSubscriptions: 0 },
    });
    await db.user.update({ where: { id: ada.user.id }, data: { lastLogin: null } });
  });
});

describe('GET /api/admin/users', () => {
  it('lists users as GET /api/user has them, newest first', async () => {
    expect(await answerOf('GET', '/api/admin/users')).toEqual({
      status: 200,
      body: [bodyOf(ada), { ...bodyOf(root), isAdmin: true }],
    });
  });

  it('is narrowed by part of a name or an address', async () => {
    const found = async (search: string) =>
      (await answerOf('GET', `/api/admin/users?search=${encodeURIComponent(search)}`)).body.map(
        ({ username }: { username: string }) => username,
      );
    expect(await found('AD')).toEqual(['ada']);
    expect(await found('root@')).toEqual(['root']);
    expect(await found('%')).toEqual([]);
    expect(await found('\0')).toEqual([]);
  });
});

describe('PUT /api/admin/users/:id', () => {
  it('changes what it names and answers the user', async () => {
    const bob = await signedIn('bob');
    const changes = { username: 'Bobby', email: 'bobby@example.com', isAdmin: true };
    expect(await change(bob.user.id, { ...changes, password: '', currency: 'EUR', id: 1 })).toEqual({
      status: 200,
      body: { ...bodyOf(bob), ...changes },
    });
    expect(await change(bob.user.id, {})).toEqual({ status: 200, body: { ...bodyOf(bob), ...changes } });
  });

  it('ends the sessions of who gets a new password', async () => {
    const cara = await registered('cara');
    expect((await change(cara.user.id, { password: 'battery staple' })).status).toBe(200);
    expect(await sessionStatus(cara)).toBe(401);
    expect([(await logIn('cara')).status, (await logIn('cara', 'battery staple')).status]).toEqual([401, 200]);
  });

  it.each([
    ['no username', { username: '' }, 'Username is required'],
    ['a list for a username', { username: ['abc'] }, 'Username is required'],
    ['a username with a space', { username: 'a b c' }, 'Username can only contain letters, numbers, and underscores'],
    ['an email that is none', { email: 'ada' }, 'Invalid email address'],
    ['an object for an email', { email: { equals: 'ada@example.com' } }, 'Invalid email address'],
    ['a short password', { password: '1234567' }, 'Password must be at least 8 characters'],
    ['a number for a password', { password: 1_234_567 }, 'Password must be at least 8 characters'],
    ['a text for a flag', { isAdmin: 'true' }, 'Administrator must be true or false'],
    ['a prototype', '{"__proto__":{"isAdmin":true},"username":""}', 'Username is required'],
    ['broken JSON', '{', 'The body is not valid JSON.'],
  ])('answers %s with 400 and changes nothing', async (_what, body, message) => {
    const before = await everything();
    expect(await change(ada.user.id, body)).toEqual(refusal(400, message));
    expect(await everything()).toEqual(before);
  });

  it('answers a change of one’s own rights with 400', async () => {
    expect(await change(root.user.id, { isAdmin: false })).toEqual(
      refusal(400, 'You cannot change your own administrator rights'),
    );
    expect((await change(root.user.id, { isAdmin: true })).status).toBe(200);
  });

  it('answers what is taken with 409', async () => {
    expect(await change(ada.user.id, { username: 'ROOT' })).toEqual(refusal(409, 'This username is already taken'));
    expect(await change(ada.user.id, { email: 'Root@Example.com' })).toEqual(
      refusal(409, 'This email is already registered'),
    );
  });

  it.each(['0', '-1', '1.5', 'abc', '999999999', '2147483648', '9'.repeat(30), '__proto__', '%201'])(
    'finds nobody under %s',
    async (id) => {
      expect((await change(id, { username: 'never' })).status).toBe(404);
    },
  );
});
