import type { infer as Infer } from 'zod/mini';
import type { finishRegistrationForm } from '../../../common/forms/accountForms.ts';
import { paths } from '../../../common/paths.ts';
import { db } from '../../database/db.ts';
import { ConflictError, InvalidInputError, issue } from '../../errors.ts';
import { Prisma, type Invitation, type OutboxMail, type User } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { mailLater } from '../../notifications/outbox.ts';
import { alreadyRegisteredMail, registrationMail } from '../../notifications/templates/registration.ts';
import type { Client } from './client.ts';
import { limitResetTries, mayMailClaim } from './limits.ts';
import { addressOf, linkTo, newLinkToken } from './links.ts';
import { createAccount, refuseUninvited } from './newAccounts.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { verifyPassword } from './passwords.ts';
import { limitPasswordTries } from './passwordTries.ts';
import { hashToken, type SignIn } from './sessions.ts';
import { accountOf } from './users.ts';

const lifetimeMs = 24 * 60 * 60_000;

/**
 * Keeps a registration until the link in a mail is opened. What it does does not depend on whether the address has an
 * account: that is looked up when the mail is sent (docs/decisions/033-quiet-registration.md).
 *
 * @param account with the digest of its password
 * @throws ConflictError when the username is taken; usernames are public
 */
export async function holdRegistration(
  account: Pick<User, 'username' | 'email' | 'password' | 'timeZone' | 'locale'>,
  invitation: Pick<Invitation, 'id'> | undefined,
): Promise<void> {
  if (await isTaken(account.username)) throw new ConflictError('username', 'username.taken');
  if (!(await mayMailClaim(account.email))) return;
  const expiresAt = new Date(Date.now() + lifetimeMs);
  await db.$transaction(async (transaction) => {
    const { id } = await transaction.pendingRegistration.create({
      data: { ...account, invitationId: invitation?.id ?? null, expiresAt },
    });
    await mailLater({ template: 'registration', address: account.email, data: { id }, lifetimeMs }, transaction);
  });
}

async function isTaken(username: string): Promise<boolean> {
  const taken = await db.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE lower(username) = lower(${username})`;
  return taken.length > 0;
}

/** The mail to somebody who has registered: a link, or that they have an account already. */
export async function composeRegistration({ address, data }: OutboxMail): Promise<ComposedMail | undefined> {
  const { id } = JSON.parse(data) as { id: number };
  const account = await accountOf(address);
  if (account) return { ...alreadyRegisteredMail(account, addressOf('')), takeBack: async () => undefined };
  const { token, tokenHash } = newLinkToken();
  const { count } = await db.pendingRegistration.updateMany({
    where: { id, expiresAt: { gt: new Date() } },
    data: { tokenHash },
  });
  if (count === 0) return undefined;
  return {
    ...registrationMail(address, linkTo(paths.registration, token)),
    takeBack: () => db.pendingRegistration.updateMany({ where: { tokenHash }, data: { tokenHash: null } }),
  };
}

/**
 * Creates the account of somebody who has opened the link, and signs it in. The password shows that it was they who
 * registered, and not somebody else with their address.
 *
 * @param client the session in its cookie ends
 * @throws InvalidInputError when the link is no longer good, or the password is not the one of the registration
 * @throws ConflictError when the username was taken meanwhile
 * @throws NotOfferedError when the settings have changed meanwhile
 * @throws TooManyRequestsError
 */
export async function finishRegistration(
  { token, password }: Infer<typeof finishRegistrationForm>,
  client: Client,
): Promise<SignIn> {
  await limitResetTries(client);
  const pending = await db.pendingRegistration.findUnique({
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
  });
  if (!pending) throw useless();
  const { id, username, email, password: digest, timeZone, locale, invitationId } = pending;
  refuseWithoutPasswords();
  refuseUninvited(invitationId !== null);
  const isRight = await limitPasswordTries(
    email,
    client,
    async () => (await verifyPassword(password, digest)) || undefined,
  );
  if (!isRight) throw new InvalidInputError(issue('password', 'registration.wrongPassword'));
  const account = { username, email, password: digest, timeZone, locale, emailVerifiedAt: new Date() };
  const signIn = await createAccount(account, invitationId, client).catch((error: unknown) => {
    // Two opened it at once, or the address has an account by now.
    if (error instanceof ConflictError && error.field === 'email') throw useless();
    throw error;
  });
  await db.pendingRegistration.deleteMany({ where: { OR: [{ id }, { email }] } });
  return signIn;
}

const useless = () => new InvalidInputError(issue('token', 'registration.useless'));

export const expiredRegistrations: Expired = {
  table: 'pending_registrations',
  key: 'id',
  where: () => Prisma.sql`"expiresAt" < ${new Date()}`,
};
