import type { infer as Infer } from 'zod/mini';
import type { changePasswordForm, loginForm } from '../../../common/forms/accountForms.ts';
import type { Currency } from '../../../common/billing/currencies.ts';
import { db } from '../../database/db.ts';
import {
  ConflictError,
  InvalidCredentialsError,
  InvalidInputError,
  issue,
  SecondFactorRequired,
} from '../../errors.ts';
import { Prisma, type User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { replaceCredentials } from './credentials.ts';
import { hashNewPassword } from './newPasswords.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { refuseWithoutPasswords } from './passwordLogin.ts';
import { limitPasswordTries } from './passwordTries.ts';
import { methodsOf, tryCode } from './secondFactor.ts';
import { noteFailedSignIn } from './securityEvents.ts';
import { startSecondStep } from './secondSteps.ts';
import { renewToken, startSession, type SignIn } from './sessions.ts';

/**
 * Signs in with an email and a password, and with a code of the second factor if the account has one.
 *
 * @param client the session in its cookie ends
 * @throws InvalidCredentialsError for an unknown email and a wrong password alike, for a wrong code and for a disabled
 *   account
 * @throws SecondFactorRequired when the password is right and a code is missing
 * @throws TooManyRequestsError
 */
export async function logIn({ email, password, code }: Infer<typeof loginForm>, client: Client): Promise<SignIn> {
  refuseWithoutPasswords();
  const outcome = await limitPasswordTries(email, client, async () => {
    const account = await accountOf(email);
    if (!(await verifyPassword(password, account?.password)) || !account) return undefined;
    const { id, password: digest } = account;
    const methods = await methodsOf(id);
    if (methods.length > 0 && code === undefined) return startSecondStep(account, methods);
    if (methods.length > 0 && !(await tryCode(id, code ?? ''))) {
      noteFailedSignIn(Prisma.sql`users.id = ${id}`, client);
      throw new InvalidCredentialsError('secondFactor.wrongCode');
    }
    const renewed = isOutdated(digest) ? await hashPassword(password) : digest;
    return unlessGone(
      db.$transaction(async (transaction) => {
        // Matches the digest too: a password that was changed meanwhile no longer signs in.
        const where = { id, password: digest };
        if (renewed !== digest) await transaction.user.update({ where, data: { password: renewed } });
        return startSession(transaction, { id, password: renewed }, client, 'password');
      }),
    );
  });
  if (!outcome) {
    noteFailedSignIn(Prisma.sql`lower(email) = lower(${email})`, client);
    throw new InvalidCredentialsError();
  }
  if ('methods' in outcome) throw new SecondFactorRequired(outcome.token, outcome.methods);
  return outcome;
}

/**
 * Changes a user's password and ends their other sessions and all access tokens.
 *
 * @param client the session in its cookie does not end, but gets a new token
 * @throws InvalidInputError when the current password is wrong, or the new one is easy to guess
 * @throws TooManyRequestsError
 */
export async function changePassword(
  { id, username, email, password: digest }: User,
  { currentPassword, newPassword }: Infer<typeof changePasswordForm>,
  client: Client & { sessionToken: string },
): Promise<SignIn> {
  refuseWithoutPasswords();
  const changed = await limitPasswordTries(email, client, async () => {
    if (!(await verifyPassword(currentPassword, digest))) return undefined;
    const password = await hashNewPassword('newPassword', newPassword, { username, email });
    return unlessGone(
      db.$transaction(async (transaction) => {
        const account = { id, password: digest };
        const { user } = await replaceCredentials(transaction, account, { password }, client.sessionToken);
        return { user, session: await renewToken(client.sessionToken, transaction) };
      }),
    );
  });
  if (changed) return changed;
  throw new InvalidInputError(issue('currentPassword', 'currentPassword.wrong'));
}

/** Chooses the currency that a user's totals are shown in. */
export const setCurrency = (userId: number, currency: Currency): Promise<User> =>
  db.user.update({ where: { id: userId }, data: { currency } });

/**
 * The account with this email, whatever its case; undefined when there is none.
 *
 * Uses the index on the lower-case email: Prisma's insensitive search would treat `_` as a wildcard.
 */
export async function accountOf(email: string, client: Pick<typeof db, '$queryRaw'> = db): Promise<User | undefined> {
  const accounts = await client.$queryRaw<User[]>`SELECT * FROM users WHERE lower(email) = lower(${email})`;
  return accounts[0];
}

/** Undefined when the row to change is gone or no longer matches. */
export function unlessGone<Result>(change: Promise<Result>): Promise<Result | undefined> {
  return change.catch((error: unknown) => {
    if (isKnown(error, 'P2025')) return undefined;
    throw error;
  });
}

/** The conflict that a violated unique index means for a form; undefined for other errors. */
export function conflictOf(error: unknown): ConflictError | undefined {
  if (!isKnown(error, 'P2002')) return undefined;
  const field = /users_(username|email)_lower_key/.exec(JSON.stringify(error.meta))?.[1] as
    'username' | 'email' | undefined;
  return field && new ConflictError(field, `${field}.taken`);
}

/** Whether an error is Prisma's, with this code. */
export const isKnown = (error: unknown, code: string): error is Prisma.PrismaClientKnownRequestError =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === code;
