import '../support/db.ts';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '../../common/paths.ts';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { createInvitation } from '../../api/domain/accounts/invitations.ts';
import { cookieOf, emailOf, from, logIn, password, registered } from '../support/accounts.ts';
import { call, send, signedIn, told } from '../support/api.ts';
import { jobsDone } from '../support/jobs.ts';
import { mailedTokens, mailServer } from '../support/mail.ts';

const finish = graphql(`
  mutation TestFinishRegistration($input: FinishRegistrationInput!) {
    result: finishRegistration(input: $input) {
      __typename
      ... on RegisterPayload {
        user {
          username
          email
          isEmailVerified
          timeZone
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
      ... on ConflictError {
        code
      }
    }
  }
`);

const registerInGraph = graphql(`
  mutation TestRegisterQuietly($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on RegistrationPending {
        code
      }
    }
  }
`);

let addresses = 0;
const register = (account: object) => from(`198.51.100.${++addresses}`, () => call('POST', '/api/register', account));
const accountOf = (username: string, email = emailOf(username)) => ({ username, email, password });

/** Registers and reads the token from the mail. */
async function pending(username: string): Promise<string> {
  expect((await register(accountOf(username))).status).toBe(202);
  return (await mailedTokens(paths.registration)).at(-1)!;
}

const finishWith = async (token: string, secret = password) =>
  (await send(finish, { input: { token, password: secret } })).data?.result;

const uselessLink = {
  __typename: 'InvalidInputError',
  issues: [{ field: 'token', code: 'registration.useless' }],
};

describe('registering where mail is sent', () => {
  it('answers a free and a taken address with the same bytes, and signs nobody in', async () => {
    await registered('owner');
    const answers = [await register(accountOf('free_one')), await register(accountOf('free_two', 'OWNER@example.com'))];
    const [free, taken] = await Promise.all(
      answers.map(async (answer) => ({ ...(await told(answer)), cookies: answer.headers.getSetCookie() })),
    );
    expect(free).toEqual({
      status: 202,
      body: { message: 'We have sent you an email. Open the link in it within 24 hours to finish.' },
      cookies: [],
    });
    expect(taken).toEqual(free);
    expect((await send(registerInGraph, { input: accountOf('free_three') })).data?.result).toEqual({
      __typename: 'RegistrationPending',
      code: 'registration.pending',
    });
    expect(await db.user.count({ where: { username: { startsWith: 'free_' } } })).toBe(0);
  });

  it('mails a link that makes the account, once, for whoever knows the password', async () => {
    const token = await pending('Ada_Q');
    expect(mailServer.mails.at(-1)).toMatchObject({ to: ['Ada_Q@example.com'] });
    expect((await logIn('Ada_Q')).status).toBe(401);
    expect(await finishWith(token, 'another horse')).toEqual({
      __typename: 'InvalidInputError',
      issues: [{ field: 'password', code: 'registration.wrongPassword' }],
    });
    expect(await finishWith(token)).toEqual({
      __typename: 'RegisterPayload',
      user: { username: 'Ada_Q', email: 'Ada_Q@example.com', isEmailVerified: true, timeZone: 'UTC' },
    });
    expect(await finishWith(token)).toEqual(uselessLink);
    expect((await logIn('Ada_Q')).status).toBe(200);
    expect(await db.pendingRegistration.count({ where: { username: 'Ada_Q' } })).toBe(0);
  });

  it('keeps the time zone of the browser that asked for it', async () => {
    await register({ ...accountOf('kiri'), timeZone: 'Pacific/Kiritimati' });
    const token = (await mailedTokens(paths.registration)).at(-1)!;
    expect(await finishWith(token)).toMatchObject({ user: { username: 'kiri', timeZone: 'Pacific/Kiritimati' } });
  });

  it('makes one account when the link is opened twice at once', async () => {
    const token = await pending('twice');
    const results = await Promise.all([finishWith(token), finishWith(token)]);
    expect(results.filter((result) => result?.__typename === 'RegisterPayload')).toHaveLength(1);
    expect(await db.user.count({ where: { username: 'twice' } })).toBe(1);
  });

  it('tells the owner of a taken address, with no link to anything new', async () => {
    const owner = await registered('taken_owner');
    await register(accountOf('somebody', owner.user.email));
    await jobsDone();
    const mail = mailServer.mails.at(-1)!;
    expect(mail.to).toEqual([owner.user.email]);
    expect(mail.body).toContain('You already have an account');
    expect(await mailedTokens(paths.registration)).toEqual([]);
  });

  it('does not let somebody else’s password into the account of the one who opens the link', async () => {
    const victim = emailOf('victim');
    await register({ username: 'attacker', email: victim, password: 'the attackers horse' });
    const [planted] = await mailedTokens(paths.registration);
    expect((await finishWith(planted!))?.__typename).toBe('InvalidInputError');
    await register(accountOf('victim'));
    const own = (await mailedTokens(paths.registration)).at(-1)!;
    expect((await finishWith(own))?.__typename).toBe('RegisterPayload');
    expect(await finishWith(planted!, 'the attackers horse')).toEqual(uselessLink);
  });

  it('tells a taken username, which is public, at once and when it is taken meanwhile', async () => {
    await registered('public_name');
    expect((await register(accountOf('PUBLIC_name', 'x@example.com'))).status).toBe(409);
    const token = await pending('lost_name');
    await signedIn('lost_NAME');
    await db.user.updateMany({ where: { username: 'lost_NAME' }, data: { email: 'elsewhere@example.com' } });
    expect(await finishWith(token)).toEqual({ __typename: 'ConflictError', code: 'username.taken' });
  });

  it('ends after a day', async () => {
    const token = await pending('late');
    vi.useFakeTimers({ now: Date.now() + 24 * 60 * 60_000 + 1000, toFake: ['Date'] });
    expect(await finishWith(token)).toEqual(uselessLink);
  });

  it('fills no mailbox', async () => {
    const before = mailServer.mails.length;
    for (let i = 0; i < 12; i++) expect((await register(accountOf(`flood${i}`, 'flood@example.com'))).status).toBe(202);
    await jobsDone();
    expect(mailServer.mails.length - before).toBe(10);
  });

  it('keeps no token and no password in the clear', async () => {
    const token = await pending('secretive');
    const rows = JSON.stringify(await db.pendingRegistration.findMany());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(password);
  });

  it('keeps its rules', async () => {
    expect((await register({ ...accountOf('weak'), password: 'password' })).status).toBe(400);
    Object.assign(env, { REGISTRATION: 'invite' });
    expect((await register(accountOf('uninvited'))).status).toBe(403);
    Object.assign(env, { REGISTRATION: 'open' });
    const token = await pending('overtaken');
    Object.assign(env, { REGISTRATION: 'closed' });
    expect((await finishWith(token))?.__typename).toBe('NotOfferedError');
    Object.assign(env, { REGISTRATION: 'open' });
  });
});

describe('an invitation where mail is sent', () => {
  it('that was mailed to the address verifies it, and signs in at once', async () => {
    const root = await signedIn('root_q', true);
    await createInvitation(root.user, { email: emailOf('guest') });
    const [invitation] = await mailedTokens(paths.invitation);
    const answer = await register({ ...accountOf('guest'), invitation });
    expect(answer.status).toBe(201);
    expect(cookieOf(answer)).toMatch(/^stackling=/);
    expect(await db.user.count({ where: { username: 'guest', emailVerifiedAt: { not: null } } })).toBe(1);
  });

  it('that was passed on does not, and is used up when the link is opened', async () => {
    const root = await signedIn('root_p', true);
    const { url } = await createInvitation(root.user, {});
    const invitation = url!.slice(-43);
    expect((await register({ ...accountOf('friend'), invitation })).status).toBe(202);
    expect((await register({ ...accountOf('enemy'), invitation })).status).toBe(202);
    const tokens = await mailedTokens(paths.registration);
    const results = [await finishWith(tokens.at(-2)!), await finishWith(tokens.at(-1)!)];
    expect(results.map((result) => result?.__typename)).toEqual(['RegisterPayload', 'InvalidInputError']);
  });
});
