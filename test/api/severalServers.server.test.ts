import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readMigrations } from '../../api/database/migrations.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { databaseUrl, onServer } from '../support/template.ts';

const template = inject('template') as Extract<ReturnType<typeof inject<'template'>>, { kind: 'server' }>;
const name = `${template.name}_several`;
const administrator = { ADMIN_EMAIL: 'boss@example.com', ADMIN_PASSWORD: 'open sesame' };
const ada = { username: 'ada', email: 'ada@example.com', password: 'correct horse' };

/** Servers that start at the same time on one empty database. */
let servers: RunningServer[];

beforeAll(async () => {
  await onServer(template.url, `CREATE DATABASE ${name}`);
  const settings = { ...administrator, DATABASE_URL: databaseUrl(template.url, name) };
  servers = await Promise.all(Array.from({ length: 3 }, () => startServer(settings)));
});
afterAll(async () => {
  for (const { process: server, exited } of servers) {
    server.kill('SIGTERM');
    expect(await exited).toBe(0);
  }
  await onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

const call = (server: number, method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(servers[server]!.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });

const cookieOf = (answer: Response) => ({ cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! });

describe('several servers on one database', () => {
  it('bring it up to date once', async () => {
    const client = new pg.Client({ connectionString: databaseUrl(template.url, name) });
    await client.connect();
    const { rows } = await client.query('SELECT migration_name AS path FROM _prisma_migrations ORDER BY path');
    await client.end();
    expect(rows).toEqual(readMigrations().migrationDirectories.map(({ path }) => ({ path })));
  });

  it('make one administrator between them, whom each lets in', async () => {
    for (const server of [0, 1, 2]) {
      const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = administrator;
      const answer = await call(server, 'POST', '/api/login', { email, password });
      expect(await answer.json()).toMatchObject({ username: 'boss', isAdmin: true });
      const stats = await call((server + 1) % 3, 'GET', '/api/admin/stats', undefined, cookieOf(answer));
      expect(await stats.json()).toMatchObject({ totalUsers: 1 });
    }
  });

  it('share sessions, and see at once when one of them ends one', async () => {
    const session = cookieOf(await call(0, 'POST', '/api/register', ada));
    const statuses = () =>
      Promise.all([0, 1, 2].map(async (server) => (await call(server, 'GET', '/api/user', undefined, session)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await call(1, 'POST', '/api/logout', {}, session)).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it('share the tries at a password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        call(i % 3, 'POST', '/api/login', { email: 'nobody@example.com', password: 'wrong horse' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  it('share what a request was answered that names itself', async () => {
    const login = await call(2, 'POST', '/api/login', { email: ada.email, password: ada.password });
    const headers = { ...cookieOf(login), 'idempotency-key': 'once' };
    const stack = { name: 'Cooking', projectType: 'creator', budget: 50 };
    const first = await call(0, 'POST', '/api/projects', stack, headers);
    const second = await call(1, 'POST', '/api/projects', stack, headers);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
  });

  it('share what an account may change in a minute, but for what each has not told yet', async () => {
    const eve = { username: 'eve', email: 'eve@example.com', password: ada.password };
    const session = cookieOf(await call(0, 'POST', '/api/register', eve));
    const stack = { name: 'Cooking', projectType: 'creator', budget: 50 };
    // Not across the end of a minute, where the count begins anew.
    await expect.poll(() => new Date().getSeconds(), { timeout: 60_000 }).toBeLessThan(40);
    const statuses: number[] = [];
    for (let sent = 0; sent < 390; sent++)
      statuses.push((await call(sent % 3, 'POST', '/api/projects', stack, session)).status);
    const done = statuses.filter((status) => status === 201).length;
    expect(done).toBeGreaterThanOrEqual(300);
    expect(done).toBeLessThanOrEqual(300 + 3 * 30);
    expect(statuses.slice(-30)).toEqual(Array(30).fill(429));
  });
});
