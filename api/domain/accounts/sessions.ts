import { createHash, randomBytes } from 'node:crypto';
import type { SignInMethod } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { InvalidCredentialsError, NotFoundError, UnauthenticatedError } from '../../errors.ts';
import { Prisma, type Session, type User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { deviceOf } from './device.ts';
import { noteSignIn } from './securityEvents.ts';
import { dayMs, hourMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log } from '../../log.ts';

/** How long a session lasts without use, and how long it lasts at most. */
const unusedMs = 30 * dayMs;
const longestMs = 180 * dayMs;

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
 * @throws InvalidCredentialsError when an administrator has disabled the account
 */
export async function startSession(
  transaction: Prisma.TransactionClient,
  account: Prisma.UserWhereUniqueInput,
  client: Client,
  method: SignInMethod,
): Promise<SignIn> {
  const now = new Date();
  const token = newToken();
  const user = await transaction.user.update({ where: account, data: { lastLogin: now } });
  if (user.disabledAt) throw new InvalidCredentialsError('account.disabled');
  const session = await transaction.session.create({
    data: {
      userId: user.id,
      tokenHash: hashToken(token),
      ...deviceOf(client.userAgent),
      method,
      lastUsedAt: now,
      createdAt: now,
    },
  });
  await endSession(client.sessionToken, transaction);
  await noteSignIn(user, client, method, transaction);
  return { user, session: { token, expiresAt: expiryOf(session) } };
}

/**
 * Gives a session a new token, because its user has just shown again who they are; the old token no longer works.
 *
 * @throws UnauthenticatedError when the session has ended meanwhile
 */
export async function renewToken(oldToken: string, client: Pick<typeof db, 'session'> = db): Promise<NewSession> {
  const token = newToken();
  const [session] = await client.session.updateManyAndReturn({
    where: { tokenHash: hashToken(oldToken) },
    data: { tokenHash: hashToken(token), provedAt: new Date() },
  });
  if (!session) throw new UnauthenticatedError();
  return { token, expiresAt: expiryOf(session) };
}

/** When a session ends if it is not used again. */
const expiryOf = ({ lastUsedAt, createdAt }: Pick<Session, 'lastUsedAt' | 'createdAt'>) =>
  new Date(Math.min(lastUsedAt.getTime() + unusedMs, createdAt.getTime() + longestMs));

const newToken = () => randomBytes(32).toString('base64url');

/** Tokens are stored as this digest, so that nobody can sign in with what the database holds. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * The user of a browser's session token and how they signed in; null when the token is unknown or has expired.
 *
 * @returns also the session's new expiry when this use was noted, which happens at most once an hour
 */
export async function openSession(
  token: string,
): Promise<{ user: User; method: string; renewedUntil: Date | null } | null> {
  const tokenHash = hashToken(token);
  // Every request asks this: one statement, where Prisma's `include` makes two.
  const [found] = await db.$queryRaw<(User & Pick<Session, 'lastUsedAt' | 'method'> & { startedAt: Date })[]>`
    SELECT users.*, sessions."lastUsedAt", sessions.method, sessions."createdAt" AS "startedAt"
    FROM sessions JOIN users ON users.id = sessions."userId"
    WHERE sessions."tokenHash" = ${tokenHash}`;
  if (!found) return null;
  const { lastUsedAt, method, startedAt: createdAt, ...user } = found;
  if (expiryOf({ lastUsedAt, createdAt }) <= new Date()) return null;
  const usedAt = await noteUse(tokenHash, lastUsedAt);
  return { user, method, renewedUntil: usedAt && expiryOf({ lastUsedAt: usedAt, createdAt }) };
}

/** Notes that a session is in use; null when that was noted within the last hour. */
async function noteUse(tokenHash: string, lastUsedAt: Date): Promise<Date | null> {
  const now = new Date();
  if (now.getTime() - lastUsedAt.getTime() < hourMs) return null;
  try {
    // Matches the last use too, so that only one of several concurrent requests writes.
    const { count } = await db.session.updateMany({ where: { tokenHash, lastUsedAt }, data: { lastUsedAt: now } });
    return count ? now : null;
  } catch (error) {
    log.warn({ err: error }, 'use of a session not noted'); // reading still works when the disk is full
    return null;
  }
}

/** Ends the session with this token, in a transaction or on its own. */
export const endSession = (token: string | null, client: Pick<typeof db, 'session'> = db) =>
  client.session.deleteMany({ where: { tokenHash: hashToken(token ?? '') } });

/** Ends all sessions of a user except the one with `keptToken`. */
export const endSessionsOf = (userId: number, keptToken?: string | null, client: Pick<typeof db, 'session'> = db) =>
  client.session.deleteMany({ where: { userId, tokenHash: { not: hashToken(keptToken ?? '') } } });

/** A user's sessions that have not expired, the last used first. */
export const sessionsOf = (userId: number): Promise<Session[]> =>
  db.session.findMany({
    where: {
      userId,
      lastUsedAt: { gt: new Date(Date.now() - unusedMs) },
      createdAt: { gt: new Date(Date.now() - longestMs) },
    },
    orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
    take: 100,
  });

/**
 * Ends one session of a user.
 *
 * @throws NotFoundError when the user has no such session
 */
export async function endOneSession(userId: number, id: number): Promise<Session> {
  const [ended] = await db.$queryRaw<Session[]>`
    DELETE FROM sessions WHERE id = ${id} AND "userId" = ${userId} RETURNING *`;
  if (!ended) throw new NotFoundError('session.unknown');
  return ended;
}

/** A session that has reached its longest time is not used any more, so that it is found here 30 days later. */
export const expiredSessions: Expired = {
  table: 'sessions',
  key: 'id',
  where: () => Prisma.sql`"lastUsedAt" < ${new Date(Date.now() - unusedMs)}`,
};
