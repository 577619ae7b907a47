import { auditedFields, type AuditAction, type AuditedField } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { takeTurn, takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError, type FieldIssue } from '../../errors.ts';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import { noteAction, type Actor } from './auditLog.ts';
import { noResetLink, replaceCredentials } from './credentials.ts';
import { dropPendingEmail } from './pendingEmails.ts';
import { noteChange } from './securityEvents.ts';
import { endSessionsOf } from './sessions.ts';
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
 * @throws InvalidInputError when the actor may not do it
 * @throws ConflictError when the username or the email is taken
 * @throws NotFoundError when the account is gone
 */
export async function changeUserRow(
  actor: Actor,
  target: User,
  changes: Partial<Pick<User, 'username' | 'email' | 'password' | 'isAdmin' | 'disabledAt'>>,
): Promise<User> {
  const { id } = target;
  const { password, ...given } = changes;
  const others = { ...given, ...(given.email !== undefined && { emailVerifiedAt: null }) };
  const { email, isAdmin, disabledAt } = others;
  if (isAdmin !== undefined) refuseOwn(actor, id, issue('isAdmin', 'isAdmin.own'));
  if (disabledAt) refuseOwn(actor, id, issue('isDisabled', 'isDisabled.own'));

  const fields = auditedFields.filter((field) => changes[field] !== undefined);
  return asAdministrator(actor, id, isAdmin === false, async (transaction) => {
    const user =
      password === undefined
        ? await transaction.user.update({
            where: { id },
            data: { ...others, ...((email !== undefined || disabledAt) && noResetLink) },
          })
        : (await replaceCredentials(transaction, { id }, { ...others, password })).user;
    if (email !== undefined) await noteChange(user, 'email-changed', transaction, { earlierEmail: target.email });
    if (email !== undefined || disabledAt) await dropPendingEmail(id, transaction);
    if (disabledAt) await endSessionsOf(id, null, transaction);
    const note = (action: AuditAction, fields: AuditedField[] = []) =>
      noteAction(actor, target, action, fields, transaction);
    if (fields.length > 0) await note('account-updated', fields);
    if (isAdmin !== undefined) await note(isAdmin ? 'admin-granted' : 'admin-revoked');
    if (disabledAt !== undefined) await note(disabledAt ? 'account-disabled' : 'account-enabled');
    return user;
  });
}

/**
 * Deletes somebody's account and all their data for good. The audit log keeps the name.
 *
 * @throws InvalidInputError when it is the actor's own account
 * @throws NotFoundError when there is no such user
 */
export async function deleteUser(actor: User, id: number): Promise<void> {
  refuseOwn(actor, id, issue('', 'account.own'));
  await asAdministrator(actor, id, false, async (transaction) => {
    const target = await transaction.user.findUniqueOrThrow({ where: { id } });
    await noteAction(actor, target, 'account-deleted', [], transaction);
    await transaction.user.delete({ where: { id } });
  });
}

/**
 * Ends all sessions of an account, and sign-ins under way. Its password and its access tokens stay.
 *
 * @throws InvalidInputError when it is the actor's own account
 * @throws NotFoundError when there is no such user
 */
export async function endUserSessions(actor: User, id: number): Promise<User> {
  refuseOwn(actor, id, issue('', 'sessions.own'));
  return asAdministrator(actor, id, false, async (transaction) => {
    await takeTurnOf(id, transaction); // a sign-in under way takes the user first, so that its session ends, too
    const target = await transaction.user.findUniqueOrThrow({ where: { id } });
    await endSessionsOf(id, null, transaction);
    await transaction.secondStep.deleteMany({ where: { userId: id } });
    await noteAction(actor, target, 'sessions-ended', [], transaction);
    return target;
  });
}

/** Somebody who can act as an administrator; one always remains. */
export const activeAdministrator = { isAdmin: true, disabledAt: null };

export function refuseOwn(actor: Actor, id: number, told: FieldIssue): void {
  if (typeof actor === 'object' && actor.id === id) throw new InvalidInputError(told);
}

/**
 * Runs an administrator's change of an account, or of several if `id` is null, in a transaction, if the actor is still one. As nobody takes their own
 * rights away, the actor remains; a command needs another administrator when it takes the account's rights away.
 */
export async function asAdministrator<Result>(
  actor: Actor,
  id: number | null,
  isRevoking: boolean,
  change: (transaction: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  const isUser = typeof actor === 'object';
  const remaining = isUser
    ? { ...activeAdministrator, id: actor.id }
    : isRevoking
      ? { ...activeAdministrator, id: { not: id ?? 0 } }
      : { id: id ?? 0 };
  try {
    return await db.$transaction(async (transaction) => {
      // One at a time: when two administrators revoke each other's rights at once, the second has none left and is
      // refused.
      await takeTurn('administrators', transaction);
      await transaction.user.findFirstOrThrow({ where: remaining, select: { id: true } });
      return change(transaction);
    });
  } catch (error) {
    if (!isKnown(error, 'P2025')) throw conflictOf(error) ?? error;
    if (id !== null && (await db.user.count({ where: { id } })) === 0) throw new NotFoundError('user.unknown');
    throw new InvalidInputError(isUser ? issue('', 'isAdmin.gone') : issue('isAdmin', 'isAdmin.last'));
  }
}
