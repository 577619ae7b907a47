import '../support/db.ts';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { db } from '../../api/database/db.ts';
import { hashToken } from '../../api/domain/accounts/sessions.ts';
import { sessionCookie } from '../../api/viewer/sessionCookie.ts';
import { sessionStatus } from '../support/accounts.ts';
import { doors, withEverything } from '../support/newPassword.ts';
import { waitedFor } from '../support/waitedFor.ts';
import { databaseUrl, type Template } from '../support/template.ts';

/** A connection to the test's database beside the server's own. */
async function another(): Promise<pg.Client> {
  const { url } = inject('template') as Extract<Template, { kind: 'server' }>;
  const [{ name }] = await db.$queryRaw<[{ name: string }]>`SELECT current_database() AS name`;
  const client = new pg.Client({ connectionString: databaseUrl(url, name) });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

describe('a login with the old password that is under way when a new one is set', () => {
  it.each(Object.entries(doors))('%s opens nothing', async (name, door) => {
    const ada = await withEverything(`ada_${Object.keys(doors).indexOf(name)}`);
    await door.prepare?.(ada);
    const token = randomBytes(32).toString('base64url');
    const login = await another();
    await login.query('BEGIN');
    await login.query('UPDATE users SET "lastLogin" = now() WHERE id = $1', [ada.here.user.id]);
    await login.query('INSERT INTO sessions ("tokenHash", "userId") VALUES ($1, $2)', [
      hashToken(token),
      ada.here.user.id,
    ]);
    const entered = door.enter(ada);
    await waitedFor(login);
    await login.query('COMMIT');
    expect(await entered).toMatch(/Payload$|^ada_/);
    expect(await sessionStatus({ ...ada.here, cookie: `${sessionCookie}=${token}` })).toBe(401);
  });
});
