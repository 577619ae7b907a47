import type { infer as Infer } from 'zod/mini';
import type { registerForm } from '../../../common/forms/accountForms.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { NotOfferedError } from '../../errors.ts';
import type { Client } from './client.ts';
import { useInvitation } from './invitations.ts';
import { limitRegistrations } from './limits.ts';
import { hashNewPassword } from './newPasswords.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { rememberAddress } from './passwordTries.ts';
import { startSession, type SignIn } from './sessions.ts';
import { conflictOf } from './users.ts';

/**
 * Creates an account and signs it in.
 *
 * @param client the session in its cookie ends
 * @throws ConflictError when the username or the email is taken, whatever its case
 * @throws InvalidInputError when the password is easy to guess, or the invitation is no longer good
 * @throws NotOfferedError when registration is closed, or needs an invitation
 * @throws TooManyRequestsError
 */
export async function register(
  { username, email, password, invitation }: Infer<typeof registerForm>,
  client: Client,
): Promise<SignIn> {
  refuseWithoutPasswords();
  refuseUninvited(invitation !== undefined);
  await limitRegistrations(client);
  const digest = await hashNewPassword('password', password, { username, email });
  try {
    const signIn = await db.$transaction(async (transaction) => {
      if (invitation !== undefined) await useInvitation(transaction, invitation, email);
      const { id } = await transaction.user.create({ data: { username, email, password: digest } });
      return startSession(transaction, { id }, client, 'password');
    });
    await rememberAddress(email, client);
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
