import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Expired } from '../../jobs/sweep.ts';
import type { ErrorCode } from '../../errorTexts.ts';
import type { Client } from './client.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type Address = Pick<Client, 'address'>;

/** Speaks to the limiter's table through Prisma, which knows both databases. */
const storeClient = {
  async query({ text, values }: { text: string; values: unknown[] }) {
    const rows = await db.$queryRawUnsafe<{ points: number; expire: bigint }[]>(text, ...values);
    return { rowCount: rows.length, rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) };
  },
};

/** Allows so many tries in a window of so many seconds, which starts with the first one. */
function limiter(keyPrefix: string, points: number, duration: number) {
  return new RateLimiterPostgres({
    storeClient,
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    clearExpiredByTimeout: false,
  });
}

/** Tries of one address at one account; together they make the waits grow. */
const pairLimiters = [
  limiter('pair-minute', 5, minute),
  limiter('pair-quarter', 10, 15 * minute),
  limiter('pair-day', 20, day),
];
const addressLimiter = limiter('address', 50, hour);
/** Past its points an account is under attack: then each strange address has the tries of the next limiter. */
const accountLimiter = limiter('account', 100, day);
const attackedPairLimiter = limiter('pair-attacked', 3, day);
/** Not a limit but a note of who signed in from where. */
const knownPairs = limiter('known', 1, 90 * day);

const registrationLimiter = limiter('register', 50, hour);

const emailChangeLimiter = limiter('email-change', 20, hour);

/** Wishes for a reset link (docs/decisions/005-password-reset.md): of one address for one account, and for all accounts. */
const resetPairLimiter = limiter('reset-pair', 3, hour);
const resetAddressLimiter = limiter('reset-address', 20, hour);
/** Past its points the mailbox of an account is under attack: then its mails become rare. */
const resetAccountLimiter = limiter('reset-account', 10, day);
const resetTryLimiter = limiter('reset-try', 20, hour);

/** Questions to the AI provider: of an address, all its visitors together, and of a user. */
const visitorAiLimiters = [limiter('ai-visitor-minute', 3, minute), limiter('ai-visitor-day', 15, day)];
const userAiLimiters = [limiter('ai-user-minute', 6, minute), limiter('ai-user-day', 60, day)];

/** Counts that start anew; an hour later, as the clocks of several servers may differ. */
export const expiredLimits: Expired = {
  table: 'rate_limits',
  key: 'key',
  where: () => Prisma.sql`expire < ${Date.now() - hour * 1000}::bigint`,
};

/**
 * Checks somebody's password if there are tries left (docs/decisions/004-login-throttling.md). The try is counted before
 * the check and given back when the password is right, or was not looked at for lack of tries or of time.
 *
 * @param check gives nothing when the password is wrong
 * @throws TooManyRequestsError without a check when there are none left
 */
export async function limitPasswordTries<Result>(
  email: string,
  client: Address,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  if (env.RATE_LIMITS === 'off') return check();
  const pair = pairOf(email, client);
  const account = keyOf(email.toLowerCase());
  const address = keyOf(networkOf(client.address));
  const taken: [RateLimiterPostgres, string][] = [];
  const takeOne = async (limiter: RateLimiterPostgres, key: string) => {
    await take(limiter, key);
    taken.push([limiter, key]);
  };
  const giveBack = () => Promise.all(taken.map(([limiter, key]) => limiter.reward(key)));

  try {
    for (const limiter of pairLimiters) await takeOne(limiter, pair);
    if (!(await knownPairs.get(pair))) {
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

/** Notes that the owner of an account is at this address, so that strangers elsewhere do not slow them down. */
export async function rememberAddress(email: string, client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await knownPairs.set(pairOf(email, client), 1, knownPairs.duration);
}

/**
 * Counts a registration.
 *
 * @throws TooManyRequestsError when this address has made too many
 */
export async function limitRegistrations({ address }: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(registrationLimiter, keyOf(networkOf(address)));
}

/**
 * Counts a change of one's email, which tells whether the new one has an account.
 *
 * @throws TooManyRequestsError when this address has made too many
 */
export async function limitEmailChanges({ address }: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(emailChangeLimiter, keyOf(networkOf(address)));
}

/**
 * Counts a wish for a reset link.
 *
 * @returns how many seconds ago the account's last link must have been made for another one to be mailed
 * @throws TooManyRequestsError when this address has asked too often
 */
export async function limitResetRequests(email: string, client: Address): Promise<number> {
  if (env.RATE_LIMITS === 'off') return 0;
  const pair = pairOf(email, client);
  await take(resetPairLimiter, pair);
  if (await knownPairs.get(pair)) return 10 * minute;
  await take(resetAddressLimiter, keyOf(networkOf(client.address)));
  const { consumedPoints } = await resetAccountLimiter.penalty(keyOf(email.toLowerCase()));
  return consumedPoints > resetAccountLimiter.points ? hour : 10 * minute;
}

/**
 * Counts a try at a reset token.
 *
 * @throws TooManyRequestsError when this address has tried too many
 */
export async function limitResetTries({ address }: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(resetTryLimiter, keyOf(networkOf(address)));
}

/** Forgets the wrong passwords from this address once its user has shown otherwise who they are. */
export async function forgiveTries(email: string, client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off')
    await Promise.all(pairLimiters.map((limiter) => limiter.delete(pairOf(email, client))));
}

/**
 * Counts a question to the AI provider, which costs its operator money: one of a user, or of the visitors at an address.
 *
 * @throws TooManyRequestsError when too many were asked
 */
export async function limitAiQuestions({ userId, address }: Address & { userId?: number | undefined }): Promise<void> {
  if (env.RATE_LIMITS === 'off') return;
  const [limiters, key] =
    userId === undefined ? [visitorAiLimiters, networkOf(address)] : [userAiLimiters, `user ${userId}`];
  for (const limiter of limiters) await take(limiter, keyOf(key), 'aiQuestions.tooMany');
}

async function take(limiter: RateLimiterPostgres, key: string, code?: ErrorCode): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new TooManyRequestsError(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), code);
  }
}

/** Digests, so that the table tells nobody who signs in from where. */
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');

const pairOf = (email: string, { address }: Address) => keyOf(email.toLowerCase(), networkOf(address));

/** An address as far as one customer of a provider has it alone: the whole of an IPv4 one, the first half of an IPv6 one. */
export function networkOf(address: string): string {
  const mapped = address.slice(address.lastIndexOf(':') + 1);
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*/, '').split('::');
  const groups = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return [...groups, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
