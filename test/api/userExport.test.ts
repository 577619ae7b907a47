import '../support/db.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { call, signedIn, type Viewer } from '../support/api.ts';

let root: Viewer;
let ada: Viewer;
let eves = 0;
beforeAll(async () => {
  root = await signedIn('root', true);
  ada = await signedIn('ada');
});

const download = (query = '', viewer: Viewer | undefined = root) =>
  call('GET', `/api/admin/users/export${query}`, undefined, viewer);

const columns =
  'id,username,email,currency,timeZone,locale,isAdmin,lastLogin,createdAt,isEmailVerified,hasSecondFactor,disabledAt';

describe('the export of users', () => {
  it('is a file of JSON with everybody, newest first, and no secret', async () => {
    const answer = await download();
    const today = new Date().toISOString().slice(0, 10);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="stackling-users-${today}.json"`);
    const users = (await answer.json()) as object[];
    expect(users).toEqual([
      {
        id: ada.user.id,
        username: 'ada',
        email: 'ada@example.com',
        currency: 'USD',
        timeZone: 'UTC',
        locale: 'en-US',
        isAdmin: false,
        lastLogin: null,
        createdAt: ada.user.createdAt.toISOString(),
        isEmailVerified: false,
        hasSecondFactor: false,
        disabledAt: null,
      },
      expect.objectContaining({ username: 'root', isAdmin: true }),
    ]);
  });

  it('is CSV when asked for, of those in the filter', async () => {
    const answer = await download('?format=csv&search=ada&status=never-signed-in');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await answer.text()).toBe(
      `${columns}\r\n${ada.user.id},ada,ada@example.com,USD,UTC,en-US,false,,${ada.user.createdAt.toISOString()},false,false,\r\n`,
    );
    expect(await (await download('?format=csv&status=disabled')).text()).toBe(`${columns}\r\n`);
  });

  it.each([
    ['=cmd|a@example.com', "'=cmd|a@example.com"],
    ['+1@example.com', "'+1@example.com"],
    ['-1@example.com', "'-1@example.com"],
    ['a"b,c@example.com', '"a""b,c@example.com"'],
    ['=1,"2"@example.com', '"\'=1,""2""@example.com"'],
    ['plain=1@example.com', 'plain=1@example.com'],
  ])('runs nothing in a spreadsheet: %s', async (email, cell) => {
    const { user } = await signedIn(`eve_${(eves += 1)}`);
    await db.user.update({ where: { id: user.id }, data: { email } });
    const text = await (await download(`?format=csv&search=${user.username}`)).text();
    expect(text.split('\r\n')[1]).toMatch(`${user.id},${user.username},${cell},USD`);
  });

  it('is noted in the audit log with how many there were', async () => {
    const newest = () => db.auditEntry.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await download('?search=ada');
    expect(await newest()).toMatchObject({
      actorName: 'root',
      action: 'users-exported',
      targetName: '1 user',
      targetId: null,
    });
    const before = await db.auditEntry.count();
    await download('', ada);
    await download('?format=xml');
    await download('?status=asleep');
    expect(await db.auditEntry.count()).toBe(before);
  });

  it('has everybody of many pages once', async () => {
    await db.user.createMany({
      data: Array.from({ length: 250 }, (_, index) => ({
        username: `many_${index}`,
        email: `many_${index}@example.com`,
        password: 'not a digest',
      })),
    });
    const users = (await (await download('?search=many_')).json()) as { username: string }[];
    expect(new Set(users.map(({ username }) => username)).size).toBe(250);
    expect(users).toHaveLength(250);
  });

  it.each([
    ['?format=xml', 400, 'The format is json or csv.'],
    ['?status=x', 400, expect.stringMatching('^The status is one of')],
  ])('refuses what it cannot make: %s', async (query, status, message) => {
    const answer = await download(query);
    expect([answer.status, await answer.json()]).toEqual([status, { message }]);
  });
});
