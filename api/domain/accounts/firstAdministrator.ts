import { db } from '../../database/db.ts';
import { takeTurn } from '../../database/locks.ts';
import type { Settings } from '../../env.ts';
import { InvalidInputError, StartError } from '../../errors.ts';
import { noteAction } from './auditLog.ts';
import { replaceCredentials } from './credentials.ts';
import { hashNewPassword } from './newPasswords.ts';
import { freeUsername } from './usernames.ts';
import { accountOf } from './users.ts';

/**
 * Gives a database without an administrator the one from the settings: the account with ADMIN_EMAIL, or a new one, with
 * ADMIN_PASSWORD as its password. Emails are not verified at registration, so somebody else may already have that
 * account: they are signed out and cannot sign in again.
 *
 * @returns the administrator's username when one was made
 * @throws StartError when the password is easy to guess
 */
export async function ensureAdministrator({
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
}: Pick<Settings, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>): Promise<string | undefined> {
  if (!email || !password || (await hasAdministrator())) return undefined;
  const digest = await hashNewPassword('ADMIN_PASSWORD', password, { email }).catch((error: unknown) => {
    if (!(error instanceof InvalidInputError)) throw error;
    throw new StartError(`The setting ADMIN_PASSWORD is wrong: ${error.message}.`);
  });
  return db.$transaction(async (transaction) => {
    // Several servers may start at once: one does it, the others wait and find it done.
    await takeTurn('administrators', transaction);
    if (await hasAdministrator(transaction)) return undefined;
    const rights = { password: digest, isAdmin: true };
    const account = await accountOf(email, transaction);
    const administrator = account
      ? (await replaceCredentials(transaction, { id: account.id }, rights)).user
      : await transaction.user.create({
          data: {
            ...rights,
            email,
            emailVerifiedAt: new Date(),
            username: await freeUsername(email, 'admin', transaction),
          },
        });
    await noteAction('the system', administrator, 'admin-granted', account ? ['password'] : [], transaction);
    return administrator.username;
  });
}

const hasAdministrator = async (client: Pick<typeof db, 'user'> = db): Promise<boolean> =>
  (await client.user.findFirst({ where: { isAdmin: true }, select: { id: true } })) !== null;
