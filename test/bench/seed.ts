/** The rows that are measured. */
import { createHash } from 'node:crypto';
import { sessionCookie } from '../../api/viewer/sessionCookie.ts';
import { db } from '../../api/database/db.ts';

/** Somebody's session, by their name. */
export const cookieOf = (username: string) => `${sessionCookie}=${username}`;

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes somebody who is signed in and tracks so many subscriptions in a few currencies and categories. */
export async function addUser(username: string, subscriptions: number, isAdmin = false): Promise<void> {
  const user = await db.user.create({
    data: { username, email: `${username}@example.com`, password: 'none', isAdmin },
  });
  await db.session.create({ data: { tokenHash: hashOf(username), userId: user.id } });
  await addSubscriptions(user.id, subscriptions);
}

/** Gives somebody so many subscriptions in a few currencies and categories. */
export async function addSubscriptions(userId: number, subscriptions: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO user_subscriptions ("userId", name, "amountCents", "cycleCount", "cycleUnit",
      currency, category, "pauses", "startsOn", "createdAt")
    SELECT ${userId}::integer, 'Subscription ' || i, 999, 1, (ARRAY['month', 'month', 'month', 'year'])[i % 4 + 1],
      (ARRAY['USD', 'EUR', 'GBP'])[i % 3 + 1],
      (ARRAY['work', 'personal', 'entertainment', 'side-quest', 'other'])[i % 5 + 1],
      CASE WHEN i % 10 = 0 THEN '[{"from":"2026-11-01","until":null}]' ELSE '[]' END::jsonb, DATE '2026-12-01' + i % 28, TIMESTAMPTZ '2026-01-01' + i * INTERVAL '1 second'
    FROM generate_series(1, ${subscriptions}::integer) AS i`;
}

/** Within what the server gives one statement, also on a slow machine. */
const usersAtOnce = 10_000;

/** Makes so many users who have signed in at some time, most of them. */
export async function addUsers(count: number): Promise<void> {
  for (let first = 1; first <= count; first += usersAtOnce) {
    const last = Math.min(count, first + usersAtOnce - 1);
    await db.$executeRaw`
      INSERT INTO users (username, email, password, "lastLogin", "createdAt")
      SELECT 'user_' || i, 'user' || i || '@example.com', 'none',
        CASE WHEN i % 10 = 0 THEN NULL ELSE TIMESTAMPTZ '2026-01-01' + i * INTERVAL '1 minute' END,
        TIMESTAMPTZ '2025-01-01' + i * INTERVAL '1 minute'
      FROM generate_series(${first}::integer, ${last}::integer) AS i`;
  }
}

/** Brings the planner's knowledge up to date, as PostgreSQL does by itself after a while. */
export const analyze = () => db.$executeRaw`ANALYZE`;
