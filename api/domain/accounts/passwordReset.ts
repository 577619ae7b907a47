import type { infer as Infer } from 'zod/mini';
import type { requestResetForm, resetPasswordForm } from '../../../common/forms/accountForms.ts';
import { paths } from '../../../common/paths.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { OutboxMail, User } from '../../generated/prisma/client.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { mailLater, noteToken } from '../../notifications/outbox.ts';
import { passwordResetMail } from '../../notifications/templates/passwordReset.ts';
import { sendsMail } from '../../services/mail.ts';
import { noteAction, type Actor } from './auditLog.ts';
import type { Client } from './client.ts';
import { noResetLink, replaceCredentials } from './credentials.ts';
import { linkTo, newLinkToken } from './links.ts';
import { limitResetRequests, limitResetTries } from './limits.ts';
import { hashNewPassword } from './newPasswords.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { forgiveTries, rememberAddress } from './passwordTries.ts';
import { hashToken } from './sessions.ts';
import { unlessGone } from './users.ts';

/** How long a link works, and how long after the request it may still be mailed. */
const lifetimeMs = 60 * 60_000;

/** What the outbox stores of a request for a link, besides the email. */
interface ResetWish {
  /** The age that the account's last link must have before it is replaced. */
  pauseSeconds: number;
}

/** A link that sets a new password for one account, once. */
export interface ResetLink {
  url: string;
  expiresAt: Date;
  user: User;
}

/**
 * Mails a reset link to the account with this email, if there is one. The caller cannot tell: everything that depends
 * on it happens later (docs/decisions/005-password-reset.md).
 *
 * @throws TooManyRequestsError
 */
export async function requestPasswordReset({ email }: Infer<typeof requestResetForm>, client: Client): Promise<void> {
  refuseWithoutPasswords();
  const data: ResetWish = { pauseSeconds: await limitResetRequests(email, client) };
  if (sendsMail()) await mailLater({ template: 'password-reset', address: email, data, lifetimeMs });
}

/**
 * Sets a new password with a reset token, and ends all sessions and access tokens of the account. Signs nobody in.
 *
 * @returns how many sessions were ended
 * @throws InvalidInputError when the token is unknown, used or expired, or the password is easy to guess
 * @throws TooManyRequestsError
 */
export async function resetPassword(
  { token, newPassword }: Infer<typeof resetPasswordForm>,
  client: Client,
): Promise<number> {
  refuseWithoutPasswords();
  await limitResetTries(client);
  const resetToken = hashToken(token);
  const isGood = () => ({ resetToken, resetTokenExpiry: { gt: new Date() } });
  const account = await db.user.findUnique({ where: isGood() });
  // A password is hashed only for a valid token: hashing is expensive, and anybody can send a request.
  const password = account && (await hashNewPassword('newPassword', newPassword, account));
  const done =
    password &&
    (await unlessGone(
      // Matches the token again, so that only one of two concurrent requests succeeds.
      db.$transaction((transaction) => replaceCredentials(transaction, isGood(), { password })),
    ));
  if (!done) throw new InvalidInputError(issue('token', 'resetToken.useless'));
  const { email } = done.user;
  await Promise.all([rememberAddress(email, client), forgiveTries(email, client)]);
  return done.endedSessions;
}

/**
 * Makes a reset link that is passed on by hand. The user's earlier link stops working.
 *
 * @throws NotFoundError when there is no such user
 */
export async function createResetLink(actor: Actor, userId: number): Promise<ResetLink> {
  refuseWithoutPasswords();
  const { token, ...stored } = newToken();
  const target = await db.user.findUnique({ where: { id: userId } });
  if (!target) throw new NotFoundError('user.unknown');
  const [user] = await db.$transaction([
    db.user.update({ where: { id: userId }, data: stored }),
    noteAction(actor, target, 'reset-link-created'),
  ]);
  return { url: linkTo(paths.reset, token), expiresAt: stored.resetTokenExpiry, user };
}

/** A new token and what is stored of it. */
function newToken() {
  const { token, tokenHash } = newLinkToken();
  return { token, resetToken: tokenHash, resetTokenExpiry: new Date(Date.now() + lifetimeMs) };
}

/**
 * The mail with a new reset link for the account with this address; undefined when there is no such account, when it
 * is disabled, or when its last link is too recent to be replaced.
 */
export async function composeResetMail(wish: OutboxMail): Promise<ComposedMail | undefined> {
  const { pauseSeconds } = JSON.parse(wish.data) as ResetWish;
  const { token, resetToken, resetTokenExpiry } = newToken();
  const replaced = new Date(resetTokenExpiry.getTime() - pauseSeconds * 1000);
  const [, [account]] = await db.$transaction([
    noteToken(wish.jobId, resetToken),
    // A link whose token this mail's previous attempt made is replaced whatever its age: a server may have ended before
    // sending it.
    db.$queryRaw<Pick<User, 'username' | 'email'>[]>`
      UPDATE users SET "resetToken" = ${resetToken}, "resetTokenExpiry" = ${resetTokenExpiry}
      WHERE lower(email) = lower(${wish.address}) AND "disabledAt" IS NULL
        AND ("resetTokenExpiry" IS NULL OR "resetTokenExpiry" <= ${replaced} OR "resetToken" = ${wish.tokenHash})
      RETURNING username, email`,
  ]);
  if (!account) return undefined;
  return {
    ...passwordResetMail(account, linkTo(paths.reset, token)),
    // So that the next request need not wait.
    takeBack: () => db.user.updateMany({ where: { resetToken }, data: noResetLink }),
  };
}
