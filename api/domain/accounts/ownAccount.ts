import type { infer as Infer } from 'zod/mini';
import type { accountChangesForm, deleteAccountForm } from '../../../common/forms/accountForms.ts';
import { db } from '../../database/db.ts';
import { takeTurn } from '../../database/locks.ts';
import { InvalidInputError, issue, UnauthenticatedError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { sendsMail } from '../../services/mail.ts';
import { remindSoon } from '../reminders/wake.ts';
import type { Client } from './client.ts';
import { activeAdministrator } from './administrators.ts';
import { noResetLink } from './credentials.ts';
import { limitConfirmations, limitEmailChanges, mayMailClaim } from './limits.ts';
import { hasPassword } from './passwordLogin.ts';
import { limitPasswordTries, rememberAddress } from './passwordTries.ts';
import { dropPendingEmail, holdEmail } from './pendingEmails.ts';
import { isOwner } from './recentSignIn.ts';
import { noteChange } from './securityEvents.ts';
import { conflictOf, unlessGone } from './users.ts';

const wrongPassword = () => new InvalidInputError(issue('currentPassword', 'currentPassword.wrong'));

/**
 * Changes a user's own username, email, time zone and locale. A new email requires the current password. On a server that sends
 * mail, it has to be confirmed first; elsewhere it takes effect at once and clears the reset link.
 *
 * @throws InvalidInputError when the email would change and the current password is missing or wrong
 * @throws ConflictError when the username or the email is taken, whatever its case
 * @throws TooManyRequestsError
 * @throws UnauthenticatedError when the account was deleted meanwhile, or its password changed
 */
export async function updateAccount(
  user: User,
  { username = user.username, email = user.email, timeZone, locale, currentPassword }: Infer<typeof accountChangesForm>,
  client: Client,
): Promise<User> {
  const isNew = email !== user.email;
  const kept = [user.username, user.timeZone, user.locale];
  if (isNew) await allowEmailChange(user, currentPassword, client);
  else if ([username, timeZone, locale].every((value, index) => (value ?? kept[index]) === kept[index])) return user;
  const isHeld = isNew && sendsMail();
  const isMailed = isHeld && (await mayMailClaim(email));
  const changed = await unlessGone(
    db.$transaction(async (transaction) => {
      const changed = await transaction.user.update({
        // Matches the digest too, so that a request authenticated with an old password changes nothing.
        where: { id: user.id, password: user.password },
        data: {
          username,
          ...(timeZone !== undefined && { timeZone }),
          ...(locale !== undefined && { locale }),
          ...(isNew && !isHeld && { email, ...noResetLink, emailVerifiedAt: null }),
        },
      });
      if (changed.timeZone !== user.timeZone) await remindSoon(user.id, transaction);
      if (isHeld) await holdEmail(changed, email, isMailed, client, transaction);
      else if (isNew) {
        await dropPendingEmail(user.id, transaction);
        await noteChange(changed, 'email-changed', transaction, { client, earlierEmail: user.email });
      }
      return changed;
    }),
  ).catch((error: unknown) => {
    throw conflictOf(error) ?? error;
  });
  if (!changed) throw new UnauthenticatedError();
  if (isNew && !isHeld) await rememberAddress(email, client);
  return changed;
}

async function allowEmailChange(user: User, currentPassword: string | undefined, client: Client) {
  if (currentPassword === undefined && hasPassword(user))
    throw new InvalidInputError(issue('currentPassword', 'currentPassword.missing'));
  await limitEmailChanges(client);
  const isRight = await limitPasswordTries(
    user.email,
    client,
    async () => (await isOwner(user, currentPassword, client)) || undefined,
  );
  if (!isRight) throw wrongPassword();
  if (sendsMail()) await limitConfirmations(user.id);
}

/**
 * Deletes a user and all their data for good. The audit log keeps the names that are in it.
 *
 * @throws InvalidInputError when the current password is wrong, or this is the last administrator
 * @throws TooManyRequestsError
 */
export async function deleteAccount(
  user: User,
  { currentPassword }: Infer<typeof deleteAccountForm>,
  client: Client,
): Promise<void> {
  const { id, email, password: digest } = user;
  const outcome = await limitPasswordTries(email, client, async () => {
    if (!(await isOwner(user, currentPassword, client))) return undefined;
    const deleted = await unlessGone(
      db.$transaction([
        // One change of administrators at a time, so that one remains when two leave at once.
        takeTurn('administrators'),
        db.user.findFirstOrThrow({
          where: {
            OR: [
              { id, isAdmin: false },
              { ...activeAdministrator, id: { not: id } },
            ],
          },
          select: { id: true },
        }),
        db.user.delete({ where: { id, password: digest } }),
      ]),
    );
    if (deleted) return 'deleted';
    return (await db.user.count({ where: { id, password: digest } })) > 0 ? 'kept' : undefined;
  });
  if (!outcome) throw wrongPassword();
  if (outcome === 'kept') throw new InvalidInputError(issue('', 'account.lastAdmin'));
}
