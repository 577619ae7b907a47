import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { Passkey, Prisma, User } from '../../generated/prisma/client.ts';
import { noteAction, type Actor } from './auditLog.ts';
import { madePasskey, storePasskey } from './passkeys.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';
import type { RelyingParty } from './relyingParty.ts';
import { hasSecondFactor } from './secondFactor.ts';
import { noteChange } from './securityEvents.ts';
import { endSessionsOf } from './sessions.ts';
import { confirmedTotp } from './totp.ts';

/** Recovery codes, which can be shown only now; null when the user has them already. */
type NewCodes = string[] | null;

/** Notes the change in the user's log, and mails them. */
async function noteFactor(userId: number, transaction: Prisma.TransactionClient): Promise<void> {
  const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
  await noteChange(user, 'factor-changed', transaction);
}

/** The first factor comes with recovery codes. */
async function codesFor(userId: number, transaction: Prisma.TransactionClient): Promise<NewCodes> {
  const left = await transaction.recoveryCode.count({ where: { userId } });
  return left > 0 ? null : renewRecoveryCodes(userId, transaction);
}

/**
 * Adds an authenticator app whose first code is right, in place of the one that the user may have.
 *
 * @throws InvalidInputError when the code is wrong or the setup too old
 */
export async function addTotp({ id: userId }: User, input: { setup: string; code: string }): Promise<NewCodes> {
  const confirmed = await confirmedTotp(userId, input);
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    await transaction.authenticator.upsert({
      where: { userId },
      create: { userId, ...confirmed },
      update: confirmed,
    });
    await noteFactor(userId, transaction);
    return codesFor(userId, transaction);
  });
}

/**
 * Adds a passkey that a browser has made.
 *
 * @throws InvalidInputError when it is not right, or when the user has too many
 */
export async function addPasskey(
  { id: userId }: User,
  { credential, name }: { credential: string; name: string },
  sessionToken: string,
  party: RelyingParty,
): Promise<{ passkey: Passkey; recoveryCodes: NewCodes }> {
  const made = await madePasskey(party, sessionToken, credential);
  return db.$transaction(async (transaction) => {
    const passkey = await storePasskey(userId, made, name, transaction);
    await noteFactor(userId, transaction);
    return { passkey, recoveryCodes: await codesFor(userId, transaction) };
  });
}

/** Removes the authenticator app; without another factor the recovery codes go too. */
export const removeTotp = (userId: number): Promise<void> =>
  removeFrom(userId, (transaction) => transaction.authenticator.deleteMany({ where: { userId } }));

/**
 * Removes a passkey; without another factor the recovery codes go too.
 *
 * @throws NotFoundError when the user has no such passkey
 */
export const removePasskey = (userId: number, id: number): Promise<void> =>
  removeFrom(userId, async (transaction) => {
    const { count } = await transaction.passkey.deleteMany({ where: { id, userId } });
    if (count === 0) throw new NotFoundError('passkey.unknown');
  });

function removeFrom(userId: number, remove: (transaction: Prisma.TransactionClient) => Promise<unknown>) {
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    await remove(transaction);
    const left =
      (await transaction.authenticator.count({ where: { userId } })) +
      (await transaction.passkey.count({ where: { userId } }));
    if (left === 0) await transaction.recoveryCode.deleteMany({ where: { userId } });
    await noteFactor(userId, transaction);
  });
}

/**
 * Makes new recovery codes; the old ones stop working.
 *
 * @throws InvalidInputError when the user has no second factor
 */
export async function makeRecoveryCodes(userId: number): Promise<string[]> {
  if (!(await hasSecondFactor(userId))) throw new InvalidInputError(issue('', 'secondFactor.none'));
  return db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    await noteFactor(userId, transaction);
    return renewRecoveryCodes(userId, transaction);
  });
}

/**
 * Takes the second factor from an account whose owner has lost it, and ends its sessions.
 *
 * @throws NotFoundError when there is no such user
 */
export async function resetSecondFactor(actor: Actor, userId: number): Promise<User> {
  const target = await db.user.findUnique({ where: { id: userId } });
  if (!target) throw new NotFoundError('user.unknown');
  await db.$transaction(async (transaction) => {
    await takeTurnOf(userId, transaction);
    const where = { userId };
    await transaction.authenticator.deleteMany({ where });
    await transaction.passkey.deleteMany({ where });
    await transaction.recoveryCode.deleteMany({ where });
    await transaction.secondStep.deleteMany({ where });
    await endSessionsOf(userId, null, transaction);
    await noteFactor(userId, transaction);
    await noteAction(actor, target, 'second-factor-reset', [], transaction);
  });
  return target;
}
