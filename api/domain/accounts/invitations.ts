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
import { noteAction, type Outsider } from './auditLog.ts';
import { linkTo, newLinkToken } from './links.ts';
import { maskedEmail } from './maskedEmail.ts';
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
export async function createInvitation(actor: User, { email }: Infer<typeof invitationForm>): Promise<NewInvitation> {
  if (env.REGISTRATION === 'closed') throw new NotOfferedError('registration.closed');
  const invited = { userId: actor.id, email: email ?? null, expiresAt: new Date(Date.now() + lifetimeMs) };
  if (email === undefined || !sendsMail()) {
    const { token, tokenHash } = newLinkToken();
    const [invitation] = await db.$transaction([
      db.invitation.create({ data: { ...invited, isMailed: false, tokenHash } }),
      noteAction(actor, inviteeOf(invited), 'invitation-created'),
    ]);
    return { invitation, url: linkTo(paths.invitation, token) };
  }
  const invitation = await db.$transaction(async (transaction) => {
    const created = await transaction.invitation.create({ data: { ...invited, isMailed: true } });
    await mailLater({ template: 'invitation', address: email, data: { id: created.id }, lifetimeMs }, transaction);
    await noteAction(actor, inviteeOf(created), 'invitation-created', [], transaction);
    return created;
  });
  return { invitation, url: null };
}

/** Whom the audit log names. */
const inviteeOf = ({ email }: Pick<Invitation, 'email'>): Outsider => ({
  id: null,
  username: email === null ? 'whoever has the link' : maskedEmail(email),
});

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
 * @returns the administrator who had created it
 * @throws InvalidInputError when it is no longer good
 */
export async function useInvitation(
  transaction: Prisma.TransactionClient,
  id: number,
): Promise<Pick<User, 'id' | 'username'>> {
  // The row is locked until the transaction ends, and stays when that fails.
  const [inviter] = await transaction.$queryRaw<Pick<User, 'id' | 'username'>[]>`
    DELETE FROM invitations USING users
    WHERE invitations.id = ${id} AND "expiresAt" > ${new Date()} AND users.id = invitations."userId"
    RETURNING users.id, users.username`;
  if (!inviter) throw useless();
  return inviter;
}

const useless = () => new InvalidInputError(issue('invitation', 'invitation.useless'));

/** A page of the invitations that still work. */
export const invitationsOn = (page: Page) =>
  db.$queryRaw<Placed<Invitation>[]>`
    SELECT *, ${placeSql(page.order)} FROM "invitations" WHERE "expiresAt" > ${new Date()} AND ${pageSql(page)}`;

/** @throws NotFoundError when there is no such invitation */
export async function revokeInvitation(actor: User, id: number): Promise<void> {
  await db.$transaction(async (transaction) => {
    const [revoked] = await transaction.$queryRaw<Invitation[]>`DELETE FROM invitations WHERE id = ${id} RETURNING *`;
    if (!revoked) throw new NotFoundError('invitation.unknown');
    await noteAction(actor, inviteeOf(revoked), 'invitation-revoked', [], transaction);
  });
}

export const expiredInvitations: Expired = {
  table: 'invitations',
  key: 'id',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
