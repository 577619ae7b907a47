import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { env } from '../../env.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { addressKey, keyOf, pairOf, type Address } from './limitKeys.ts';
import { day, hour, limiter, minute, take } from './limiter.ts';

/** Attempts from one address at one account; the three limits together make the waits grow. */
const pairLimiters = [
  limiter('pair-minute', 5, minute),
  limiter('pair-quarter', 10, 15 * minute),
  limiter('pair-day', 20, day),
];
const addressLimiter = limiter('address', 50, hour);
/** An account over this limit is under attack: each unknown address then gets the attempts of the next limiter. */
const accountLimiter = limiter('account', 100, day);
const attackedPairLimiter = limiter('pair-attacked', 3, day);
/** Not a limit: it records who has signed in from where. */
const knownPairs = limiter('known', 1, 90 * day);

/**
 * Checks a password if there are attempts left (docs/decisions/004-login-throttling.md). The attempt is counted before
 * the check, and given back when the password is right or was not checked, for lack of attempts or of time.
 *
 * @param check resolves with undefined when the password is wrong
 * @throws TooManyRequestsError without a check when there are no attempts left
 */
export async function limitPasswordTries<Result>(
  email: string,
  client: Address,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  if (env.RATE_LIMITS === 'off') return check();
  const pair = pairOf(email, client);
  const account = keyOf(email.toLowerCase());
  const address = addressKey(client);
  const taken: [RateLimiterPostgres, string][] = [];
  const takeOne = async (limiter: RateLimiterPostgres, key: string) => {
    await take(limiter, key);
    taken.push([limiter, key]);
  };
  const giveBack = () => Promise.all(taken.map(([limiter, key]) => limiter.reward(key)));

  try {
    for (const limiter of pairLimiters) await takeOne(limiter, pair);
    if (!(await isKnownAddress(email, client))) {
      await takeOne(addressLimiter, address);
      const { consumedPoints } = await accountLimiter.penalty(account);
      taken.push([accountLimiter, account]);
      if (consumedPoints > accountLimiter.points) await takeOne(attackedPairLimiter, pair);
    }
    const result = await check();
    if (result === undefined) return undefined;
    await Promise.all([giveBack(), rememberAddress(email, client)]);
    return result;
  } catch (error) {
    if (error instanceof TooManyRequestsError) await giveBack();
    throw error;
  }
}

/** Records that the owner of an account uses this address, so that attacks from elsewhere do not slow them down. */
export async function rememberAddress(email: string, client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await knownPairs.set(pairOf(email, client), 1, knownPairs.duration);
}

/** Whether the owner of an account has signed in at this address. */
export const isKnownAddress = async (email: string, client: Address): Promise<boolean> =>
  (await knownPairs.get(pairOf(email, client))) !== null;

/** Forgets the wrong passwords from this address once its user has proved in another way who they are. */
export async function forgiveTries(email: string, client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off')
    await Promise.all(pairLimiters.map((limiter) => limiter.delete(pairOf(email, client))));
}
