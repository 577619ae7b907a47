import '../support/db.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../api/env.ts';
import { programOf } from '../support/accessTokens.ts';
import { emailOf, password, registered } from '../support/accounts.ts';
import { credentialsOf, graphqlHeaders, sendText, type Viewer } from '../support/api.ts';
import '../support/front.ts';
import { logged } from '../support/logged.ts';
import { firstStep, loginQuestion, passkeyFor, stopClock, withTotp } from '../support/secondFactor.ts';
import { codeOf } from '../support/totp.ts';
import { speak } from '../support/speak.ts';

const publicUrl = env.PUBLIC_URL;
beforeEach(() => {
  stopClock();
  env.PUBLIC_URL = 'http://localhost'; // where the tests' passkeys work
});
afterEach(() => {
  vi.useRealTimers();
  env.PUBLIC_URL = publicUrl;
});

/** Sends a request, and returns its own line and those of what operators watch for, once they are there. */
async function linesOf(send: () => ReturnType<typeof speak>, events: readonly string[]) {
  const lines = logged();
  const requestId = (await send()).headers['x-request-id'];
  const own = () => lines().filter((line) => line['requestId'] === requestId);
  const found = () => own().filter(({ event }) => event !== undefined);
  await expect
    .poll(() =>
      found()
        .map(({ event }) => event)
        .sort(),
    )
    .toEqual(events.toSorted());
  await expect.poll(() => own().filter(({ msg }) => msg === 'request')).toHaveLength(1);
  return { request: own().find(({ msg }) => msg === 'request')!, events: found() };
}

const operation = (query: string, viewer?: Viewer) =>
  speak('POST', '/graphql', { ...graphqlHeaders, ...(viewer && credentialsOf(viewer)) }, JSON.stringify({ query }));

const login = (username: string, given = password, code?: string) =>
  speak('POST', '/api/login', graphqlHeaders, JSON.stringify({ email: emailOf(username), password: given, code }));

describe('the line of a request', () => {
  it('names who has sent it, by their number, and their access token', async () => {
    const ada = await registered('ada');
    const program = await programOf(ada, true);
    const { request } = await linesOf(() => operation('{ viewer { username } }', ada), []);
    expect(request).toMatchObject({ userId: ada.user.id, method: 'POST', path: '/graphql', status: 200 });
    expect(request).not.toHaveProperty('tokenId');
    const lines = await linesOf(() => speak('GET', '/api/user', credentialsOf(program)), []);
    expect(lines.request).toMatchObject({ userId: ada.user.id, tokenId: expect.any(Number), path: '/api/user' });
    expect((await linesOf(() => operation('{ site { sendsMail } }'), [])).request).not.toHaveProperty('userId');
  });
});

describe('a line of its own', () => {
  it('is there for each sign-in, with its kind', async () => {
    const bob = await registered('bob');
    const { request, events } = await linesOf(() => login('bob'), ['signed-in']);
    expect([request, ...events]).toMatchObject([{ userId: bob.user.id }, { userId: bob.user.id, method: 'password' }]);
    const passkey = await passkeyFor(bob);
    const answer = JSON.stringify(passkey.answer(await loginQuestion()));
    const alone = await linesOf(
      () => operation(`mutation { loginWithPasskey(credential: ${answer}) { __typename } }`),
      ['signed-in'],
    );
    expect(alone.events).toMatchObject([{ userId: bob.user.id, method: 'passkey' }]);
  });

  it('is there for a wrong password, with the account if there is one', async () => {
    const cora = await registered('cora');
    const { events } = await linesOf(() => login('cora', 'wrong horse'), ['wrong-password', 'sign-in-failed']);
    expect(events.find(({ event }) => event === 'sign-in-failed')).toMatchObject({ accountId: cora.user.id });
    const unknown = await linesOf(() => login('nobody', 'wrong horse'), ['wrong-password']);
    expect(unknown.events[0]).not.toHaveProperty('accountId');
    const proof = 'mutation { prove(input: { password: "wrong horse" }) { __typename } }';
    const again = await linesOf(() => operation(proof, cora), ['wrong-password']);
    expect(again.events).toMatchObject([{ userId: cora.user.id }]);
  });

  it('is there for a wrong code, in either step', async () => {
    const { viewer, secret } = await withTotp('dan');
    const wrong = codeOf(secret) === '123456' ? '654321' : '123456';
    const { token } = await firstStep('dan');
    const step = `mutation { completeLogin(input: { token: "${token}", code: "${wrong}" }) { __typename } }`;
    for (const send of [() => operation(step), () => login('dan', password, wrong)]) {
      const { events } = await linesOf(send, ['wrong-code', 'sign-in-failed']);
      expect(events.map(({ accountId }) => accountId)).toEqual([viewer.user.id, viewer.user.id]);
    }
  });

  it('is there for a passkey that is refused', async () => {
    const eve = await registered('eve');
    const passkey = await passkeyFor(eve);
    const answer = JSON.stringify(passkey.answer(await loginQuestion(), { isForged: true }));
    const { events } = await linesOf(
      () => operation(`mutation { loginWithPasskey(credential: ${answer}) { __typename } }`),
      ['passkey-refused', 'sign-in-failed'],
    );
    expect(events.find(({ event }) => event === 'sign-in-failed')).toMatchObject({ accountId: eve.user.id });
  });

  it('is there for an unknown access token', async () => {
    await linesOf(
      () => speak('GET', '/api/user', { authorization: `Bearer stk_${'x'.repeat(43)}` }),
      ['token-refused'],
    );
    await linesOf(() => speak('GET', '/api/user', { authorization: 'Basic abc' }), ['token-refused']);
  });

  it('is there for missing rights, once for a request, with what is missing', async () => {
    const fay = await registered('fay');
    const both = '{ a: adminStats { totalUsers } b: adminStats { totalUsers } }';
    const { events } = await linesOf(() => operation(both, fay), ['refused']);
    expect(events).toMatchObject([{ userId: fay.user.id, missing: ['admin'] }]);
    const program = await programOf(fay, true);
    const path = { authorization: `Bearer ${program.token}` };
    const rest = await linesOf(() => speak('DELETE', `/api/admin/users/${fay.user.id}`, path), ['refused']);
    expect(rest).toMatchObject({ request: { status: 403 }, events: [{ missing: ['session'] }] });
  });

  it('is there for a limit that is reached, with its name', async () => {
    await registered('gus');
    for (let tries = 0; tries < 5; tries += 1) await login('gus', 'wrong horse');
    const { request, events } = await linesOf(() => login('gus', 'wrong horse'), ['limit']);
    expect([request, events]).toMatchObject([{ status: 429 }, [{ limit: 'pair-minute' }]]);
  });

  it('is there for a change from another site', async () => {
    const hal = await registered('hal');
    const headers = { ...graphqlHeaders, ...credentialsOf(hal), 'sec-fetch-site': 'cross-site' };
    await linesOf(() => speak('POST', '/api/logout', headers, '{}'), ['cross-site']);
  });

  it('never holds an email, a name, a password, a token or a code', async () => {
    const { viewer, secret } = await withTotp('ines_secret');
    const lines = logged();
    const { token } = await firstStep('ines_secret');
    await operation(`mutation { completeLogin(input: { token: "${token}", code: "987654" }) { __typename } }`);
    await login('ines_secret', 'wrong horse');
    await login('ines_secret', password, codeOf(secret));
    await sendText('{ adminStats { totalUsers } }', {}, viewer);
    await expect.poll(() => lines().filter(({ event }) => event !== undefined).length).toBeGreaterThanOrEqual(6);
    const text = JSON.stringify(lines());
    const cookie = viewer.cookie.split('=')[1]!;
    for (const hidden of ['ines', '@', 'horse', '987654', codeOf(secret), token, cookie])
      expect(text).not.toContain(hidden);
  });
});

describe('the person’s own log', () => {
  const eventsOf = async (viewer: Viewer) => {
    const query = '{ viewer { securityEvents { kind count } } }';
    const answer = (await (await sendText(query, {}, viewer)).json()) as {
      data: { viewer: { securityEvents: { kind: string; count: number }[] } };
    };
    return answer.data.viewer.securityEvents.filter(({ kind }) => kind === 'SIGN_IN_FAILED');
  };

  it('counts wrong codes and refused passkeys, too', async () => {
    const { viewer } = await withTotp('jan');
    const passkey = await passkeyFor(viewer);
    const { token } = await firstStep('jan');
    await operation(`mutation { completeLogin(input: { token: "${token}", code: "987654" }) { __typename } }`);
    await expect.poll(() => eventsOf(viewer)).toEqual([{ kind: 'SIGN_IN_FAILED', count: 1 }]);
    const answer = JSON.stringify(passkey.answer(await loginQuestion(), { isForged: true }));
    await operation(`mutation { loginWithPasskey(credential: ${answer}) { __typename } }`);
    await expect.poll(() => eventsOf(viewer)).toEqual([{ kind: 'SIGN_IN_FAILED', count: 2 }]);
    await login('jan', password, '987654');
    await expect.poll(() => eventsOf(viewer)).toEqual([{ kind: 'SIGN_IN_FAILED', count: 3 }]);
  });
});
