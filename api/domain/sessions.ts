import { createHash } from 'node:crypto';
import { db } from '../db.ts';
import type { User } from '../generated/prisma/client.ts';

/** The user whose browser holds this session token; null when the token is unknown or has expired. */
export async function userOfSession(token: string): Promise<User | null> {
  const session = await db.session.findUnique({ where: { tokenHash: hashToken(token) }, include: { user: true } });
  return session && session.expiresAt > new Date() ? session.user : null;
}

/** Tokens are stored as this digest, so that who reads the database cannot sign in with what it holds. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
