import type { Prisma, User } from '../../generated/prisma/client.ts';
import { noteChange } from './securityEvents.ts';
import { endSessionsOf } from './sessions.ts';

/** Clears a reset link. */
export const noResetLink = { resetToken: null, resetTokenExpiry: null };

interface Replaced {
  user: User;
  endedSessions: number;
}

/**
 * Gives an account a new password and ends every other way into it: its reset link, a change of email that waits, its
 * sessions, its access tokens and its calendar address. Its second factor stays.
 *
 * @param account its id, or a condition that no longer matches once the account has changed since the check
 * @param changes the digest of the new password, and other fields to change with it
 * @param keptToken the session that does not end
 */
export async function replaceCredentials(
  transaction: Prisma.TransactionClient,
  account: Prisma.UserWhereUniqueInput,
  changes: Pick<User, 'password'> & Partial<Pick<User, 'username' | 'email' | 'emailVerifiedAt' | 'isAdmin'>>,
  keptToken?: string | null,
): Promise<Replaced> {
  // First, because it waits for a concurrent login with the old password, so that the session of that login ends below.
  const user = await transaction.user.update({ where: account, data: { ...changes, ...noResetLink } });
  const { count: endedSessions } = await endSessionsOf(user.id, keptToken, transaction);
  await transaction.secondStep.deleteMany({ where: { userId: user.id } });
  await transaction.pendingEmail.deleteMany({ where: { userId: user.id } });
  await transaction.accessToken.deleteMany({ where: { userId: user.id } });
  await transaction.calendarAddress.deleteMany({ where: { userId: user.id } });
  await noteChange(user, 'password-changed', transaction);
  return { user, endedSessions };
}
