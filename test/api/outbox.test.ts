import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { emailOf, from, password, registered } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { jobsDone, workInEachTest } from '../support/jobs.ts';
import { newDatabase, runIn, type Place } from '../support/newDatabase.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';
import { statementsOf } from '../support/statements.ts';

const newPassword = 'battery staple';
const tokenIn = (mail: { body: string } | undefined) => /\/auth\/reset#([\w-]{43})\b/.exec(mail?.body ?? '')?.[1];

const post = (server: RunningServer, path: string, body: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function kill(server: RunningServer): Promise<void> {
  server.process.kill('SIGKILL');
  await server.exited;
}

describe('a mail that a killed server owes', () => {
  const ada = { email: 'ada@example.com' };

  const makeAccount = (where: Place) =>
    runIn(where, `INSERT INTO users (username, email, password) VALUES ('ada', '${ada.email}', 'none') RETURNING id`);

  it('is sent by the next one, when it was killed right after the answer', async () => {
    const [where, mailServer] = [await newDatabase(), await startMailServer()];
    const settings = { ...where, SMTP_URL: mailServer.url };
    await makeAccount(where);
    const first = await startServer(settings);
    expect((await post(first, '/api/forgot-password', { email: ada.email })).status).toBe(200);
    await kill(first);
    expect(mailServer.mails).toEqual([]);

    const second = await startServer(settings);
    await expect.poll(() => mailServer.mails.length, { timeout: 90_000 }).toBe(1);
    const token = tokenIn(mailServer.mails[0]);
    expect((await post(second, '/api/reset-password', { token, newPassword })).status).toBe(200);
    second.process.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    // The second one says that the password has changed.
    expect(mailServer.mails).toHaveLength(2);
    expect(await runIn(where, `SELECT name FROM jobs WHERE name = 'mail'`)).toEqual([]);
  });

  it('is sent with a link that works, when it was killed in the middle of it', async () => {
    const [where, hanging, mailServer] = [await newDatabase(), await startMailServer('hang'), await startMailServer()];
    await makeAccount(where);
    const first = await startServer({ ...where, SMTP_URL: hanging.url });
    expect((await post(first, '/api/forgot-password', { email: ada.email })).status).toBe(200);
    await expect.poll(() => hanging.sockets.size).toBe(1);
    await kill(first);
    await runIn(where, `UPDATE jobs SET "dueAt" = now()`); // as if its lease had ended

    const second = await startServer({ ...where, SMTP_URL: mailServer.url });
    await expect.poll(() => mailServer.mails.length).toBe(1);
    const token = tokenIn(mailServer.mails[0]);
    expect((await post(second, '/api/reset-password', { token, newPassword })).status).toBe(200);
    await kill(second);
  });
});

let addresses = 0;
const ask = (username: string) =>
  from(`198.51.100.${++addresses}`, () => call('POST', '/api/forgot-password', { email: emailOf(username) }));

const ourSettings = { ...env };
afterEach(() => void Object.assign(env, ourSettings));

it('what is asked for an account and for nobody takes the same statements', async () => {
  env.SMTP_URL = 'smtp://127.0.0.1:9';
  await registered('bob');
  const [known, unknown] = [await statementsOf(() => ask('bob')), await statementsOf(() => ask('nobody'))];
  expect(known).toEqual(unknown);
  expect(known.filter((sql) => sql.includes('outbox'))).toHaveLength(1);
  expect(known.filter((sql) => sql.includes('users'))).toEqual([]);
  await db.job.deleteMany();
});

it('what registers an address with an account and one without takes the same statements', async () => {
  env.SMTP_URL = 'smtp://127.0.0.1:9';
  await registered('worker');
  const work = (username: string, email: string) =>
    statementsOf(() => from('198.51.100.200', () => call('POST', '/api/register', { username, email, password })));
  const [taken, free] = [await work('taken', emailOf('worker')), await work('free', emailOf('free'))];
  expect(taken).toEqual(free);
  expect(free.filter((sql) => sql.includes('outbox'))).toHaveLength(1);
  await db.job.deleteMany();
});

describe('the outbox', () => {
  let mailServer: Awaited<ReturnType<typeof startMailServer>>;
  beforeEach(async () => {
    mailServer = await startMailServer();
    env.SMTP_URL = mailServer.url;
  });
  workInEachTest();

  it('holds no token while a mail waits, and nothing once it is sent', async () => {
    await registered('cara');
    env.SMTP_URL = (await startMailServer('refuse')).url;
    await ask('cara');
    await jobsDone();
    const [waiting] = await db.outboxMail.findMany({ include: { job: true } });
    expect(waiting).toEqual({
      jobId: expect.any(BigInt),
      template: 'password-reset',
      address: emailOf('cara'),
      data: '{"pauseSeconds":600}',
      tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      job: expect.objectContaining({
        attempts: 1,
        claim: null,
        lastError: 'MailError: The mail server did not take a mail (EENVELOPE, RCPT TO, 550).',
      }),
    });

    env.SMTP_URL = mailServer.url;
    await db.$executeRaw`UPDATE jobs SET "dueAt" = now() WHERE name = 'mail'`;
    await jobsDone();
    expect([await db.outboxMail.count(), await db.job.count({ where: { name: 'mail' } })]).toEqual([0, 0]);
    const token = tokenIn(mailServer.mails[0]);
    expect((await call('POST', '/api/reset-password', { token, newPassword })).status).toBe(200);
  });

  it('sends nothing that another mail has made needless', async () => {
    await registered('dora');
    env.SMTP_URL = 'smtp://127.0.0.1:9';
    await ask('dora');
    await jobsDone();
    env.SMTP_URL = mailServer.url;
    await ask('dora');
    await jobsDone();
    await db.$executeRaw`UPDATE jobs SET "dueAt" = now() WHERE name = 'mail'`;
    await jobsDone();
    expect([mailServer.mails.length, await db.outboxMail.count()]).toEqual([1, 0]);
    const token = tokenIn(mailServer.mails[0]);
    expect((await call('POST', '/api/reset-password', { token, newPassword })).status).toBe(200);
  });
});
