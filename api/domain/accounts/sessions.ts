import { createHash, randomBytes } from 'node:crypto';
import { db } from '../../database/db.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log } from '../../log.ts';

const day = 24 * 60 * 60_000;
const lifetime = 30 * day;

export interface NewSession {
  /** 256 random bits; the browser's copy is the only one. */
  token: string;
  expiresAt: Date;
}

/** A user who has just signed in, and the new session of their browser. */
export interface SignIn {
  user: User;
  session: NewSession;
}

/**
 * Signs somebody in who has shown who they are. Every way to sign in ends here. Run it in a transaction.
 *
 * @param account its id, or a condition that no longer matches once the account has changed since the check
 * @param client the session in its cookie ends
 */
export async function startSession(
  transaction: Prisma.TransactionClient,
  account: Prisma.UserWhereUniqueInput,
  client: Client,
): Promise<SignIn> {
  const token = randomBytes(32).toString('base64url');
  const session = { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + lifetime) };
  const user = await transaction.user.update({ where: account, data: { lastLogin: new Date() } });
  await transaction.session.create({ data: { userId: user.id, ...session } });
  await endSession(client.sessionToken, transaction);
  return { user, session: { token, expiresAt: session.expiresAt } };
}

/** Tokens are stored as this digest, so that nobody can sign in with what the database holds. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The user of a browser's session token; null when the token is unknown or has expired.
 *
 * @returns also the session's new expiry when this use has renewed it, which happens at most once a day
 */
export async function openSession(token: string): Promise<{ user: User; renewedUntil: Date | null } | null> {
  const tokenHash = hashToken(token);
  // Every request asks this: one statement, where Prisma's `include` makes two.
  const [found] = await db.$queryRaw<(User & { sessionExpiresAt: Date })[]>`
    SELECT users.*, sessions."expiresAt" AS "sessionExpiresAt"
    FROM sessions JOIN users ON users.id = sessions."userId"
    WHERE sessions."tokenHash" = ${tokenHash}`;
  if (!found || found.sessionExpiresAt <= new Date()) return null;
  const { sessionExpiresAt, ...user } = found;
  return { user, renewedUntil: await renew(tokenHash, sessionExpiresAt) };
}

async function renew(tokenHash: string, expiresAt: Date): Promise<Date | null> {
  const renewedUntil = new Date(Date.now() + lifetime);
  if (renewedUntil.getTime() - expiresAt.getTime() < day) return null;
  try {
    // Matches the old expiry too, so that only one of several concurrent requests renews.
    const { count } = await db.session.updateMany({
      where: { tokenHash, expiresAt },
      data: { expiresAt: renewedUntil },
    });
    return count ? renewedUntil : null;
  } catch (error) {
    log.warn({ err: error }, 'session not renewed'); // reading still works when the disk is full
    return null;
  }
}

/** Ends the session with this token, in a transaction or on its own. */
export const endSession = (token: string | null, client: Pick<typeof db, 'session'> = db) =>
  client.session.deleteMany({ where: { tokenHash: hashToken(token ?? '') } });

/** Ends all sessions of a user except the one with `keptToken`. */
export const endSessionsOf = (userId: number, keptToken?: string | null, client: Pick<typeof db, 'session'> = db) =>
  client.session.deleteMany({ where: { userId, tokenHash: { not: hashToken(keptToken ?? '') } } });

export const expiredSessions: Expired = {
  table: 'sessions',
  key: 'tokenHash',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
