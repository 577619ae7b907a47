import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { password } from '../support/accounts.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { databaseUrl, onServer } from '../support/template.ts';
import { waitedFor } from '../support/waitedFor.ts';

const template = inject('template') as Extract<ReturnType<typeof inject<'template'>>, { kind: 'server' }>;
const name = `${template.name}_conflicts`;
const url = databaseUrl(template.url, name);

let server: RunningServer;

beforeAll(async () => {
  await onServer(template.url, `CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  // Conflicts that the usual level lets pass, and that other databases always have.
  await onServer(template.url, `ALTER DATABASE ${name} SET default_transaction_isolation = 'repeatable read'`);
  server = await startServer({ DATABASE_URL: url });
});
afterAll(async () => {
  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  await onServer(template.url, `DROP DATABASE ${name} WITH (FORCE)`);
});

/** A transaction that gets in the server's way. */
async function begin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  // In a deadlock it is then the server that gives way.
  await client.query(`SET deadlock_timeout = '1min'; BEGIN ISOLATION LEVEL READ COMMITTED`);
  return client;
}

const call = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

async function registered(username: string): Promise<Record<string, string>> {
  const answer = await call('POST', '/api/register', { username, email: `${username}@example.com`, password });
  expect(answer.status).toBe(201);
  return { cookie: answer.headers.get('set-cookie')!.split(';', 1)[0]! };
}

describe('what PostgreSQL rolls back for another’s sake is done again', () => {
  it('when it is a transaction in a deadlock', async () => {
    const ada = await registered('ada');
    const other = await begin();
    await other.query(`UPDATE users SET currency = 'EUR' WHERE username = 'ada'`);
    const query = `mutation { deleteAccount(input: { currentPassword: "${password}" }) { __typename } }`;
    const deletion = call('POST', '/graphql', { query }, ada);
    await waitedFor(other); // it has its turn, and needs the row
    await other.query(`SELECT FROM locks WHERE name = 'administrators' FOR UPDATE`);
    await other.query('ROLLBACK');
    expect(await (await deletion).json()).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
    expect((await call('POST', '/api/login', { email: 'ada@example.com', password })).status).toBe(401);
  });

  it('when it is a single statement on a row that has changed meanwhile', async () => {
    const bob = await registered('bob');
    const other = await begin();
    await other.query(`UPDATE users SET "lastLogin" = now() WHERE username = 'bob'`);
    const change = call('PUT', '/api/user/currency', { currency: 'EUR' }, bob);
    await waitedFor(other);
    await other.query('COMMIT');
    expect((await change).status).toBe(200);
    expect(await (await change).json()).toMatchObject({ currency: 'EUR' });
  });

  it.each([
    [2, 200],
    [3, 500],
  ])('when it is found out at the commit, %i times, and the answer is %i', async (conflicts, status) => {
    const username = `carol${conflicts}`;
    await registered(username);
    await onServer(
      url,
      `CREATE SEQUENCE ${username};
       CREATE FUNCTION conflict_${username}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('${username}') <= ${conflicts} THEN RAISE EXCEPTION 'conflict' USING ERRCODE = '40001'; END IF;
         RETURN NULL;
       END $$;
       CREATE CONSTRAINT TRIGGER ${username} AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
         FOR EACH ROW WHEN (NEW.username = '${username}') EXECUTE FUNCTION conflict_${username}()`,
    );
    const login = await call('POST', '/api/login', { email: `${username}@example.com`, password });
    expect(login.status).toBe(status);
  });
});
