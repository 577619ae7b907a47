import { auditedFields } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurn } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { revokeAccessTokensOf } from './accessTokens.ts';
import { noteAction, type Actor } from './auditLog.ts';
import { endSessionsOf } from './sessions.ts';
import { conflictOf, isKnown } from './users.ts';

/**
 * Makes an account an administrator, or takes that away. Nobody does it to themselves, and one always remains.
 *
 * @throws InvalidInputError when the actor may not do it
 * @throws NotFoundError when the account is gone
 */
export async function setAdmin(actor: Actor, target: User, isAdmin: boolean): Promise<User> {
  return target.isAdmin === isAdmin ? target : changeAccount(actor, target, { isAdmin });
}

/**
 * Changes an account in somebody's name, ends what a change puts an end to, and notes who did it; all or nothing.
 *
 * @param changes what becomes different; a password as its digest
 * @param keptToken the session that a new password does not end
 * @throws InvalidInputError when the actor may not do it
 * @throws ConflictError when the username or the email is taken
 * @throws NotFoundError when the account is gone
 */
export async function changeAccount(
  actor: Actor,
  target: User,
  changes: Partial<Pick<User, 'username' | 'email' | 'password' | 'isAdmin'>>,
  keptToken?: string | null,
): Promise<User> {
  const { id } = target;
  const { email, password, isAdmin } = changes;
  const isUser = typeof actor === 'object';
  if (isUser && actor.id === id && isAdmin !== undefined) throw new InvalidInputError(issue('isAdmin', 'isAdmin.own'));

  const fields = auditedFields.filter((field) => changes[field] !== undefined);
  const endsReset = email !== undefined || password !== undefined;
  const remaining = isUser
    ? { id: actor.id, isAdmin: true }
    : isAdmin === false
      ? { id: { not: id }, isAdmin: true }
      : { id };
  try {
    const [, , user] = await db.$transaction([
      // One after the other: of two administrators who take each other's rights away at once, the second has none left.
      takeTurn('administrators'),
      db.user.findFirstOrThrow({ where: remaining, select: { id: true } }),
      db.user.update({ where: { id }, data: { ...changes, ...(endsReset && noReset) } }),
      ...(password === undefined ? [] : [endSessionsOf(id, keptToken), revokeAccessTokensOf(id)]),
      ...(fields.length > 0 ? [noteAction(actor, target, 'account-updated', fields)] : []),
      ...(isAdmin === undefined ? [] : [noteAction(actor, target, isAdmin ? 'admin-granted' : 'admin-revoked')]),
    ]);
    return user;
  } catch (error) {
    if (!isKnown(error, 'P2025')) throw conflictOf(error) ?? error;
    if ((await db.user.count({ where: { id } })) === 0) throw new NotFoundError('user.unknown');
    throw new InvalidInputError(isUser ? issue('', 'isAdmin.gone') : issue('isAdmin', 'isAdmin.last'));
  }
}

const noReset = { resetToken: null, resetTokenExpiry: null };
