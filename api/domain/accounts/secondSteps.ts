import { randomBytes } from 'node:crypto';
import type { SecondFactorMethod } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { Client } from './client.ts';
import { askPasskey } from './passkeyAnswers.ts';
import type { RelyingParty } from './relyingParty.ts';
import { checkFactor, type FactorProof } from './secondFactor.ts';
import { noteFailedSignIn } from './securityEvents.ts';
import { hashToken, startSession, type SignIn } from './sessions.ts';

const lifetimeMs = 10 * 60_000;

/** A sign-in whose password was right and that waits for the second factor. */
export interface PendingSignIn {
  /** 256 random bits; with the second factor it signs in, and by itself it gives no rights. */
  token: string;
  methods: SecondFactorMethod[];
}

/**
 * Starts the second step of signing in.
 *
 * @param account its id, and the digest of the password that was right
 * @returns undefined when the password has changed meanwhile
 */
export async function startSecondStep(
  { id, password }: Pick<User, 'id' | 'password'>,
  methods: SecondFactorMethod[],
): Promise<PendingSignIn | undefined> {
  const token = randomBytes(32).toString('base64url');
  const [, count] = await db.$transaction([
    // The row lock waits for a password change under way, which ends this step as well.
    takeTurnOf(id, db),
    db.$executeRaw`
      INSERT INTO second_steps ("tokenHash", "userId", "expiresAt")
      SELECT ${hashToken(token)}::text, id, ${new Date(Date.now() + lifetimeMs)} FROM users
      WHERE id = ${id} AND password = ${password}`,
  ]);
  return count === 1 ? { token, methods } : undefined;
}

const expired = () => new InvalidInputError(issue('token', 'secondStep.expired'));

const isOpen = (token: string) => ({ tokenHash: hashToken(token), expiresAt: { gt: new Date() } });

async function userIdOf(token: string): Promise<number> {
  const step = await db.secondStep.findUnique({ where: isOpen(token) });
  if (!step) throw expired();
  return step.userId;
}

/**
 * What a browser needs to ask for one of the passkeys of whoever is signing in.
 *
 * @throws InvalidInputError when the step has ended
 */
export const askPasskeyInStep = async (token: string, party: RelyingParty) =>
  askPasskey(party, { purpose: 'second-step', token }, await userIdOf(token));

/**
 * Signs in with the second factor, after the password.
 *
 * @param client the session in its cookie ends
 * @throws InvalidInputError when the step has ended, or the proof is wrong, which its user finds in their log
 * @throws TooManyRequestsError
 */
export async function completeLogin(
  { token, ...proof }: FactorProof & { token: string },
  client: Client,
  party: RelyingParty | undefined,
): Promise<SignIn> {
  const userId = await userIdOf(token);
  await checkFactor(userId, proof, { purpose: 'second-step', token }, party).catch((error: unknown) => {
    if (error instanceof InvalidInputError) noteFailedSignIn(Prisma.sql`users.id = ${userId}`, client);
    throw error;
  });
  return db.$transaction(async (transaction) => {
    // First, because a password change takes the user before it ends the steps.
    await takeTurnOf(userId, transaction);
    const { count } = await transaction.secondStep.deleteMany({ where: isOpen(token) });
    if (count === 0) throw expired();
    return startSession(transaction, { id: userId }, client, 'password');
  });
}

export const expiredSecondSteps: Expired = {
  table: 'second_steps',
  key: 'tokenHash',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
