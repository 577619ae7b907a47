import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, headersOf, send, sendText, told } from '../support/api.ts';

const login = graphql(`
  mutation TestLogin($input: LoginInput!) {
    result: login(input: $input) {
      __typename
      ... on LoginPayload {
        user {
          username
        }
      }
      ... on InvalidCredentialsError {
        message
      }
    }
  }
`);

describe('logging in', () => {
  it('knows the email in any case, and answers the account', async () => {
    const { user } = await registered('lisa');
    const answer = await call('POST', '/api/login', { email: 'LISA@Example.COM', password });
    expect(await told(answer)).toMatchObject({ status: 200, body: { id: user.id, username: 'lisa' } });
    const { lastLogin } = await db.user.findUniqueOrThrow({ where: { id: user.id } });
    expect(lastLogin!.getTime()).toBeGreaterThan(user.lastLogin!.getTime());
  });

  it('takes no pattern for an email', async () => {
    await registered('pat_tern');
    expect((await logIn('pat%')).status).toBe(400);
    expect((await call('POST', '/api/login', { email: 'pat_____@example.com', password })).status).toBe(401);
  });

  it('answers an unknown email and a wrong password with the same bytes', async () => {
    await registered('mona');
    const answers = await from('192.0.2.1', () =>
      Promise.all([logIn('mona', 'wrong one'), logIn('nobody', 'wrong one')]),
    );
    const [known, unknown] = await Promise.all(
      answers.map(async (answer) => [answer.status, headersOf(answer), await answer.text()]),
    );
    expect(known).toEqual(unknown);
    expect(known).toEqual([401, [['content-type', 'application/json']], '{"message":"Incorrect email or password."}']);
    const inGraph = await Promise.all(
      ['mona', 'nobody'].map((name) => send(login, { input: { email: emailOf(name), password: 'wrong one' } })),
    );
    for (const { data } of inGraph)
      expect(data).toEqual({
        result: { __typename: 'InvalidCredentialsError', message: 'Incorrect email or password.' },
      });
  });

  it('gives a new session and ends the one that was brought', async () => {
    const old = await registered('nina');
    const fresh = { ...old, cookie: cookieOf(await logIn('nina', password, old)) };
    expect([await sessionStatus(old), await sessionStatus(fresh)]).toEqual([401, 200]);
  });

  it('holds in GraphQL for the rest of the request, and no longer', async () => {
    await registered('olga');
    const answer = await sendText(
      `mutation { login(input: { email: "olga@example.com", password: "${password}" }) { ... on LoginPayload { user { username } } }
         setCurrency(currency: EUR) { ... on SetCurrencyPayload { user { currency } } }
         logout { ... on LogoutPayload { endedSessions } }
         late: setCurrency(currency: MYR) { __typename } }`,
    );
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^stackling=[\w-]{43}; .*HttpOnly/),
      expect.stringMatching(/^stackling-signed-in=1; /),
      expect.stringMatching(/^stackling=; Max-Age=0; /),
      expect.stringMatching(/^stackling-signed-in=; Max-Age=0; /),
    ]);
    expect(await answer.json()).toMatchObject({
      data: null,
      errors: [{ path: ['late'], message: 'You need to be logged in.' }],
    });
    expect(await db.user.findFirstOrThrow({ where: { username: 'olga' } })).toMatchObject({ currency: 'EUR' });
    expect(await db.session.count({ where: { user: { username: 'olga' } } })).toBe(1);
  });

  it.each([
    [{ email: 'ada', password }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com', password: '' }, 'Password is required'],
    [{ email: 'ada@example.com' }, 'Password is required'],
    [{ email: 'ada@example.com', password: ['correct horse'] }, 'Password is required'],
    [{ email: 'ada@example.com', password: 'x'.repeat(1_001) }, 'Password is too long'],
    [{ email: 'ada@example.com', password: '\ud800' }, 'Password contains characters that cannot be used'],
  ])('refuses %j with the rule it breaks', async (body, message) => {
    expect(await told(await call('POST', '/api/login', body))).toEqual({ status: 400, body: { message } });
  });
});
