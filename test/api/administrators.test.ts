import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { ensureAdministrator } from '../../api/domain/accounts/firstAdministrator.ts';
import { logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { newDatabase, runIn, type Place } from '../support/newDatabase.ts';
import { startServer, tryToStart } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';

const settings = { ADMIN_EMAIL: 'The.Boss+1@example.com', ADMIN_PASSWORD: 'open sesame' };

/** Takes all rights away, past the rule, so that each test starts as a new installation does. */
async function withoutAdministrators(): Promise<void> {
  await db.auditEntry.deleteMany();
  await db.user.updateMany({ data: { isAdmin: false } });
}

const administrators = async () =>
  (await db.user.findMany({ where: { isAdmin: true }, orderBy: { id: 'asc' } })).map(({ username }) => username);

const notes = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ actorName, action, targetName }) =>
    [actorName, action, targetName].join(' '),
  );

describe('the first administrator', () => {
  it('is made once, however many servers start at once', async () => {
    await withoutAdministrators();
    const made = await Promise.all(Array.from({ length: 5 }, () => ensureAdministrator(settings)));
    expect(made.filter(Boolean)).toEqual(['The_Boss_1']);
    expect(await ensureAdministrator({ ...settings, ADMIN_EMAIL: 'other@example.com' })).toBeUndefined();
    expect(await administrators()).toEqual(['The_Boss_1']);
    expect(await notes()).toEqual(['the system admin-granted The_Boss_1']);
    const login = await call('POST', '/api/login', { email: 'the.boss+1@example.com', password: 'open sesame' });
    expect(await login.json()).toMatchObject({ username: 'The_Boss_1', isAdmin: true });
  });

  it('is the account that has the email already, but no longer whoever made that without knowing the password', async () => {
    const stranger = await registered('carol');
    await db.accessToken.create({
      data: { userId: stranger.user.id, name: 'theirs', tokenHash: 'a'.repeat(64) },
    });
    await withoutAdministrators();
    expect(await ensureAdministrator({ ...settings, ADMIN_EMAIL: 'CAROL@example.com' })).toBe('carol');
    expect(await administrators()).toEqual(['carol']);
    expect(await notes()).toEqual(['the system admin-granted carol']);
    expect(await sessionStatus(stranger)).toBe(401);
    expect(await db.accessToken.count({ where: { userId: stranger.user.id } })).toBe(0);
    expect([(await logIn('carol')).status, (await logIn('carol', settings.ADMIN_PASSWORD)).status]).toEqual([401, 200]);
  });

  it('is nobody unless both settings say who', async () => {
    await withoutAdministrators();
    await ensureAdministrator({ ADMIN_EMAIL: 'root@example.com', ADMIN_PASSWORD: undefined });
    await ensureAdministrator({ ADMIN_EMAIL: undefined, ADMIN_PASSWORD: undefined });
    expect(await administrators()).toEqual([]);
  });

  it.each([
    ['x@example.com', 'x_admin'],
    ["o'neil.patrick-the-second.of.many@example.com", 'o_neil_patrick_the_s'],
    ['dave@example.com', 'dave2'],
    ['erin_with_a_long_name@example.com', 'erin_with_a_long_na2'],
  ])('with the email %s is called %s', async (email, username) => {
    for (const taken of ['DAVE', 'Erin_with_a_long_nam'])
      await db.user.upsert({
        where: { username: taken, id: (await db.user.findFirst({ where: { username: taken } }))?.id ?? 0 },
        create: { username: taken, email: `${taken}@other.example`, password: 'not a digest' },
        update: {},
      });
    await withoutAdministrators();
    expect(await ensureAdministrator({ ...settings, ADMIN_EMAIL: email })).toBe(username);
  });
});

describe('an installation', () => {
  it('gets its administrator at the start, and others by npm run admin', { timeout: 120_000 }, async () => {
    const where = await newDatabase();
    const mailServer = await startMailServer();
    const admin = async (...args: string[]) => {
      const program: [string, ...string[]] = [process.execPath, 'api/commands/admin.mjs', ...args];
      const outcome = await tryToStart({ ...where, PUBLIC_URL: 'https://stackling.example' }, program);
      // Without what the set-up says when it has something to do.
      return 'url' in outcome ? [] : [outcome.code, outcome.output.replaceAll(/^.* …\n/gm, '')];
    };
    const post = (path: string, body: object) =>
      fetch(server.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });

    let server = await startServer({ ...where, ...settings, SMTP_URL: mailServer.url });
    const boss = await post('/api/login', { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD });
    expect(await boss.json()).toMatchObject({ username: 'The_Boss_1', isAdmin: true });
    const ivan = { username: 'ivan', email: 'ivan@example.com', password };
    expect((await post('/api/register', ivan)).status).toBe(202);
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const token = /registration#([\w-]{43})/.exec(mailServer.mails.pop()!.body)?.[1];
    const finish = 'mutation ($input: FinishRegistrationInput!) { finishRegistration(input: $input) { __typename } }';
    const finished = await post('/graphql', { query: finish, variables: { input: { token, password } } });
    expect(await finished.json()).toEqual({ data: { finishRegistration: { __typename: 'RegisterPayload' } } });
    if ('DATA_DIR' in where)
      expect(await admin('grant', ivan.email)).toEqual([1, expect.stringContaining('is in use by another Stackling')]);

    // What was asked for before the end is still mailed.
    expect((await post('/api/forgot-password', { email: ivan.email })).status).toBe(200);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(mailServer.mails.map(({ to }) => to)).toEqual([[ivan.email]]);

    const usage = 'Usage: npm run admin -- grant|revoke|reset-second-factor|reset-link EMAIL\n';
    for (const wrong of [[], ['toString', ivan.email], ['grant', ivan.email, 'too']])
      expect(await admin(...wrong)).toEqual([1, usage]);
    expect(await admin('grant', 'nobody@example.com')).toEqual([
      1,
      'There is no account with the email nobody@example.com.\n',
    ]);
    expect(await admin('revoke', settings.ADMIN_EMAIL)).toEqual([1, 'The last administrator cannot be removed\n']);
    expect(await admin('grant', 'IVAN@example.com')).toEqual([0, 'ivan is an administrator now.\n']);
    expect(await admin('revoke', settings.ADMIN_EMAIL)).toEqual([0, 'The_Boss_1 is no administrator any more.\n']);
    const [code, output] = await admin('reset-link', ivan.email);
    const [, url] = /^This link sets a new password for ivan, once, until \S+Z:\n(\S+)\n$/.exec(String(output)) ?? [];
    expect([code, url]).toEqual([0, expect.stringMatching(/^https:\/\/stackling\.example\/auth\/reset#[\w-]{43}$/)]);

    // The settings make no second administrator, and the link does what it says.
    server = await startServer({ ...where, ...settings });
    const newPassword = 'battery staple';
    expect((await post('/api/reset-password', { token: url!.slice(-43), newPassword })).status).toBe(200);
    expect(await (await post('/api/login', { email: ivan.email, password: newPassword })).json()).toMatchObject({
      isAdmin: true,
    });
    const { email, password: secret } = { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD };
    expect(await (await post('/api/login', { email, password: secret })).json()).toMatchObject({ isAdmin: false });
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await notesIn(where)).toEqual([
      'the system admin-granted The_Boss_1',
      'the command line admin-granted ivan',
      'the command line admin-revoked The_Boss_1',
      'the command line reset-link-created ivan',
    ]);
  });
});

/** What was noted in a database that no server holds. */
async function notesIn(place: Place): Promise<string[]> {
  const sql = `SELECT concat_ws(' ', "actorName", action, "targetName") AS note FROM audit_entries ORDER BY id`;
  return (await runIn<{ note: string }>(place, sql)).map(({ note }) => note);
}
