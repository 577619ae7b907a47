import { env } from '../../env.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';

/** Stands for the digest of an account without a password; no password matches it. */
export const noPassword = 'none';

/** Whether a password opens this account. */
export const hasPassword = ({ password }: Pick<User, 'password'>): boolean =>
  password !== noPassword && env.PASSWORD_LOGIN === 'on';

/** @throws InvalidInputError when the settings have people sign in without passwords */
export function refuseWithoutPasswords(): void {
  if (env.PASSWORD_LOGIN === 'off') throw new InvalidInputError(issue('', 'passwordLogin.off'));
}
