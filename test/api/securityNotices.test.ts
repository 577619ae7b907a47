import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { noteChange } from '../../api/domain/accounts/securityEvents.ts';
import { cookieOf, emailOf, from, password, registered } from '../support/accounts.ts';
import { call, sendText, signedIn, type Viewer } from '../support/api.ts';
import { jobsDone } from '../support/jobs.ts';
import { mailed, mailServer } from '../support/mail.ts';

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

const signIn = (username: string, userAgent: string, address: string) =>
  from(address, () =>
    call('POST', '/api/login', { email: emailOf(username), password }, undefined, { 'user-agent': userAgent }),
  );

const newDevice = 'New sign-in to your Stackling account';

describe('a mail', () => {
  it('tells of a sign-in from a device or a network that the account has not used before, once', async () => {
    await registered('ada');
    await mailed();
    await signIn('ada', android, '198.51.100.1');
    await jobsDone();
    expect(mailServer.mails[0]!.body).toContain('Device: Chrome on Android.');
    expect(await mailed()).toEqual([[emailOf('ada'), newDevice]]);
    await signIn('ada', android, '198.51.100.1');
    expect(await mailed()).toEqual([]);
    await signIn('ada', firefox, '198.51.100.1');
    await signIn('ada', android, '198.51.100.2');
    expect(await mailed()).toEqual([
      [emailOf('ada'), newDevice],
      [emailOf('ada'), newDevice],
    ]);
  });

  it('does not greet somebody who has just registered', async () => {
    await registered('bob');
    expect((await mailed()).filter(([, subject]) => subject === newDevice)).toEqual([]);
  });

  it('tells of a new password, whoever sets it', async () => {
    const [cat, root] = [await registered('cat'), await signedIn('root', true)];
    await mailed();
    const subject = 'Your Stackling password has changed';
    const change = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "battery staple" }) { __typename } }`;
    await sendText(change, {}, cat);
    expect(await mailed()).toEqual([[emailOf('cat'), subject]]);
    await call('PUT', `/api/admin/users/${cat.user.id}`, { password: 'correct horse' }, root);
    expect(await mailed()).toEqual([[emailOf('cat'), subject]]);
  });

  it('tells both addresses of a new email', async () => {
    const [dan, root] = [await registered('dan'), await signedIn('boss', true)];
    await mailed();
    await call('PUT', `/api/admin/users/${dan.user.id}`, { email: 'dan@new.example' }, root);
    const subject = 'Your Stackling email address has changed';
    expect(await mailed()).toEqual([
      ['dan@example.com', subject],
      ['dan@new.example', subject],
    ]);
  });

  it('tells of a changed second factor', async () => {
    const { user } = await signedIn('eve');
    await db.$transaction((transaction) => noteChange(user, 'factor-changed', transaction));
    expect(await mailed()).toEqual([[user.email, 'The second step of your Stackling login has changed']]);
  });

  it('tells of a calendar address', async () => {
    const gil = await registered('gil');
    await mailed();
    await call('POST', '/api/calendar', undefined, gil);
    expect(await mailed()).toEqual([[emailOf('gil'), 'A calendar address was made for your Stackling account']]);
    expect(await (await sendText('{ viewer { securityEvents { kind } } }', {}, gil)).json()).toEqual({
      data: { viewer: { securityEvents: [{ kind: 'CALENDAR_ADDRESS_MADE' }, { kind: 'SIGNED_IN' }] } },
    });
  });

  it('is not written when the change fails', async () => {
    const fay = await registered('fay');
    await mailed();
    const wrong = `mutation { changePassword(input: { currentPassword: "wrong horse", newPassword: "battery staple" }) { __typename } }`;
    await sendText(wrong, {}, fay as Viewer);
    expect(await mailed()).toEqual([]);
    expect(cookieOf(await signIn('fay', '', '203.0.113.1'))).toContain('stackling=');
  });
});
