import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { createCluster } from '../support/cluster.ts';
import { graphqlHeaders } from '../support/api.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { onServer } from '../support/template.ts';

const message = 'Stackling cannot reach its database right now. Please try again in a moment.';

describe('when the database', () => {
  let cluster: Awaited<ReturnType<typeof createCluster>>;
  let server: RunningServer;
  const token = randomBytes(32).toString('base64url');

  beforeAll(async () => {
    cluster = await createCluster();
    cluster.start();
    server = await startServer({ DATABASE_URL: cluster.url, LOG_LEVEL: 'silent' });
    await onServer(
      cluster.url,
      `WITH ada AS (INSERT INTO users (username, email, password) VALUES ('ada', 'ada@example.com', 'x') RETURNING id)
         INSERT INTO sessions ("tokenHash", "userId") SELECT '${hashToken(token)}', id FROM ada`,
    );
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    cluster.remove();
  });

  /** Asks who is signed in, which only the database knows; gives up after the five seconds that users are promised. */
  async function ask(): Promise<{ status: number; retryAfter: string | null; body: any }> {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { ...graphqlHeaders, cookie: `stackling=${token}` },
      body: '{"query":"{ viewer { username } }"}',
      signal: AbortSignal.timeout(5_000),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), body: await answer.json() };
  }
  const ready = async () => (await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(5_000) })).status;
  const refused = { status: 503, retryAfter: '2', body: { errors: [expect.objectContaining({ message })] } };

  /** Within the two seconds that are promised, and by itself. */
  const expectRecovery = () =>
    vi.waitFor(
      async () => {
        expect((await ask()).body).toEqual({ data: { viewer: { username: 'ada' } } });
        expect(await ready()).toBe(200);
      },
      { timeout: 2_000 },
    );

  it('is frozen, requests are told so instead of hanging, and work again once it goes on', async () => {
    await expectRecovery();
    cluster.freeze();
    onTestFinished(() => cluster.thaw());
    const answers = await Promise.all([ask(), ask(), ready()]);
    expect(answers).toEqual([refused, refused, 503]);
    cluster.thaw();
    await expectRecovery();
  });

  it('has a table locked, requests that need it are told so within five seconds, however many there are', async () => {
    await expectRecovery();
    const locker = new pg.Client({ connectionString: cluster.url });
    await locker.connect();
    onTestFinished(() => locker.end());
    const list = '{"query":"{ viewer { subscriptions(first: 5) { edges { node { name } } } } }"}';
    const statusOf = async (path: string, body?: string) => {
      const headers = { ...graphqlHeaders, cookie: `stackling=${token}` };
      const options = { headers, signal: AbortSignal.timeout(5_000), ...(body && { method: 'POST', body }) };
      return (await fetch(server.url + path, options)).status;
    };
    for (const table of ['user_subscriptions', 'sessions']) {
      await locker.query(`BEGIN; LOCK TABLE ${table}`);
      // More clients than the pool has connections, and than are worked on at once.
      const statuses = await Promise.all(
        Array.from({ length: 40 }, async () => [
          await statusOf('/graphql', list),
          await statusOf('/api/subscriptions'),
          await statusOf('/graphql', list),
        ]),
      );
      expect([table, [...new Set(statuses.flat())]]).toEqual([table, [503]]);
      expect(await statusOf('/healthz')).toBe(200);
      await locker.query('ROLLBACK');
      await expectRecovery();
    }
  });

  it('is gone, requests are told so, and work again once it is back', async () => {
    cluster.crash();
    expect(await ready()).toBe(503);
    expect(await ask()).toEqual(refused);
    cluster.start();
    await expectRecovery();
  });

  it('crashes and comes back under load, nothing is answered wrongly meanwhile', async () => {
    const seen = new Set<number>();
    const load = new AbortController();
    const clients = Array.from({ length: 4 }, async () => {
      while (!load.signal.aborted) seen.add((await ask()).status);
    });
    cluster.crash();
    cluster.start();
    await expectRecovery();
    load.abort();
    await Promise.all(clients);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  it('is gone, what does not need it goes on', async () => {
    cluster.crash();
    const statuses = await Promise.all(
      ['/', '/healthz', '/finder'].map(async (path) => (await fetch(server.url + path)).status),
    );
    expect(statuses).toEqual([200, 200, 200]);
    cluster.start();
    await expectRecovery();
  });
});
