import { auditedFields } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurn } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { noteAction, type Actor } from './auditLog.ts';
import { noResetLink, replaceCredentials } from './credentials.ts';
import { conflictOf, isKnown } from './users.ts';

/**
 * Grants or revokes administrator rights. No administrator changes their own rights, and one always remains.
 *
 * @throws InvalidInputError when the actor may not do it
 * @throws NotFoundError when the account is gone
 */
export async function setAdmin(actor: Actor, target: User, isAdmin: boolean): Promise<User> {
  return target.isAdmin === isAdmin ? target : changeUserRow(actor, target, { isAdmin });
}

/**
 * Changes an account on somebody's behalf, ends the reset link, sessions and tokens that the change invalidates, and
 * records it in the audit log, all in one transaction.
 *
 * @param changes the fields that change; a password as its digest
 * @param keptToken the session that survives a new password
 * @throws InvalidInputError when the actor may not do it
 * @throws ConflictError when the username or the email is taken
 * @throws NotFoundError when the account is gone
 */
export async function changeUserRow(
  actor: Actor,
  target: User,
  changes: Partial<Pick<User, 'username' | 'email' | 'password' | 'isAdmin'>>,
  keptToken?: string | null,
): Promise<User> {
  const { id } = target;
  const { password, ...others } = changes;
  const { email, isAdmin } = others;
  const isUser = typeof actor === 'object';
  if (isUser && actor.id === id && isAdmin !== undefined) throw new InvalidInputError(issue('isAdmin', 'isAdmin.own'));

  const fields = auditedFields.filter((field) => changes[field] !== undefined);
  const remaining = isUser
    ? { id: actor.id, isAdmin: true }
    : isAdmin === false
      ? { id: { not: id }, isAdmin: true }
      : { id };
  try {
    return await db.$transaction(async (transaction) => {
      // One at a time: when two administrators revoke each other's rights at once, the second has none left and is
      // refused.
      await takeTurn('administrators', transaction);
      await transaction.user.findFirstOrThrow({ where: remaining, select: { id: true } });
      const user =
        password === undefined
          ? await transaction.user.update({
              where: { id },
              data: { ...others, ...(email !== undefined && noResetLink) },
            })
          : (await replaceCredentials(transaction, { id }, { ...others, password }, keptToken)).user;
      if (fields.length > 0) await noteAction(actor, target, 'account-updated', fields, transaction);
      if (isAdmin !== undefined)
        await noteAction(actor, target, isAdmin ? 'admin-granted' : 'admin-revoked', [], transaction);
      return user;
    });
  } catch (error) {
    if (!isKnown(error, 'P2025')) throw conflictOf(error) ?? error;
    if ((await db.user.count({ where: { id } })) === 0) throw new NotFoundError('user.unknown');
    throw new InvalidInputError(isUser ? issue('', 'isAdmin.gone') : issue('isAdmin', 'isAdmin.last'));
  }
}
