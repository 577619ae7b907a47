import { InvalidInputError, issue } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { hasPassword } from './passwordLogin.ts';
import { verifyPassword } from './passwords.ts';
import { isRecent } from './recentProof.ts';

/**
 * Whether the account belongs to whoever asks: they know its password or, when it has none, have signed in lately.
 *
 * @throws InvalidInputError when they have to sign in again first
 */
export async function isOwner(
  user: Pick<User, 'password'>,
  currentPassword: string | undefined,
  { sessionToken }: Client,
): Promise<boolean> {
  if (hasPassword(user)) return verifyPassword(currentPassword ?? '', user.password);
  if (await isRecent(sessionToken)) return true;
  throw new InvalidInputError(issue('', 'signIn.tooOld'));
}
