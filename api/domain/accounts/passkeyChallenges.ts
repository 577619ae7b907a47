import { randomBytes } from 'node:crypto';
import { db } from '../../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { hashToken } from './sessions.ts';

const lifetimeMs = 5 * 60_000;

/** What a passkey is asked for, and whose answer counts: the token of a session or of a second step. */
export type Asking = { purpose: 'add' | 'prove' | 'second-step'; token: string } | { purpose: 'sign-in'; token: null };

const boundTo = ({ token }: Asking) => (token === null ? null : hashToken(token));

/** Makes a challenge that one answer may use within five minutes, in base64url. */
export async function newChallenge(asking: Asking): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db.passkeyChallenge.create({
    data: {
      challengeHash: hashToken(challenge),
      purpose: asking.purpose,
      boundTo: boundTo(asking),
      expiresAt: new Date(Date.now() + lifetimeMs),
    },
  });
  return challenge;
}

/** Uses up a challenge; false when it was not made for this, was used, or is too old. */
export async function useChallenge(challenge: string, asking: Asking): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: {
      challengeHash: hashToken(challenge),
      purpose: asking.purpose,
      boundTo: boundTo(asking),
      expiresAt: { gt: new Date() },
    },
  });
  return count === 1;
}

export const expiredChallenges: Expired = {
  table: 'passkey_challenges',
  key: 'challengeHash',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
