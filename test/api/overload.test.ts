import '../support/db.ts';
import { request as httpRequest } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../api/database/db.ts';
import { registered } from '../support/accounts.ts';
import { graphqlHeaders, signedIn, type Viewer } from '../support/api.ts';
import { base } from '../support/front.ts';
import { logged } from '../support/logged.ts';
import { speak } from '../support/speak.ts';

let ada: Viewer;
beforeAll(async () => {
  ada = await signedIn('ada');
  await registered('bob');
});

const whoAmI = '{"query":"{ viewer { username } }"}';
const ask = () => speak('POST', '/graphql', { ...graphqlHeaders, cookie: ada.cookie }, whoAmI);
const logIn = () => {
  const mutation =
    'mutation { login(input: { email: \\"bob@example.com\\", password: \\"correct horse\\" }) { __typename } }';
  return speak('POST', '/graphql', graphqlHeaders, `{"query":"${mutation}"}`);
};

/** Runs work while a transaction holds up everything that asks for a session or an account. */
async function heldUp<Result>(work: () => Promise<Result>): Promise<Result> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE sessions, users`;
      isHeld();
      await released;
    },
    { timeout: 60_000 },
  );
  await held;
  try {
    return await work();
  } finally {
    release();
    await holding;
  }
}

/** Sends requests until one is refused because the others are late; returns it, and what the others were sent for. */
async function untilShed() {
  const pending: ReturnType<typeof ask>[] = [];
  let shed: Awaited<ReturnType<typeof ask>> | undefined;
  await expect
    .poll(
      () => {
        const asked = ask();
        pending.push(asked);
        void asked.then((answer) => answer.status === 503 && (shed ??= answer));
        return shed?.status;
      },
      { interval: 20 },
    )
    .toBe(503);
  return { shed: shed!, pending };
}

describe('while the database is late', () => {
  it('others are refused at once, health is told and whoever signs in still waits for their turn', async () => {
    const { pending, signingIn } = await heldUp(async () => {
      const { shed, pending } = await untilShed();
      expect(shed.headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
      const message = 'Stackling is very busy right now. Please try again in a moment.';
      expect(JSON.parse(shed.body)).toEqual({ message, errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] });
      const signingIn = logIn();
      for (const path of ['/healthz', '/icon.svg']) expect((await speak('GET', path, {})).status).toBe(200);
      for (const path of ['/api/user', '/calendar/secret.ics']) {
        const { status, body } = await speak('GET', path, { cookie: ada.cookie });
        expect([status, JSON.parse(body)]).toEqual([503, { message }]);
      }
      return { pending, signingIn };
    });
    expect(JSON.parse((await signingIn).body)).toMatchObject({ data: { login: {} } });
    for (const { status } of await Promise.all(pending)) expect([200, 503]).toContain(status);
    // Back to normal.
    expect(JSON.parse((await ask()).body)).toEqual({ data: { viewer: { username: 'ada' } } });
  });
});

describe('work that nobody waits for any more', () => {
  const track = (name: string) =>
    `{"query":"mutation { trackEntry(input: { entry: \\"${name} - $9.99/month\\" }) { __typename } }"}`;
  const restTrack = (name: string) => JSON.stringify({ name, price: '$9.99/month' });

  it.each([
    ['an operation', '/graphql', track],
    ['a call', '/api/subscriptions', restTrack],
  ])('stops before its next step: %s', async (what, path, bodyOf) => {
    const lines = logged();
    const headers = { ...graphqlHeaders, cookie: ada.cookie };
    await heldUp(async () => {
      const request = httpRequest(base + path, { method: 'POST', headers }).on('error', () => {});
      await new Promise<void>((resolve) => void request.end(bodyOf(what), resolve));
      // When two later requests are answered, the server has read this one.
      for (let i = 0; i < 2; i++) await speak('GET', '/healthz', {});
      request.destroy();
      await expect.poll(() => lines().some((line) => line['path'] === path)).toBe(true);
    });
    await ask();
    expect(await db.trackedSubscription.count({ where: { name: what } })).toBe(0);
    expect(lines().filter(({ level }) => Number(level) > 30)).toEqual([]);
    expect((await speak('POST', path, headers, bodyOf(what))).status).toBeLessThan(300);
    expect(await db.trackedSubscription.count({ where: { name: what } })).toBe(1);
  });

  it('is done all the same with an Idempotency-Key, whose owner may come back for the answer', async () => {
    const lines = logged();
    const headers = { ...graphqlHeaders, cookie: ada.cookie, 'idempotency-key': 'k1' };
    const path = '/api/subscriptions';
    await heldUp(async () => {
      const request = httpRequest(base + path, { method: 'POST', headers }).on('error', () => {});
      await new Promise<void>((resolve) => void request.end(restTrack('Kept'), resolve));
      for (let i = 0; i < 2; i++) await speak('GET', '/healthz', {});
      request.destroy();
      await expect.poll(() => lines().some((line) => line['path'] === path)).toBe(true);
    });
    await expect.poll(async () => (await speak('POST', path, headers, restTrack('Kept'))).status).toBe(201);
    expect(await db.trackedSubscription.count({ where: { name: 'Kept' } })).toBe(1);
  });
});
