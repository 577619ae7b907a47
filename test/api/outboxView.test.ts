import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { mailLater } from '../../api/notifications/outbox.ts';
import { ada, root } from '../support/administration.ts';
import { sendText } from '../support/api.ts';
import { jobsDone } from '../support/jobs.ts';
import { mailServer } from '../support/mail.ts';
import { startMailServer } from '../support/smtp.ts';

interface Mail {
  id: string;
  nextAt: string | null;
  givenUpAt: string | null;
}

const query = `{ mailTotals { isSetUp waiting oldestAt givenUp }
  outbox { edges { node { id template recipient attempts failure isSending nextAt givenUpAt } } } }`;

async function ask<Data>(text: string): Promise<Data> {
  return ((await (await sendText(text, {}, root)).json()) as { data: Data }).data;
}

async function seen() {
  const { outbox, ...rest } = await ask<{ mailTotals: object; outbox: { edges: { node: Mail }[] } }>(query);
  return { ...rest, mails: outbox.edges.map(({ node }) => node) };
}

const change = (name: 'retryMail' | 'dropMail', id: string) =>
  ask<{ result: object }>(`mutation { result: ${name}(id: "${id}") { __typename ... on Error { code } } }`);

const testMail = () =>
  ask<{ result: object }>(`mutation { result: sendTestMail { __typename ... on Error { code } } }`);

const enqueue = (address: string) => mailLater({ template: 'test', address, data: {}, lifetimeMs: 3_600_000 });

/** As if the mail's time was over; it is given up at its next try. */
const endLifetime = () =>
  db.$executeRaw`UPDATE jobs SET "dueAt" = now(), "expiresAt" = now() + interval '1 second' WHERE name = 'mail'`;

const instant = expect.stringMatching(/^\d{4}-.*Z$/);
const audited = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).map(({ action, targetName }) => [action, targetName]);

beforeEach(async () => {
  await db.auditEntry.deleteMany();
  await db.rateLimit.deleteMany();
});

describe('what administrators see of mail', () => {
  it('is what waits and for whom, without the address of somebody unknown, and why it was not sent', async () => {
    env.SMTP_URL = (await startMailServer('refuse')).url;
    await enqueue('Ada@example.com'); // the account of test/support/administration.ts
    await enqueue('stranger@example.org');
    await jobsDone();
    const failed = { template: 'test', attempts: 1, failure: 'MAIL_REFUSED', isSending: false, givenUpAt: null };
    await expect
      .poll(async () => (await seen()).mails)
      .toEqual([
        { ...failed, id: expect.any(String), recipient: 's…@example.org', nextAt: instant },
        { ...failed, id: expect.any(String), recipient: 'ada', nextAt: instant },
      ]);
    const node = `{ node(id: "${(await seen()).mails[1]!.id}") { ... on QueuedMail { recipient } } }`;
    expect(await ask(node)).toEqual({ node: { recipient: 'ada' } });
    expect(await (await sendText(node, {}, ada)).json()).toEqual({ data: { node: null } });
    expect(await seen()).toMatchObject({ mailTotals: { isSetUp: true, waiting: 2, oldestAt: instant, givenUp: 0 } });
  });

  it('is what was given up, which can be tried again', async () => {
    const [working, refusing] = [env.SMTP_URL, (await startMailServer('refuse')).url];
    env.SMTP_URL = refusing;
    await enqueue('stranger@example.org');
    await jobsDone();
    await endLifetime();
    await jobsDone();
    await expect.poll(seen).toMatchObject({
      mailTotals: { waiting: 0, oldestAt: null, givenUp: 1 },
      mails: [{ failure: 'MAIL_REFUSED', nextAt: null, givenUpAt: instant }],
    });
    env.SMTP_URL = working;
    const [mail] = (await seen()).mails;
    expect(await change('retryMail', mail!.id)).toEqual({ result: { __typename: 'MailPayload' } });
    await expect.poll(() => mailServer.mails.map(({ to }) => to)).toEqual([['stranger@example.org']]);
    await expect.poll(seen).toMatchObject({ mailTotals: { waiting: 0, givenUp: 0 }, mails: [] });
    expect(await change('retryMail', mail!.id)).toEqual({
      result: { __typename: 'NotFoundError', code: 'mail.unknown' },
    });
    expect(await audited()).toEqual([['mail-retried', 's…@example.org']]);
  });

  it('can be dropped, and is then never sent', async () => {
    env.SMTP_URL = 'smtp://127.0.0.1:9';
    await enqueue('stranger@example.org');
    await jobsDone();
    await expect.poll(seen).toMatchObject({ mails: [{ failure: 'MAIL_UNREACHABLE' }] });
    const [mail] = (await seen()).mails;
    expect(await change('dropMail', mail!.id)).toEqual({ result: { __typename: 'MailPayload' } });
    expect(await seen()).toMatchObject({ mailTotals: { waiting: 0, givenUp: 0 }, mails: [] });
    expect([await db.outboxMail.count(), await audited()]).toEqual([0, [['mail-dropped', 's…@example.org']]]);
  });

  it('is swept a week after it was given up', async () => {
    await db.job.create({ data: { name: 'mail', givenUpAt: new Date(Date.now() - 8 * 24 * 3_600_000) } });
    await db.job.create({ data: { name: 'mail', givenUpAt: new Date(Date.now() - 6 * 24 * 3_600_000) } });
    await db.$executeRaw`UPDATE jobs SET "dueAt" = now() WHERE name = 'sweep'`;
    await jobsDone();
    await expect.poll(() => db.job.count({ where: { name: 'mail' } })).toBe(1);
  });
});

describe('a test mail', () => {
  it('is known by its id until the mail server has taken it', async () => {
    const [working, refusing] = [env.SMTP_URL, (await startMailServer('refuse')).url];
    env.SMTP_URL = refusing;
    const { result } = await ask<{ result: { recipient: string; mailId: string } }>(
      'mutation { result: sendTestMail { ... on SendTestMailPayload { recipient mailId } } }',
    );
    expect(result.recipient).toBe('root@example.com');
    const known = () =>
      ask<object>(`{ node(id: "${result.mailId}") { ... on QueuedMail { template attempts failure } } }`);
    await jobsDone();
    await expect.poll(known).toEqual({ node: { template: 'test', attempts: 1, failure: 'MAIL_REFUSED' } });
    env.SMTP_URL = working;
    await change('retryMail', result.mailId);
    await expect.poll(known).toEqual({ node: null });
  });

  it('goes to the administrator who asks, a few times an hour', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(await testMail()).toEqual({ result: { __typename: 'SendTestMailPayload' } });
    expect(await testMail()).toBeNull();
    await jobsDone();
    await expect.poll(() => mailServer.mails).toHaveLength(5);
    expect(mailServer.mails[0]).toMatchObject({ to: ['root@example.com'] });
    expect(mailServer.mails[0]!.headers).toContain('Subject: Test mail from Stackling');
  });

  it('is none where mail is not set up', async () => {
    delete env.SMTP_URL;
    expect(await testMail()).toEqual({ result: { __typename: 'NotOfferedError', code: 'mail.off' } });
    expect(await seen()).toMatchObject({ mailTotals: { isSetUp: false } });
  });
});
