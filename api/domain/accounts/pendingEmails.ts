import { db } from '../../database/db.ts';
import { NotOfferedError, UnauthenticatedError } from '../../errors.ts';
import { Prisma, type OutboxMail, type User } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { mailLater } from '../../notifications/outbox.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { confirmEmailMail, emailChangeMail, emailInUseMail } from '../../notifications/templates/emailChange.ts';
import { paths } from '../../../common/paths.ts';
import { sendsMail } from '../../services/mail.ts';
import type { Client } from './client.ts';
import { deviceOf } from './device.ts';
import { limitConfirmations, mayMailClaim } from './limits.ts';
import { addressOf, linkTo, newLinkToken } from './links.ts';
import { accountOf, unlessGone } from './users.ts';

/** How long a link works, and how long its mail is worth sending. */
const lifetimeMs = dayMs;

/**
 * Keeps a user's new address until the link in a mail to it is opened, and tells the one that the account still has. What it
 * does does not depend on whether the new address has an account (docs/decisions/034-email-changes.md). Run it in the
 * transaction that makes sure that the user may do it.
 *
 * @param isMailed whether the new address may be mailed (limits.ts)
 */
export async function holdEmail(
  { id, username, email: earlier }: User,
  email: string,
  isMailed: boolean,
  { userAgent }: Client,
  transaction: Prisma.TransactionClient,
): Promise<void> {
  await keep(id, email, isMailed, transaction);
  const data = { username, email, device: deviceOf(userAgent), at: new Date().toISOString() };
  await mailLater({ template: 'email-change', address: earlier, data, lifetimeMs }, transaction);
}

async function keep(userId: number, email: string, isMailed: boolean, transaction: Prisma.TransactionClient) {
  const kept = { email, tokenHash: null, expiresAt: new Date(Date.now() + lifetimeMs) };
  await transaction.pendingEmail.upsert({ where: { userId }, create: { userId, ...kept }, update: kept });
  if (!isMailed) return;
  await mailLater({ template: 'confirm-email', address: email, data: { userId }, lifetimeMs }, transaction);
}

/**
 * Mails the link once more: to the address that the user wants, or to the one that the account has. Does nothing when that
 * one is verified. Earlier links stop working when the mail is sent.
 *
 * @throws NotOfferedError when the server sends no mail
 * @throws TooManyRequestsError
 */
export async function resendConfirmation(user: User): Promise<void> {
  if (!sendsMail()) throw new NotOfferedError('mail.off');
  const { id, email: current } = user;
  const wanted = await pendingEmailOf(user);
  if (wanted === null && user.emailVerifiedAt) return;
  await limitConfirmations(id);
  const email = wanted ?? current;
  const isMailed = await mayMailClaim(email);
  const done = unlessGone(
    db.$transaction(async (transaction) => {
      // Locks the account as it was read: an address that it has lost meanwhile must not become its new one.
      await transaction.user.update({ where: { id, email: current }, data: { email: current } });
      await keep(id, email, isMailed, transaction);
      return true;
    }),
  );
  if (!(await done)) throw new UnauthenticatedError();
}

/** The address that a user wants and that is not confirmed yet; null if there is none. */
export async function pendingEmailOf({ id, email }: Pick<User, 'id' | 'email'>): Promise<string | null> {
  const pending = await db.pendingEmail.findUnique({ where: { userId: id, expiresAt: { gt: new Date() } } });
  return pending && pending.email !== email ? pending.email : null;
}

/** Forgets the address that waits to be confirmed, if there is one. Its link stops working. */
export const dropPendingEmail = (userId: number, client: Pick<typeof db, 'pendingEmail'> = db) =>
  client.pendingEmail.deleteMany({ where: { userId } });

/** The mail with a link, or to whoever has an account with the address; undefined when the link is not wanted any more. */
export async function composeConfirmation({ address, data }: OutboxMail): Promise<ComposedMail | undefined> {
  const { userId } = JSON.parse(data) as { userId: number };
  const pending = () => ({ userId, email: address, expiresAt: { gt: new Date() } });
  const owner = await accountOf(address);
  if (owner && owner.id !== userId) {
    const isWanted = (await db.pendingEmail.count({ where: pending() })) > 0;
    return isWanted ? { ...emailInUseMail(owner), takeBack: async () => undefined } : undefined;
  }
  const { token, tokenHash } = newLinkToken();
  const [held] = await db.pendingEmail.updateManyAndReturn({
    where: pending(),
    data: { tokenHash },
    include: { user: true },
  });
  if (!held) return undefined;
  return {
    ...confirmEmailMail(address, held.user, linkTo(paths.confirmEmail, token)),
    takeBack: () => db.pendingEmail.updateMany({ where: { tokenHash }, data: { tokenHash: null } }),
  };
}

/** The mail to the address that the account still has. */
export async function composeEmailChange({ address, data }: OutboxMail): Promise<ComposedMail> {
  const { at, ...change } = JSON.parse(data);
  return {
    ...emailChangeMail(address, { ...change, at: new Date(at) }, addressOf('')),
    takeBack: async () => undefined,
  };
}

export const expiredPendingEmails: Expired = {
  table: 'pending_emails',
  key: 'userId',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
