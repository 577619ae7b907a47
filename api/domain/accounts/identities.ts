import { email as emailRule } from '../../../common/forms/accountForms.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue, NotFoundError, NotOfferedError } from '../../errors.ts';
import type { Identity, Prisma, User } from '../../generated/prisma/client.ts';
import type { Claims } from '../../services/openid.ts';
import type { Client } from './client.ts';
import { hasPassword, noPassword } from './passwordLogin.ts';
import { refuseUninvited } from './newAccounts.ts';
import { noteChange } from './securityEvents.ts';
import { startSession, type SignIn } from './sessions.ts';
import { SingleSignOnError } from './singleSignOnError.ts';
import { freeUsername } from './usernames.ts';
import { accountOf, isKnown } from './users.ts';

type Whereabouts = Pick<User, 'timeZone' | 'locale'>;

/**
 * Signs in whoever the provider has signed in: to the account that the identity was joined to, or else to a new one. An
 * account with the same email is not joined: who has it must sign in to it first
 * (docs/decisions/032-single-sign-on.md).
 *
 * @param browser where the browser is, for a new account
 * @param client the session in its cookie ends
 * @throws SingleSignOnError
 * @throws InvalidCredentialsError when the account is disabled
 */
export async function signInWith(claims: Claims, browser: Whereabouts, client: Client): Promise<SignIn> {
  const enter = () =>
    db.$transaction(async (transaction) => {
      const identity = await transaction.identity.findUnique({ where: whereOf(claims) });
      const id = identity?.userId ?? (await createAccount(transaction, claims, browser)).id;
      return startSession(transaction, { id }, client, 'single-sign-on');
    });
  return enter().catch((error: unknown) => {
    // Somebody has just made the account, or taken its name: the second time, that is seen.
    if (isKnown(error, 'P2002')) return enter();
    throw error;
  });
}

async function createAccount(
  transaction: Prisma.TransactionClient,
  { issuer, subject, verifiedEmail, name }: Claims,
  { timeZone, locale }: Whereabouts,
): Promise<User> {
  refuseStrangers();
  const { success, data: email } = emailRule.safeParse(verifiedEmail);
  if (!success) throw new SingleSignOnError('emailUnverified');
  if (await accountOf(email, transaction)) throw new SingleSignOnError('emailTaken');
  const username = await freeUsername(name || email, 'user', transaction);
  const identities = { create: { issuer, subject } };
  return transaction.user.create({
    data: { username, email, emailVerifiedAt: new Date(), password: noPassword, timeZone, locale, identities },
  });
}

function refuseStrangers(): void {
  try {
    refuseUninvited(false);
  } catch (error) {
    if (!(error instanceof NotOfferedError)) throw error;
    throw new SingleSignOnError(error.code === 'registration.closed' ? 'closed' : 'inviteOnly');
  }
}

/**
 * Joins an identity to the account of somebody who is signed in to it.
 *
 * @throws SingleSignOnError when it is joined to another account
 */
export async function joinIdentity(user: User, { issuer, subject }: Claims, client: Client): Promise<void> {
  await db.$transaction(async (transaction) => {
    const data = { userId: user.id, issuer, subject };
    const { count } = await transaction.identity.createMany({ data, skipDuplicates: true });
    if (count > 0) return noteChange(user, 'identity-joined', transaction, { client });
    const { userId } = await transaction.identity.findUniqueOrThrow({ where: whereOf({ issuer, subject }) });
    if (userId !== user.id) throw new SingleSignOnError('joinedElsewhere');
  });
}

/**
 * Takes an identity away from its account.
 *
 * @throws NotFoundError when `userId` has no such identity
 * @throws InvalidInputError when the user could not sign in any more
 */
export async function removeIdentity(userId: number, id: number, client: Client): Promise<void> {
  await db.$transaction(async (transaction) => {
    // One at a time for each user, so that two removals at once leave one.
    const [user] = await transaction.$queryRaw<User[]>`SELECT * FROM users WHERE id = ${userId} FOR NO KEY UPDATE`;
    const identities = await transaction.identity.findMany({ where: { userId } });
    if (!user || !identities.some((identity) => identity.id === id)) throw new NotFoundError('identity.unknown');
    const isLast = identities.length === 1 && !hasPassword(user);
    if (isLast && (await transaction.passkey.count({ where: { userId } })) === 0)
      throw new InvalidInputError(issue('', 'identity.last'));
    await transaction.identity.delete({ where: { id } });
    await noteChange(user, 'identity-removed', transaction, { client });
  });
}

/** The identities that each user has joined, oldest first. */
export async function identitiesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, Identity[]>> {
  const identities = await db.$queryRaw<Identity[]>`
    SELECT * FROM identities WHERE "userId" = ANY(${userIds}::integer[]) ORDER BY id`;
  return Map.groupBy(identities, ({ userId }) => userId);
}

const whereOf = ({ issuer, subject }: Pick<Claims, 'issuer' | 'subject'>) => ({ issuer_subject: { issuer, subject } });
