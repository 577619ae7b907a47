import type { Prisma, User } from '../../generated/prisma/client.ts';
import { endSessionsOf } from './sessions.ts';

/** Puts an end to a reset link. */
export const noResetLink = { resetToken: null, resetTokenExpiry: null };

interface Replaced {
  user: User;
  endedSessions: number;
}

/**
 * Gives an account a new password and ends all else that opens it: its reset link, its sessions and its access tokens.
 *
 * @param account its id, or what finds it only as long as it is as it was when the new password was allowed
 * @param changes the digest of the new password, and what changes with it
 * @param keptToken the session that goes on
 */
export async function replaceCredentials(
  transaction: Prisma.TransactionClient,
  account: Prisma.UserWhereUniqueInput,
  changes: Pick<User, 'password'> & Partial<Pick<User, 'username' | 'email' | 'isAdmin'>>,
  keptToken?: string | null,
): Promise<Replaced> {
  // First, because it waits for whoever is logging in with the old password: the session that they get ends below.
  const user = await transaction.user.update({ where: account, data: { ...changes, ...noResetLink } });
  const { count: endedSessions } = await endSessionsOf(user.id, keptToken, transaction);
  await transaction.accessToken.deleteMany({ where: { userId: user.id } });
  return { user, endedSessions };
}
