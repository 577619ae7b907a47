import type { SignInMethod } from '../../../common/values.ts';
import { env } from '../../env.ts';
import type { User } from '../../generated/prisma/client.ts';
import { hasSecondFactor } from './secondFactor.ts';

const isRequiredOf = ({ isAdmin }: User): boolean =>
  env.REQUIRE_SECOND_FACTOR === 'all' || (env.REQUIRE_SECOND_FACTOR === 'admins' && isAdmin);

/**
 * Whether a user must set up a second factor before they can do anything else. Who signs in at another provider need not:
 * that provider asks for what it finds necessary.
 *
 * @param method how they signed in
 */
export const mustSetUpSecondFactor = async (user: User, method: string): Promise<boolean> =>
  isRequiredOf(user) && method !== ('single-sign-on' satisfies SignInMethod) && !(await hasSecondFactor(user.id));
