import { env } from '../../env.ts';
import { keyOf } from './limitKeys.ts';
import { day, limiter, minute, take } from './limiter.ts';

/**
 * Wrong codes of one account, wherever they come from: whoever may try has shown its password already. At 20 tries a
 * day, guessing six digits takes decades.
 */
const codeLimiters = [limiter('code-quarter', 5, 15 * minute), limiter('code-day', 20, day)];

/**
 * Checks a code if there are tries left. The try is counted before the check, so that concurrent ones are counted too,
 * and given back when the code is right.
 *
 * @throws TooManyRequestsError without a check when there are none left
 */
export async function limitCodeTries(userId: number, check: () => Promise<boolean>): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return check();
  const key = keyOf(`user ${userId}`);
  for (const limiter of codeLimiters) await take(limiter, key);
  const isRight = await check();
  if (isRight) await Promise.all(codeLimiters.map((limiter) => limiter.reward(key)));
  return isRight;
}
