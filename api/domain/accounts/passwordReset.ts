import { randomBytes } from 'node:crypto';
import type { infer as Infer } from 'zod/mini';
import type { requestResetForm, resetPasswordForm } from '../../../common/forms/accountForms.ts';
import { resetPath } from '../../../common/paths.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { mailLater, sendMail, sendsMail, type Mail } from '../../services/mail.ts';
import { revokeAccessTokensOf } from './accessTokens.ts';
import { noteAction, type Actor } from './auditLog.ts';
import { forgiveTries, limitResetRequests, limitResetTries, rememberAddress } from './limits.ts';
import { hashPassword } from './passwords.ts';
import { endSessionsOf, hashToken } from './sessions.ts';
import { unlessGone } from './users.ts';

const lifetimeMs = 60 * 60_000;

/** A link that sets a new password for one account, once. */
export interface ResetLink {
  url: string;
  expiresAt: Date;
  user: User;
}

/**
 * Mails a reset link to the account with this email, if there is one. Whether there is shows in nothing: all that
 * depends on it is done later.
 *
 * @throws TooManyRequestsError
 */
export async function requestPasswordReset({ email }: Infer<typeof requestResetForm>): Promise<void> {
  const pauseSeconds = await limitResetRequests(email);
  if (sendsMail()) mailLater(() => mailResetLink(email, pauseSeconds * 1000));
}

/**
 * Gives whoever brings a reset token a new password, and ends their sessions and access tokens, all of them. Signs
 * nobody in.
 *
 * @returns how many sessions have ended
 * @throws InvalidInputError when the token is unknown, used or too old
 * @throws TooManyRequestsError
 */
export async function resetPassword({ token, newPassword }: Infer<typeof resetPasswordForm>): Promise<number> {
  await limitResetTries();
  const resetToken = hashToken(token);
  const isGood = () => ({ resetToken, resetTokenExpiry: { gt: new Date() } });
  const account = await db.user.findUnique({ where: isGood() });
  // Nothing is hashed for a token that is not good: that would be work for anybody's asking.
  const password = account && (await hashPassword(newPassword));
  const done =
    password &&
    (await unlessGone(
      db.$transaction([
        // By the token again: of two who use it at once, one does.
        db.user.update({ where: isGood(), data: { password, ...noToken } }),
        endSessionsOf(account.id),
        revokeAccessTokensOf(account.id),
      ]),
    ));
  if (!done) throw new InvalidInputError(issue('token', 'resetToken.useless'));
  const [{ email }, { count }] = done;
  await Promise.all([rememberAddress(email), forgiveTries(email)]);
  return count;
}

/**
 * Makes a reset link for somebody to be given by hand. The link that they had is worth nothing any more.
 *
 * @throws NotFoundError when there is no such user
 */
export async function createResetLink(actor: Actor, userId: number): Promise<ResetLink> {
  const { token, ...stored } = newToken();
  const target = await db.user.findUnique({ where: { id: userId } });
  if (!target) throw new NotFoundError('user.unknown');
  const [user] = await db.$transaction([
    db.user.update({ where: { id: userId }, data: stored }),
    noteAction(actor, target, 'reset-link-created'),
  ]);
  return { url: linkOf(token), expiresAt: stored.resetTokenExpiry, user };
}

const noToken = { resetToken: null, resetTokenExpiry: null };

/** 256 random bits, of which only a digest is stored. */
function newToken() {
  const token = randomBytes(32).toString('base64url');
  return { token, resetToken: hashToken(token), resetTokenExpiry: new Date(Date.now() + lifetimeMs) };
}

/** At the address that the operator says people open; a request's own Host header could lead anywhere. */
function linkOf(token: string): string {
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `${env.PUBLIC_URL ?? `http://${host}:${env.PORT}`}${resetPath}${token}`;
}

/** @param pauseMs how old the account's last link must be to be replaced */
async function mailResetLink(email: string, pauseMs: number): Promise<void> {
  const { token, resetToken, resetTokenExpiry } = newToken();
  const replaced = new Date(resetTokenExpiry.getTime() - pauseMs);
  const [account] = await db.$queryRaw<Pick<User, 'username' | 'email'>[]>`
    UPDATE users SET "resetToken" = ${resetToken}, "resetTokenExpiry" = ${resetTokenExpiry}
    WHERE lower(email) = lower(${email}) AND ("resetTokenExpiry" IS NULL OR "resetTokenExpiry" <= ${replaced})
    RETURNING username, email`;
  if (!account) return;
  try {
    await sendMail(mailTo(account, linkOf(token)));
  } catch (error) {
    // So that the next wish need not wait.
    await db.user.updateMany({ where: { resetToken }, data: noToken });
    throw error;
  }
}

/** Usernames and links hold nothing that HTML would read. */
function mailTo({ username, email }: Pick<User, 'username' | 'email'>, link: string): Mail {
  const greeting = `Hello ${username},`;
  const reason = 'Somebody, most likely you, has asked to set a new password for your Stackling account.';
  const invitation = 'This link does it, once, within the next hour:';
  const otherwise =
    'If it was not you, there is nothing to do: your password stays as it is, and nobody else has this link.';
  return {
    to: email,
    subject: 'Set a new password for Stackling',
    text: [greeting, reason, invitation, link, otherwise, 'Stackling'].join('\n\n'),
    html: [greeting, reason, invitation, `<a href="${link}">Set a new password</a>`, otherwise, 'Stackling']
      .map((paragraph) => `<p>${paragraph}</p>`)
      .join('\n'),
  };
}
