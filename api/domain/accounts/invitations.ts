import type { infer as Infer } from 'zod/mini';
import type { invitationForm } from '../../../common/forms/accountForms.ts';
import { paths } from '../../../common/paths.ts';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { InvalidInputError, issue, NotFoundError, NotOfferedError } from '../../errors.ts';
import { Prisma, type Invitation, type OutboxMail, type User } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { mailLater } from '../../notifications/outbox.ts';
import { invitationMail } from '../../notifications/templates/invitation.ts';
import { sendsMail } from '../../services/mail.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';
import { linkTo, newLinkToken } from './links.ts';
import { hashToken } from './sessions.ts';

const lifetimeMs = 7 * 24 * 60 * 60_000;

export interface NewInvitation {
  invitation: Invitation;
  /** The link to pass on; null when it is mailed, so that only the recipient has it. */
  url: string | null;
}

/**
 * Invites somebody to create an account. With an email and a mail server, the link is mailed, and the account's email
 * counts as verified.
 *
 * @throws NotOfferedError when nobody may create an account
 */
export async function createInvitation(
  { id: userId }: User,
  { email }: Infer<typeof invitationForm>,
): Promise<NewInvitation> {
  if (env.REGISTRATION === 'closed') throw new NotOfferedError('registration.closed');
  const invited = { userId, email: email ?? null, expiresAt: new Date(Date.now() + lifetimeMs) };
  if (email === undefined || !sendsMail()) {
    const { token, tokenHash } = newLinkToken();
    const invitation = await db.invitation.create({ data: { ...invited, isMailed: false, tokenHash } });
    return { invitation, url: linkTo(paths.invitation, token) };
  }
  const invitation = await db.$transaction(async (transaction) => {
    const created = await transaction.invitation.create({ data: { ...invited, isMailed: true } });
    await mailLater({ template: 'invitation', address: email, data: { id: created.id }, lifetimeMs }, transaction);
    return created;
  });
  return { invitation, url: null };
}

/** The mail with an invitation's link; undefined when it was revoked meanwhile or is over. */
export async function composeInvitation({ data }: OutboxMail): Promise<ComposedMail | undefined> {
  const { id } = JSON.parse(data) as { id: number };
  const { token, tokenHash } = newLinkToken();
  const [invitation] = await db.invitation.updateManyAndReturn({
    where: { id, expiresAt: { gt: new Date() } },
    data: { tokenHash },
    include: { createdBy: true },
  });
  if (!invitation?.email) return undefined;
  return {
    ...invitationMail(invitation.email, invitation.createdBy, linkTo(paths.invitation, token)),
    takeBack: () => db.invitation.updateMany({ where: { tokenHash }, data: { tokenHash: null } }),
  };
}

/**
 * The invitation of a link.
 *
 * @throws InvalidInputError when it is no longer good, or is for another email
 */
export async function goodInvitation(token: string, email: string): Promise<Invitation> {
  const where = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } };
  const invitation = await db.invitation.findFirst({ where });
  if (!invitation) throw useless();
  if (invitation.email !== null && invitation.email.toLowerCase() !== email.toLowerCase())
    throw new InvalidInputError(issue('email', 'invitation.otherEmail'));
  return invitation;
}

/**
 * Uses an invitation up. Run it in the transaction that creates the account, so that two people cannot both use it.
 *
 * @throws InvalidInputError when it is no longer good
 */
export async function useInvitation(transaction: Prisma.TransactionClient, id: number): Promise<void> {
  // The row is locked until the transaction ends, and stays when that fails.
  const { count } = await transaction.invitation.deleteMany({ where: { id, expiresAt: { gt: new Date() } } });
  if (count === 0) throw useless();
}

const useless = () => new InvalidInputError(issue('invitation', 'invitation.useless'));

/** A page of the invitations that still work. */
export const invitationsOn = (page: Page) =>
  db.$queryRaw<Placed<Invitation>[]>`
    SELECT *, ${placeSql(page.order)} FROM "invitations" WHERE "expiresAt" > ${new Date()} AND ${pageSql(page)}`;

/** @throws NotFoundError when there is no such invitation */
export async function revokeInvitation(id: number): Promise<void> {
  const { count } = await db.invitation.deleteMany({ where: { id } });
  if (count === 0) throw new NotFoundError('invitation.unknown');
}

export const expiredInvitations: Expired = {
  table: 'invitations',
  key: 'id',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
