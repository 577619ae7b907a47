import { db } from '../../database/db.ts';
import { env } from '../../env.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { logEvent } from '../../log.ts';
import { countTry, giveBack, type Counted, type TryLimit } from './countedTries.ts';
import { addressKey, keyOf, pairOf, type Address } from './limitKeys.ts';
import { day, hour, minute } from './limiter.ts';
import { mostAtOnce } from './passwords.ts';
import { Turns } from './turns.ts';

/** Tries from one address at one account; the three limits together make the waits grow. */
const pairLimits: readonly TryLimit[] = [
  { name: 'pair-minute', points: 5, seconds: minute },
  { name: 'pair-quarter', points: 10, seconds: 15 * minute },
  { name: 'pair-day', points: 20, seconds: day },
];
const addressLimit: TryLimit = { name: 'address', points: 50, seconds: hour };
/** An account over this limit is under attack: each unknown address then gets the tries of the next limit. */
const accountLimit: TryLimit = { name: 'account', points: 100, seconds: day };
const attackedPairLimit: TryLimit = { name: 'pair-attacked', points: 3, seconds: day };

/** Marks who has signed in from where. */
const knownFor = 90 * day;
const markOf = (pair: string) => `known:${pair}`;

/**
 * One more than are hashed at a time, so that the tries of many do not queue up at the database before everybody else's
 * statements. The last in a full queue waits about two seconds.
 */
const turns = new Turns(mostAtOnce + 1, 20 * (mostAtOnce + 1));

/**
 * Checks a password if there are tries left (docs/decisions/004-login-throttling.md). The try is counted before the check,
 * and given back when the password is right or was not checked, for lack of tries or of time.
 *
 * @param check resolves with undefined when the password is wrong
 * @throws TooManyRequestsError without a check when there are no tries left
 */
export function limitPasswordTries<Result>(
  email: string,
  client: Address,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const checkAndLog = async () => {
    const result = await check();
    if (result === undefined) logEvent('wrong-password');
    return result;
  };
  return env.RATE_LIMITS === 'off' ? checkAndLog() : turns.take(() => countAndCheck(email, client, checkAndLog));
}

async function countAndCheck<Result>(
  email: string,
  client: Address,
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const pair = pairOf(email, client);
  const counted = await countTry(
    pairLimits.map((limit) => ({ limit, key: pair })),
    [
      { limit: addressLimit, key: addressKey(client) },
      { limit: accountLimit, key: keyOf(email.toLowerCase()) },
    ],
    markOf(pair),
  );
  if (counted.some(({ limit, count }) => limit === accountLimit && count > limit.points))
    counted.push(...(await countTry([{ limit: attackedPairLimit, key: pair }])));
  try {
    refuseOver(counted);
    const result = await check();
    if (result !== undefined) await giveBack(counted, { key: markOf(pair), seconds: knownFor });
    return result;
  } catch (error) {
    if (error instanceof TooManyRequestsError) await giveBack(counted);
    throw error;
  }
}

function refuseOver(counted: readonly Counted[]): void {
  const over = counted.find(({ limit, count }) => limit !== accountLimit && count > limit.points);
  if (over) throw new TooManyRequestsError(Math.max(1, Math.ceil(over.msLeft / 1_000)), undefined, over.limit.name);
}

/** Records that the owner of an account uses this address, so that attacks from elsewhere do not slow them down. */
export async function rememberAddress(email: string, client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await giveBack([], { key: markOf(pairOf(email, client)), seconds: knownFor });
}

/** Whether the owner of an account has signed in at this address. */
export async function isKnownAddress(email: string, client: Address): Promise<boolean> {
  const mark = await db.rateLimit.findUnique({ where: { key: markOf(pairOf(email, client)) } });
  return mark !== null && Number(mark.expire) > Date.now();
}

/** Forgets the wrong passwords from this address once its user has proved in another way who they are. */
export async function forgiveTries(email: string, client: Address): Promise<void> {
  const pair = pairOf(email, client);
  if (env.RATE_LIMITS !== 'off')
    await db.rateLimit.deleteMany({ where: { key: { in: pairLimits.map(({ name }) => `${name}:${pair}`) } } });
}
