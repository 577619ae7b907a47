import type { infer as Infer } from 'zod/mini';
import type { userChangesForm } from '../../../common/forms/accountForms.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import { notRemovedSql } from '../lists/removal.ts';
import { noteAction } from './auditLog.ts';
import { changeUserRow } from './administrators.ts';
import { hashNewPassword } from './newPasswords.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { countUsers, lastLoginSql, type UserFilter } from './userList.ts';

/** The number of users, stacks and subscriptions; active users have signed in within the last 30 days. */
export interface AdminStats {
  totalUsers: number;
  activeUsers: number;
  totalStacks: number;
  totalSubscriptions: number;
}

export async function adminStats(): Promise<AdminStats> {
  const [stats] = await db.$queryRaw<[AdminStats]>`
    SELECT
      (SELECT count(*)::integer FROM "users") AS "totalUsers",
      (SELECT count(*)::integer FROM "users"
        WHERE ${Prisma.raw(lastLoginSql)} >= now() - interval '30 days') AS "activeUsers",
      (SELECT count(*)::integer FROM "projects" WHERE ${notRemovedSql}) AS "totalStacks",
      (SELECT count(*)::integer FROM "user_subscriptions" WHERE ${notRemovedSql}) AS "totalSubscriptions"`;
  return stats;
}

/** Notes that the users in a filter are exported, and returns how many there are. */
export async function noteUserExport(actor: User, filter: UserFilter): Promise<number> {
  const count = await countUsers(filter);
  await noteAction(actor, { id: null, username: count === 1 ? '1 user' : `${count} users` }, 'users-exported');
  return count;
}

/**
 * Changes an account as an administrator. Values that stay the same are ignored. A new password ends the account's
 * sessions and access tokens; disabling it ends the sessions.
 *
 * @throws InvalidInputError when administrators would change their own email, password or rights or disable themselves, or the
 *   password is easy to guess
 * @throws ConflictError when the username or the email is taken
 * @throws NotFoundError when there is no such user
 * @throws TooManyRequestsError
 */
export async function updateUser(
  actor: User,
  id: number,
  { password, isDisabled, ...changes }: Infer<typeof userChangesForm>,
): Promise<User> {
  const target = await db.user.findUnique({ where: { id } });
  if (!target) throw new NotFoundError('user.unknown');
  const different = Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => value !== target[field as keyof typeof changes]),
  );
  const disabling =
    isDisabled === undefined || isDisabled === (target.disabledAt !== null)
      ? {}
      : { disabledAt: isDisabled ? new Date() : null };
  const all = { ...different, ...disabling };
  if (password === undefined && Object.keys(all).length === 0) return target;
  // The account page asks for the current password first.
  if (id === actor.id && different['email'] !== undefined) throw new InvalidInputError(issue('email', 'email.own'));
  if (id === actor.id && password !== undefined) throw new InvalidInputError(issue('password', 'password.own'));
  if (password !== undefined) refuseWithoutPasswords();
  const digest =
    password === undefined ? {} : { password: await hashNewPassword('password', password, { ...target, ...changes }) };
  return changeUserRow(actor, target, { ...all, ...digest });
}
