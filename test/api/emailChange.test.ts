import '../support/db.ts';
import { describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { paths } from '../../common/paths.ts';
import { programOf } from '../support/accessTokens.ts';
import { emailOf, from, logIn, password, registered } from '../support/accounts.ts';
import { call, send, sendText, signedIn, told, type Viewer } from '../support/api.ts';
import { jobsDone } from '../support/jobs.ts';
import { mailedTokens, mailServer } from '../support/mail.ts';

const change = graphql(`
  mutation TestChangeEmail($input: UpdateAccountInput!) {
    result: updateAccount(input: $input) {
      __typename
      ... on UpdateAccountPayload {
        user {
          username
          email
          pendingEmail
          isEmailVerified
        }
      }
      ... on InvalidInputError {
        code
      }
      ... on ConflictError {
        code
      }
    }
  }
`);

const confirm = graphql(`
  mutation TestConfirmEmail($token: String!) {
    result: confirmEmail(input: { token: $token }) {
      __typename
      ... on ConfirmEmailPayload {
        email
        username
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
      ... on ConflictError {
        field
        code
      }
    }
  }
`);

const resend = graphql(`
  mutation TestResendConfirmation {
    result: resendConfirmation {
      __typename
      ... on NotOfferedError {
        code
      }
    }
  }
`);

const ownEmail = graphql(`
  query TestOwnEmail {
    result: viewer {
      email
      pendingEmail
      isEmailVerified
    }
  }
`);

let addresses = 0;
const elsewhere = <Result>(work: () => Result) => from(`198.51.100.${++addresses}`, work);
const changeTo = (email: string, viewer: Viewer, rest: object = {}) =>
  elsewhere(
    async () => (await send(change, { input: { email, currentPassword: password, ...rest } }, viewer)).data?.result,
  );
const confirmWith = (token: string, viewer?: Viewer) =>
  elsewhere(async () => (await send(confirm, { token }, viewer)).data?.result);
const emailNow = async (viewer: Viewer) => (await send(ownEmail, {}, viewer)).data?.result;
const links = () => mailedTokens(paths.confirmEmail);
const lastLink = async () => (await links()).at(-1)!;

/** Whom mails have gone to since the last time, and with which subject; without those about sign-ins. */
async function mailed(): Promise<[to: string, subject: string][]> {
  await jobsDone();
  return mailServer.mails
    .splice(0)
    .map(({ to, headers }): [string, string] => [to.join(), /^Subject: (.*)\r$/m.exec(headers)![1]!])
    .filter(([, subject]) => !subject.startsWith('New sign-in'))
    .sort();
}

const useless = { __typename: 'InvalidInputError', issues: [{ field: 'token', code: 'confirmation.useless' }] };
const aboutToChange = 'Your Stackling email address is about to change';
const toConfirm = 'Confirm your email address for Stackling';

describe('a new email where mail is sent', () => {
  it('waits until its link is opened, and the old one holds', async () => {
    const ada = await registered('ada');
    await db.user.update({ where: { id: ada.user.id }, data: { emailVerifiedAt: new Date() } });
    expect(await changeTo('ada@new.example', ada, { username: 'ada_l' })).toMatchObject({
      user: { username: 'ada_l', email: emailOf('ada'), pendingEmail: 'ada@new.example', isEmailVerified: true },
    });
    await jobsDone();
    const notice = mailServer.mails.find(({ to }) => to[0] === emailOf('ada'))!;
    expect(notice.body).toContain('to ada@new.example');
    expect(notice.body).toContain('Nothing has changed yet.');
    const token = await lastLink();
    expect(await mailed()).toEqual([
      ['ada@example.com', aboutToChange],
      ['ada@new.example', toConfirm],
    ]);
    const newLogin = () => call('POST', '/api/login', { email: 'ada@new.example', password });
    expect([(await logIn('ada')).status, (await newLogin()).status]).toEqual([200, 401]);

    expect(await confirmWith(token)).toEqual({
      __typename: 'ConfirmEmailPayload',
      email: 'ada@new.example',
      username: 'ada_l',
    });
    expect([(await logIn('ada')).status, (await newLogin()).status]).toEqual([401, 200]);
    expect(await emailNow(ada)).toEqual({ email: 'ada@new.example', pendingEmail: null, isEmailVerified: true });
    const changed = 'Your Stackling email address has changed';
    expect(await mailed()).toEqual([
      ['ada@example.com', changed],
      ['ada@new.example', changed],
    ]);
    expect(await confirmWith(token)).toEqual(useless);
  });

  it('clears a reset link that went to the old one, and not before', async () => {
    const bob = await registered('bob');
    const stored = { resetToken: 'digest', resetTokenExpiry: new Date(Date.now() + 60_000) };
    await db.user.update({ where: { id: bob.user.id }, data: stored });
    await changeTo('bob@new.example', bob);
    expect(await db.user.findUnique({ where: { id: bob.user.id } })).toMatchObject(stored);
    await confirmWith(await lastLink(), bob);
    expect(await db.user.findUnique({ where: { id: bob.user.id } })).toMatchObject({ resetToken: null });
  });

  it('answers and mails the asker the same when the address has an account, whose owner is told', async () => {
    const [cat, owner] = [await registered('cat'), await registered('owner')];
    const free = await changeTo('nobody@example.com', cat);
    await mailed();
    const taken = await changeTo('OWNER@example.com', cat);
    expect(JSON.stringify(taken)).toBe(JSON.stringify(free).replace('nobody', 'OWNER'));
    await jobsDone();
    expect(mailServer.mails.some(({ body }) => body.includes(paths.confirmEmail))).toBe(false);
    expect(await mailed()).toEqual([
      [cat.user.email, aboutToChange],
      [owner.user.email, 'Somebody wanted to use your email address'],
    ]);
  });

  it('is refused kindly when somebody has taken the address meanwhile', async () => {
    const dan = await registered('dan');
    await changeTo('wanted@example.com', dan);
    const token = await lastLink();
    await signedIn('wanted');
    expect(await confirmWith(token)).toEqual({
      __typename: 'ConflictError',
      field: 'email',
      code: 'email.takenMeanwhile',
    });
    expect(await confirmWith(token)).toEqual(useless);
    expect(await emailNow(dan)).toMatchObject({ email: emailOf('dan'), pendingEmail: null });
  });

  it('may differ from the old one in case alone', async () => {
    const eve = await registered('eve');
    await changeTo('Eve@Example.com', eve);
    await confirmWith(await lastLink());
    expect(await emailNow(eve)).toEqual({ email: 'Eve@Example.com', pendingEmail: null, isEmailVerified: true });
  });

  it.each<[string, (viewer: Viewer) => Promise<unknown>]>([
    ['a newer change', (viewer) => changeTo('newer@example.com', viewer)],
    ['cancelling', (viewer) => sendText('mutation { cancelEmailChange { __typename } }', {}, viewer)],
    [
      'a new password',
      (viewer) =>
        sendText(
          `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "battery staple" }) { __typename } }`,
          {},
          viewer,
        ),
    ],
    ['an administrator who changes the email', (viewer) => administer(viewer, { email: 'third@example.com' })],
    ['an administrator who sets a password', (viewer) => administer(viewer, { password: 'battery staple' })],
    ['disabling the account', (viewer) => administer(viewer, { isDisabled: true })],
    ['a newer link', (viewer) => elsewhere(() => call('POST', '/api/user/email-confirmation', undefined, viewer))],
    ['deleting the account', ({ user }) => db.user.delete({ where: { id: user.id } })],
    ['a day', async () => vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 + 1000, toFake: ['Date'] })],
  ])('is ended by %s', async (_what, end) => {
    const name = `end_${++addresses}`;
    const viewer = await registered(name);
    await changeTo(`${name}@new.example`, viewer);
    const token = await lastLink();
    await end(viewer);
    await jobsDone();
    expect(await confirmWith(token)).toEqual(useless);
    expect(await db.user.count({ where: { email: `${name}@new.example` } })).toBe(0);
  });

  it('changes once when the link is opened twice at once', async () => {
    const fay = await registered('fay');
    await changeTo('fay@new.example', fay);
    const token = await lastLink();
    const results = await Promise.all([confirmWith(token), confirmWith(token)]);
    expect(results.map((result) => result?.__typename).sort()).toEqual(['ConfirmEmailPayload', 'InvalidInputError']);
  });

  it('takes the password, and is nothing for programs', async () => {
    const gus = await registered('gus');
    expect(await changeTo('gus@new.example', gus, { currentPassword: 'wrong horse' })).toEqual({
      __typename: 'InvalidInputError',
      code: 'currentPassword.wrong',
    });
    const program = await programOf(gus, true);
    const { errors } = await send(change, { input: { email: 'gus@new.example', currentPassword: password } }, program);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    expect((await call('PUT', '/api/user', { username: 'gus_2' }, program)).status).toBe(403);
    expect(await mailed()).toEqual([]);
  });

  it('is seen by its user alone', async () => {
    const [hal, root] = [await registered('hal'), await signedIn('root', true)];
    await changeTo('hal@new.example', hal);
    const id = Buffer.from(`User:${hal.user.id}`).toString('base64');
    const query = `{ node(id: "${id}") { ... on User { email pendingEmail } } }`;
    const answer = await (await sendText(query, {}, root)).text();
    expect(answer).toContain(emailOf('hal'));
    expect(answer).not.toContain('hal@new.example');
    expect(await (await sendText(query, {}, hal)).text()).toContain('hal@new.example');
  });

  it('keeps no token in the clear', async () => {
    const ida = await registered('ida');
    await changeTo('ida@new.example', ida);
    const rows = () => Promise.all([db.pendingEmail.findMany(), db.outboxMail.findMany()]);
    const token = await lastLink();
    expect(JSON.stringify(await rows(), (_key, value) => (typeof value === 'bigint' ? 0 : value))).not.toContain(token);
  });

  it('fills no mailbox, neither the new one nor the old one', async () => {
    const viewers = [await registered('joe'), await registered('kim')];
    for (const viewer of viewers) for (let i = 0; i < 7; i++) await changeTo('flood@example.com', viewer);
    expect((await mailed()).filter(([to]) => to === 'flood@example.com')).toHaveLength(10);
    for (let i = 0; i < 3; i++) await changeTo(`other${i}@example.com`, viewers[0]!);
    const { errors } = await elsewhere(() =>
      send(change, { input: { email: 'more@example.com', currentPassword: password } }, viewers[0]),
    );
    expect(errors).toMatchObject([{ extensions: { code: 'TOO_MANY_REQUESTS' } }]);
  });

  it('is answered with 202 and what waits in REST', async () => {
    const lea = await registered('lea');
    const put = (body: object) => elsewhere(() => call('PUT', '/api/user', body, lea));
    expect(await told(await put({ email: 'lea@new.example', currentPassword: password }))).toEqual({
      status: 202,
      body: {
        message:
          'We have sent an email to lea@new.example. Your email changes when you open the link in it within 24 hours.',
      },
    });
    expect(await told(await put({ username: 'lea_2' }))).toMatchObject({
      status: 200,
      body: { username: 'lea_2', email: emailOf('lea') },
    });
  });
});

const administer = async ({ user }: Viewer, changes: object) =>
  expect(
    (await call('PUT', `/api/admin/users/${user.id}`, changes, await signedIn(`root_${++addresses}`, true))).status,
  ).toBe(200);

describe('an email that is not verified', () => {
  it('is by a link that is sent again, and then no more mail is sent', async () => {
    const mia = await registered('mia');
    expect((await send(resend, {}, mia)).data?.result.__typename).toBe('ResendConfirmationPayload');
    expect(await emailNow(mia)).toEqual({ email: emailOf('mia'), pendingEmail: null, isEmailVerified: false });
    const token = await lastLink();
    expect(await mailed()).toEqual([[emailOf('mia'), toConfirm]]);
    expect(await confirmWith(token)).toMatchObject({ email: emailOf('mia') });
    expect(await emailNow(mia)).toMatchObject({ isEmailVerified: true });
    expect((await call('POST', '/api/user/email-confirmation', undefined, mia)).status).toBe(200);
    expect(await mailed()).toEqual([]);
  });

  it('is mailed ten times an hour at most', async () => {
    const ned = await registered('ned');
    for (let i = 0; i < 10; i++)
      expect((await call('POST', '/api/user/email-confirmation', undefined, ned)).status).toBe(200);
    const refused = await call('POST', '/api/user/email-confirmation', undefined, ned);
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  });
});

describe('a server that sends no mail', () => {
  it('changes an email at once, drops one that waits, and has no link to send', async () => {
    const [oda] = [await registered('oda'), await registered('pia')];
    await changeTo('oda@waiting.example', oda);
    const token = await lastLink();
    Object.assign(env, { SMTP_URL: undefined });
    expect(await changeTo(emailOf('pia'), oda)).toEqual({ __typename: 'ConflictError', code: 'email.taken' });
    expect(await changeTo('oda@new.example', oda)).toMatchObject({
      user: { email: 'oda@new.example', pendingEmail: null, isEmailVerified: false },
    });
    expect(await confirmWith(token)).toEqual(useless);
    expect((await send(resend, {}, oda)).data?.result).toEqual({ __typename: 'NotOfferedError', code: 'mail.off' });
  });
});
