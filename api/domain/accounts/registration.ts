import type { infer as Infer } from 'zod/mini';
import type { registerForm } from '../../../common/forms/accountForms.ts';
import { RegistrationPending } from '../../errors.ts';
import { sendsMail } from '../../services/mail.ts';
import type { Client } from './client.ts';
import { goodInvitation } from './invitations.ts';
import { limitRegistrations } from './limits.ts';
import { hashNewPassword } from './newPasswords.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { createAccount, defaultLocale, defaultTimeZone, refuseUninvited } from './newAccounts.ts';
import { holdRegistration } from './pendingRegistrations.ts';
import type { SignIn } from './sessions.ts';

/**
 * Creates an account and signs it in. On a server that sends mail, the link in a mail does that: the answer does not depend
 * on whether the address has an account.
 *
 * @param client the session in its cookie ends
 * @throws ConflictError when the username or the email is taken, whatever its case
 * @throws InvalidInputError when the password is easy to guess, or the invitation is no longer good
 * @throws NotOfferedError when registration is closed, or needs an invitation
 * @throws RegistrationPending when the account is made later
 * @throws TooManyRequestsError
 */
export async function register(
  {
    username,
    email,
    password,
    invitation,
    timeZone = defaultTimeZone,
    locale = defaultLocale,
  }: Infer<typeof registerForm>,
  client: Client,
): Promise<SignIn> {
  refuseWithoutPasswords();
  refuseUninvited(invitation !== undefined);
  await limitRegistrations(client);
  const digest = await hashNewPassword('password', password, { username, email });
  const invited = invitation === undefined ? undefined : await goodInvitation(invitation, email);
  const account = { username, email, password: digest, timeZone, locale };
  // Whoever has the link of an invitation that was mailed has shown that the address is theirs.
  if (sendsMail() && !invited?.isMailed) {
    await holdRegistration(account, invited);
    throw new RegistrationPending();
  }
  return createAccount({ ...account, emailVerifiedAt: invited?.isMailed ? new Date() : null }, invited?.id, client);
}
