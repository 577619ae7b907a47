import { db } from '../../database/db.ts';
import { ConflictError, InvalidInputError, issue } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { noResetLink } from './credentials.ts';
import { limitResetTries } from './limits.ts';
import { noteChange } from './securityEvents.ts';
import { hashToken } from './sessions.ts';
import { conflictOf } from './users.ts';

/**
 * Verifies the address that a link was mailed to, which becomes the email of its account. Signs nobody in, and whoever opens
 * it need not be signed in.
 *
 * @throws InvalidInputError when the link is no longer good
 * @throws ConflictError when another account has taken the address meanwhile
 * @throws TooManyRequestsError
 */
export async function confirmEmail(token: string, client: Client): Promise<User> {
  await limitResetTries(client);
  const tokenHash = hashToken(token);
  const isGood = () => ({ tokenHash, expiresAt: { gt: new Date() } });
  try {
    return await db.$transaction(async (transaction) => {
      const pending = await transaction.pendingEmail.findUnique({ where: isGood(), include: { user: true } });
      if (!pending) throw useless();
      const { email, user: earlier } = pending;
      const isNew = email !== earlier.email;
      // The account first, as everything does that ends the link.
      const user = await transaction.user.update({
        where: { id: earlier.id },
        data: { email, emailVerifiedAt: new Date(), ...(isNew && noResetLink) },
      });
      // Two opened it at once, or the change was cancelled meanwhile.
      if ((await transaction.pendingEmail.deleteMany({ where: isGood() })).count === 0) throw useless();
      if (isNew) await noteChange(user, 'email-changed', transaction, { client, earlierEmail: earlier.email });
      return user;
    });
  } catch (error) {
    if (!conflictOf(error)) throw error;
    await db.pendingEmail.deleteMany({ where: { tokenHash } });
    throw new ConflictError('email', 'email.takenMeanwhile');
  }
}

const useless = () => new InvalidInputError(issue('token', 'confirmation.useless'));
