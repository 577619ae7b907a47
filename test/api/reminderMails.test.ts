import '../support/db.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { loggedPath } from '../../api/http/loggedPath.ts';
import { site } from '../../api/http/site.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { send, signedIn, type Viewer } from '../support/api.ts';
import { logged } from '../support/logged.ts';
import { mailServer } from '../support/mail.ts';
import { announced, deliveriesOf, soon, tried } from '../support/reminders.ts';

const setReminderMails = graphql(`
  mutation TestSetReminderMails($isOn: Boolean!) {
    result: setReminderMails(isOn: $isOn) {
      ... on SetReminderMailsPayload {
        user {
          getsReminderMails
        }
      }
    }
  }
`);

let people = 0;
let viewer: Viewer;
beforeEach(async () => void (viewer = await signedIn(`mailed${++people}`)));

/** The path that the last mail's header names. */
function unsubscribePath(): string {
  const headers = mailServer.mails.at(-1)!.headers.replaceAll(/\r\n\s/g, ' ');
  return /List-Unsubscribe: +<https:\/\/stackling\.example(\/unsubscribe\/[\w.-]+)>/.exec(headers)![1]!;
}

describe('a reminder by email', () => {
  it('says what it is about, with names as people entered them, and offers to unsubscribe', async () => {
    const text = 'delivery.answered {"status":"<b>&</b>"}';
    await announced(viewer, ['email'], 'a key', soon({ text, url: 'https://stackling.example/subscriptions/3' }));
    const [{ to, headers, body }] = mailServer.mails as [(typeof mailServer.mails)[0]];
    expect([to, /^Subject: (.*)\r$/m.exec(headers)![1]]).toEqual([[viewer.user.email], 'Test message from Stackling']);
    expect(body).toContain('- Answered <b>&</b>\r\n  https://stackling.example/subscriptions/3');
    expect(body).toContain('<a href="https://stackling.example/subscriptions/3">Answered &lt;b&gt;&amp;&lt;/b&gt;</a>');
    expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(body).toContain(`https://stackling.example${unsubscribePath()}`);
    expect(await deliveriesOf(viewer)).toEqual([
      { channel: 'email', state: 'delivered', tries: 1, answer: 'The mail server took it' },
    ]);
  });

  it('ends with one click of a mail program, without a session, and comes again when its owner wants it', async () => {
    await announced(viewer, ['email']);
    const path = unsubscribePath();
    expect(loggedPath(path)).toBe('/unsubscribe/…');
    const opened = await site.request(path);
    expect([opened.status, await opened.text()]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect(opened.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
    const isOff = async () => (await db.user.findUniqueOrThrow({ where: { id: viewer.user.id } })).mailsOffAt !== null;
    expect(await isOff()).toBe(false);
    const oneClick = { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') };
    for (const wrong of [`${path}x`, '/unsubscribe/1', path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))])
      expect((await site.request(wrong, oneClick)).status).toBe(404);
    expect(await isOff()).toBe(false);
    const done = await site.request(path, oneClick);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('<a href="/account/reminders">')]);
    expect(await isOff()).toBe(true);
    await announced(viewer, ['email'], 'second');
    expect(mailServer.mails).toHaveLength(1);
    const { data } = await send(setReminderMails, { isOn: true }, viewer);
    expect(data?.result.user).toEqual({ getsReminderMails: true });
    await announced(viewer, ['email'], 'third');
    expect(mailServer.mails).toHaveLength(2);
  });

  it('that waits is not sent once somebody has unsubscribed', async () => {
    mailServer.behave('refuse');
    await announced(viewer, ['email']);
    expect(await deliveriesOf(viewer)).toMatchObject([{ state: 'waiting', answer: 'The mail server did not take it' }]);
    await send(setReminderMails, { isOn: false }, viewer);
    mailServer.behave('kind');
    await tried();
    expect([mailServer.mails, await deliveriesOf(viewer)]).toMatchObject([
      [],
      [{ state: 'failed', answer: 'You no longer get reminders by email' }],
    ]);
  });

  it('is sent again when it surely did not arrive, and not when the mail server died with it', async () => {
    const lines = logged();
    const { SMTP_URL } = env;
    Object.assign(env, { SMTP_URL: 'smtp://127.0.0.1:9' });
    await announced(viewer, ['email']);
    expect(await deliveriesOf(viewer)).toMatchObject([{ state: 'waiting', tries: 1 }]);
    Object.assign(env, { SMTP_URL });
    mailServer.behave('die');
    await tried();
    mailServer.behave('kind');
    await tried();
    expect([mailServer.mails.length, await deliveriesOf(viewer)]).toMatchObject([1, [{ state: 'unknown', tries: 2 }]]);
    const told = lines().filter(({ level }) => (level as number) > 30);
    expect(told).toMatchObject([
      { err: { message: 'The mail server did not take a mail (ESOCKET, ECONNREFUSED, CONN).' } },
      { state: 'unknown', reason: expect.stringMatching(/^The mail server did not take a mail \(E\w+, .*\)\.$/) },
    ]);
    expect(JSON.stringify(told)).not.toMatch(/127\.0\.0\.1|example\.com/);
  });
});
