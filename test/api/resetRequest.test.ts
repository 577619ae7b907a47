import '../support/db.ts';
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import { paths } from '../../common/paths.ts';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { emailOf, registered } from '../support/accounts.ts';
import { call, headersOf, send, sendText } from '../support/api.ts';
import { base } from '../support/front.ts';
import { jobsDone } from '../support/jobs.ts';
import { startMailServer } from '../support/smtp.ts';
import { mailServer, mailedTokens } from '../support/mail.ts';
import { addresses, ask, mailedToken, minute, newAddress } from '../support/passwordReset.ts';

const request = graphql(`
  mutation TestRequestPasswordReset($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        isMailed
      }
      ... on InvalidInputError {
        message
        issues {
          field
        }
      }
    }
  }
`);

const siteQuery = graphql(`
  query TestSite {
    site {
      adminEmail
      sendsMail
    }
  }
`);

describe('asking for a reset link', () => {
  it('mails one that sets a new password to the account’s own address', async () => {
    await registered('Ada');
    await ask('ADA@EXAMPLE.com', newAddress());
    const [token] = await mailedTokens(paths.reset);
    expect(mailServer.mails).toEqual([
      {
        from: 'stackling@stackling.example',
        to: ['Ada@example.com'],
        headers: expect.stringContaining('Subject: Set a new password for Stackling\r\n'),
        body: expect.stringContaining('Hello Ada,'),
      },
    ]);
    const stored = await db.user.findFirstOrThrow({ where: { username: 'Ada' } });
    expect(stored.resetToken).toBe(createHash('sha256').update(token!).digest('hex'));
    expect(Math.round((stored.resetTokenExpiry!.getTime() - Date.now()) / minute)).toBe(60);
  });

  it('answers a known and an unknown email with the same bytes, in both APIs', async () => {
    await registered('bob');
    const answers = await Promise.all(
      ['bob', 'nobody'].map(async (name) => {
        const rest = await ask(emailOf(name), newAddress());
        const operation = `mutation { requestPasswordReset(input: { email: "${emailOf(name)}" }) { __typename ... on RequestPasswordResetPayload { isMailed } } }`;
        const graph = await sendText(operation);
        return [rest.status, headersOf(rest), await rest.text(), headersOf(graph), await graph.text()];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual([
      200,
      expect.any(Array),
      '{"message":"If this email belongs to an account, a link to set a new password is on its way. The link works for one hour."}',
      expect.any(Array),
      '{"data":{"requestPasswordReset":{"__typename":"RequestPasswordResetPayload","isMailed":true}}}',
    ]);
    expect(await mailedTokens(paths.reset)).toHaveLength(1);
  });

  it('is answered before anything is done that depends on the account', async () => {
    const { user } = await registered('cara');
    await ask(emailOf('cara'), newAddress());
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ resetToken: null });
    expect(mailServer.seen.bytes).toBe('');
    expect(await mailedTokens(paths.reset)).toHaveLength(1);
  });

  it.each(['', 'ada', 'ada@example.com, eve@example.com', 'ada@example.com\r\nBcc: eve@example.com', ['a@b.co']])(
    'takes no %j for an email',
    async (email) => {
      const answer = await call('POST', '/api/forgot-password', { email });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({ message: 'Please enter a valid email address' });
      if (typeof email === 'string')
        expect((await send(request, { input: { email } })).data?.result).toEqual({
          __typename: 'InvalidInputError',
          message: 'Please enter a valid email address',
          issues: [{ field: 'email' }],
        });
    },
  );

  it('never has the link follow the Host header', async () => {
    await registered('dora');
    const { port } = new URL(base);
    for (const [path, body] of [
      ['/api/forgot-password', { email: emailOf('dora') }],
      ['/graphql', { query: 'mutation { requestPasswordReset(input: { email: "dora@example.com" }) { __typename } }' }],
    ] as const) {
      const headers = { 'content-type': 'application/json', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
      const status = await new Promise((resolve, reject) => {
        httpRequest({ port, path, method: 'POST', headers }, (answer) => resolve(answer.resume().statusCode))
          .on('error', reject)
          .end(JSON.stringify(body));
      });
      expect(status).toBe(200);
      await jobsDone();
      await db.user.updateMany({ data: { resetToken: null, resetTokenExpiry: null } });
    }
    expect(await mailedTokens(paths.reset)).toHaveLength(2);
    expect(mailServer.seen.bytes).not.toContain('evil');
  });

  it('leads to where the server listens when nothing says what people open', async () => {
    Object.assign(env, { PUBLIC_URL: undefined, HOST: '::1', PORT: 4321, ADMIN_EMAIL: 'root@stackling.example' });
    await registered('emma');
    await ask(emailOf('emma'), newAddress());
    await jobsDone();
    expect(mailServer.mails[0]?.body).toMatch(/http:\/\/\[::1\]:4321\/auth\/reset#[\w-]{43}\b/);
    expect(mailServer.mails[0]?.from).toBe('root@stackling.example');
  });

  it('says so when the server sends no mail, and makes no token', async () => {
    env.SMTP_URL = undefined;
    const { user } = await registered('finn');
    const answers = await Promise.all(['finn', 'nobody'].map((name) => ask(emailOf(name), newAddress())));
    for (const answer of answers)
      expect(await answer.json()).toEqual({
        message: 'This server cannot send email. Please ask your administrator for a link to set a new password.',
      });
    await jobsDone();
    expect(await db.user.findUnique({ where: { id: user.id } })).toMatchObject({ resetToken: null });
  });
});

describe('a mail server that', () => {
  const stored = async (username: string) => (await db.user.findFirstOrThrow({ where: { username } })).resetToken;

  it('hangs keeps nobody waiting', async () => {
    const hanging = await startMailServer('hang');
    env.SMTP_URL = hanging.url;
    await registered('gina');
    const start = performance.now();
    expect((await ask(emailOf('gina'), newAddress())).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(5_000); // a mail may take 20 s
    await expect.poll(() => hanging.sockets.size).toBe(1);
    expect(await stored('gina')).not.toBeNull();
    await jobsDone();
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(await stored('gina')).toBeNull();
  });

  it.each([
    ['refuses the address', () => startMailServer('refuse')],
    ['is away', async () => ({ url: 'smtp://127.0.0.1:9' })],
    ['speaks no TLS when it should', async () => ({ url: mailServer.url.replace('smtp:', 'smtps:') })],
  ])('%s changes no answer, and the next wish need not wait', async (_what, start) => {
    const username = `hugo${addresses}`;
    await registered(username);
    env.SMTP_URL = (await start()).url;
    const answer = await ask(emailOf(username), newAddress());
    expect(await answer.json()).toEqual({ message: expect.stringContaining('is on its way') });
    await jobsDone();
    expect(await stored(username)).toBeNull();
    env.SMTP_URL = mailServer.url;
    await mailedToken(username);
  });

  it('is elsewhere and has no TLS is told no password', async () => {
    await registered('ivan');
    // A name of this machine that is not among those it is known by stands for a server elsewhere.
    env.SMTP_URL = mailServer.url.replace('127.0.0.1', 'me:secret@[::ffff:127.0.0.1]');
    await ask(emailOf('ivan'), newAddress());
    await jobsDone();
    expect(mailServer.seen.bytes).not.toMatch(/AUTH (PLAIN|LOGIN)/);
    env.SMTP_URL = mailServer.url.replace('//', '//me:s%3Acret@');
    await mailedToken('ivan');
    expect(mailServer.seen.bytes).toContain(`AUTH PLAIN ${Buffer.from('\0me\0s:cret').toString('base64')}`);
  });
});

describe('the site', () => {
  it('tells a visitor whom to write to and whether it sends mail', async () => {
    env.ADMIN_EMAIL = 'root@stackling.example';
    expect((await send(siteQuery, {})).data).toEqual({
      site: { adminEmail: 'root@stackling.example', sendsMail: true },
    });
    Object.assign(env, { ADMIN_EMAIL: undefined, SMTP_URL: undefined });
    expect((await send(siteQuery, {})).data).toEqual({ site: { adminEmail: null, sendsMail: false } });
  });
});
