import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { NotOfferedError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { noteAction } from './auditLog.ts';
import type { Client } from './client.ts';
import { useInvitation } from './invitations.ts';
import { rememberAddress } from './passwordTries.ts';
import { startSession, type SignIn } from './sessions.ts';
import { conflictOf } from './users.ts';

/** Of accounts that nobody has said another for. */
export const defaultTimeZone = 'UTC';
export const defaultLocale = 'en-US';

/**
 * Creates an account with a password and signs it in.
 *
 * @param account with the digest of its password
 * @param invitationId the invitation that it uses up
 * @param client the session in its cookie ends
 * @throws ConflictError when the username or the email is taken, whatever its case
 * @throws InvalidInputError when the invitation was used up meanwhile
 */
export async function createAccount(
  account: Pick<User, 'username' | 'email' | 'password' | 'emailVerifiedAt' | 'timeZone' | 'locale'>,
  invitationId: number | null | undefined,
  client: Client,
): Promise<SignIn> {
  try {
    const signIn = await db.$transaction(async (transaction) => {
      const inviter = typeof invitationId === 'number' ? await useInvitation(transaction, invitationId) : undefined;
      const { id, username } = await transaction.user.create({ data: account });
      if (inviter) await noteAction({ id, username }, inviter, 'invitation-used', [], transaction);
      return startSession(transaction, { id }, client, 'password');
    });
    await rememberAddress(account.email, client);
    return signIn;
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}

/** @throws NotOfferedError when the settings let nobody create an account, or only invited people */
export function refuseUninvited(isInvited: boolean): void {
  if (env.REGISTRATION === 'closed') throw new NotOfferedError('registration.closed');
  if (env.REGISTRATION === 'invite' && !isInvited) throw new NotOfferedError('registration.inviteOnly');
}
