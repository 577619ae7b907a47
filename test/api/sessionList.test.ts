import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { graphql } from '../../api/generated/operations/gql.ts';
import { programOf } from '../support/accessTokens.ts';
import { cookieOf, emailOf, from, logIn, password, registered, sessionStatus } from '../support/accounts.ts';
import { call, send, sendText, signedIn, type Viewer } from '../support/api.ts';

const list = graphql(`
  query TestSessions {
    viewer {
      sessions {
        id
        browser
        system
        method
        isCurrent
      }
      securityEvents {
        kind
        method
        browser
        system
        count
      }
    }
  }
`);

const end = graphql(`
  mutation TestEndSession($id: ID!) {
    result: endSession(id: $id) {
      __typename
      ... on NotFoundError {
        message
      }
    }
  }
`);

const endOthers = graphql(`
  mutation TestEndOtherSessions {
    result: endOtherSessions {
      ... on EndOtherSessionsPayload {
        endedSessions
      }
    }
  }
`);

const android =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

/** Another browser of a user. */
async function signInWith(username: string, userAgent: string, viewer: Viewer): Promise<Viewer> {
  const body = { email: emailOf(username), password };
  return {
    ...viewer,
    cookie: cookieOf(await call('POST', '/api/login', body, undefined, { 'user-agent': userAgent })),
  };
}

const sessionsOf = async (viewer: Viewer) => (await send(list, {}, viewer)).data!.viewer!.sessions;

describe('the list of sessions', () => {
  it('names browser and system, how one signed in, and the one that asks', async () => {
    const ada = await registered('ada');
    const phone = await signInWith('ada', android, ada);
    expect(await sessionsOf(phone)).toEqual([
      { id: expect.any(String), browser: 'Chrome', system: 'Android', method: 'PASSWORD', isCurrent: true },
      { id: expect.any(String), browser: null, system: null, method: 'PASSWORD', isCurrent: false },
    ]);
  });

  it.each(['<script>alert(1)</script>/2 x', 'curl/8.1', 'x'.repeat(5_000), `${firefox} ${'x'.repeat(400)}`])(
    'keeps nothing of a header that names no known browser: %s',
    async (header) => {
      const name = `odd_${odd++}`;
      const viewer = await signInWith(name, header, await registered(name));
      expect(await sessionsOf(viewer)).toMatchObject([{ browser: null, system: null }, {}]);
    },
  );
  let odd = 0;

  it('leaves out what has expired', async () => {
    const bea = await registered('bea');
    await signInWith('bea', firefox, bea);
    await db.session.updateMany({
      where: { userId: bea.user.id, browser: 'Firefox' },
      data: { lastUsedAt: new Date(Date.now() - 31 * 86_400_000) },
    });
    expect(await sessionsOf(bea)).toHaveLength(1);
  });

  it('is closed to access tokens and to everybody else; administrators see the sessions, and not what happened', async () => {
    const cas = await registered('cas');
    const [root, other] = [await signedIn('root', true), await signedIn('other')];
    for (const field of ['sessions { id }', 'securityEvents { kind }']) {
      const query = `{ viewer { ${field} } }`;
      const { errors } = (await (await sendText(query, {}, await programOf(cas, true))).json()) as any;
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
      const expected = field.startsWith('sessions') ? undefined : [{ extensions: { code: 'FORBIDDEN' } }];
      const node = `{ node(id: "${Buffer.from(`User:${cas.user.id}`).toString('base64')}") { ... on User { ${field} } } }`;
      const seen = (await (await sendText(node, {}, root)).json()) as any;
      expect(seen.errors?.map(({ extensions: { code } }: any) => ({ extensions: { code } }))).toEqual(expected);
      expect((await (await sendText(node, {}, other)).json()) as any).toMatchObject({ data: { node: null } });
    }
    const { id } = (await sessionsOf(cas))[0]!;
    expect(await (await sendText(`{ node(id: "${id}") { id } }`, {}, root)).json()).toEqual({ data: { node: null } });
  });
});

describe('a session', () => {
  it('is ended one by one, and nobody ends another’s', async () => {
    const dan = await registered('dan');
    const other = await signInWith('dan', firefox, dan);
    const id = (await sessionsOf(dan)).find(({ isCurrent }) => !isCurrent)!.id;
    const stranger = await registered('stranger');
    expect((await send(end, { id }, stranger)).data).toEqual({
      result: { __typename: 'NotFoundError', message: 'No such session.' },
    });
    expect(await sessionStatus(other)).toBe(200);
    expect((await send(end, { id }, dan)).data).toEqual({ result: { __typename: 'EndSessionPayload' } });
    expect(await Promise.all([dan, other].map(sessionStatus))).toEqual([200, 401]);
  });

  it('is left when all others are ended', async () => {
    const eva = await registered('eva');
    const others = [await signInWith('eva', firefox, eva), await signInWith('eva', android, eva)];
    expect((await send(endOthers, {}, eva)).data).toEqual({ result: { endedSessions: 2 } });
    expect(await Promise.all([eva, ...others].map(sessionStatus))).toEqual([200, 401, 401]);
  });
});

describe('the log of an account', () => {
  const eventsOf = async (viewer: Viewer) => (await send(list, {}, viewer)).data!.viewer!.securityEvents;

  it('has its sign-ins, failures counted by the day, and changes', async () => {
    const fay = await registered('fay');
    for (let tries = 0; tries < 3; tries++) await from('198.51.100.7', () => logIn('fay', 'wrong horse'));
    await expect.poll(async () => (await eventsOf(fay))[0]).toMatchObject({ kind: 'SIGN_IN_FAILED', count: 3 });
    const phone = await signInWith('fay', android, fay);
    const change = `mutation { changePassword(input: { currentPassword: "${password}", newPassword: "battery staple" }) { __typename } }`;
    await sendText(change, {}, phone);
    const unknown = { method: null, browser: null, system: null };
    expect(await eventsOf(phone)).toEqual([
      { kind: 'PASSWORD_CHANGED', ...unknown, count: 1 },
      { kind: 'SIGNED_IN', method: 'PASSWORD', browser: 'Chrome', system: 'Android', count: 1 },
      { kind: 'SIGN_IN_FAILED', ...unknown, count: 3 },
      { kind: 'SIGNED_IN', ...unknown, method: 'PASSWORD', count: 1 },
    ]);
  });

  it('holds a hundred events at most', async () => {
    const gus = await registered('gus');
    const rows = Array.from({ length: 150 }, () => ({ userId: gus.user.id, kind: 'signed-in', method: 'password' }));
    await db.securityEvent.createMany({ data: rows });
    await logIn('gus');
    expect(await db.securityEvent.count({ where: { userId: gus.user.id } })).toBe(100);
    expect(await eventsOf(gus)).toHaveLength(100);
  });

  it('knows nothing of accounts that are not there', async () => {
    const before = await db.securityEvent.count();
    await logIn('nobody_at_all', 'wrong horse');
    await registered('afterwards');
    await expect.poll(() => db.securityEvent.count()).toBe(before + 1);
  });
});
