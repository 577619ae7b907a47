import { env } from '../../env.ts';
import { addressKey, keyOf, networkOf, pairOf, type Address } from './limitKeys.ts';
import { day, hour, limiter, minute, take } from './limiter.ts';
import { isKnownAddress } from './passwordTries.ts';

const registrationLimiter = limiter('register', 50, hour);
/** Mails to one address because somebody says that it is theirs. */
const claimMailLimiter = limiter('claim-mail', 10, day);

const passkeyQuestionLimiter = limiter('passkey-question', 300, hour);
/** Journeys to the OpenID provider, each of which is a row for ten minutes. */
const openIdLimiter = limiter('openid', 100, hour);

const testMailLimiter = limiter('test-mail', 5, hour);

/** Messages that go out because somebody tries their webhooks. */
const channelTestLimiter = limiter('channel-test', 10, hour);

const emailChangeLimiter = limiter('email-change', 20, hour);
/** Mails that an account causes to addresses which its user has to show to be theirs. */
const confirmationLimiter = limiter('confirm-email', 10, hour);

/**
 * Requests for a reset link (docs/decisions/005-password-reset.md): from one address for one account, and for all
 * accounts.
 */
const resetPairLimiter = limiter('reset-pair', 3, hour);
const resetAddressLimiter = limiter('reset-address', 20, hour);
/** An account over this limit is being flooded with mails, so it gets fewer of them. */
const resetAccountLimiter = limiter('reset-account', 10, day);
const resetTryLimiter = limiter('reset-try', 20, hour);

/** Readings of a calendar, which apps ask for every few hours, and of addresses that are none. */
const calendarLimiter = limiter('calendar', 60, hour);
const unknownCalendarLimiter = limiter('calendar-unknown', 60, hour);

/** Questions to the AI provider: from all visitors at an address together, and from a user. */
const visitorAiLimiters = [limiter('ai-visitor-minute', 3, minute), limiter('ai-visitor-day', 15, day)];
const userAiLimiters = [limiter('ai-user-minute', 6, minute), limiter('ai-user-day', 60, day)];

/** What somebody puts right in the finder's answers, one search or swap at a time. */
const choicesLimiter = limiter('finder-choices', 50, day);

/**
 * Counts a registration.
 *
 * @throws TooManyRequestsError when this address has made too many
 */
export async function limitRegistrations(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(registrationLimiter, addressKey(client));
}

/**
 * Counts a visitor's question for a passkey, which is a row in the database.
 *
 * @throws TooManyRequestsError when this address has asked too many
 */
export async function limitPasskeyQuestions(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(passkeyQuestionLimiter, addressKey(client));
}

/**
 * Counts a mail to an address that somebody has registered with, or wants for their account.
 *
 * @returns whether it may still be sent
 */
export async function mayMailClaim(email: string): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return true;
  const { consumedPoints } = await claimMailLimiter.penalty(keyOf(email.toLowerCase()));
  return consumedPoints <= claimMailLimiter.points;
}

/**
 * Counts a journey to the OpenID provider.
 *
 * @throws TooManyRequestsError when this address has started too many
 */
export async function limitOpenIdFlows(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(openIdLimiter, addressKey(client));
}

/**
 * Counts a change of email, which reveals whether the new email has an account.
 *
 * @throws TooManyRequestsError when this address has made too many
 */
export async function limitEmailChanges(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(emailChangeLimiter, addressKey(client));
}

/**
 * Counts an administrator's test mail.
 *
 * @throws TooManyRequestsError when there were too many
 */
export async function limitTestMails(userId: number): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(testMailLimiter, keyOf(`user ${userId}`));
}

/**
 * Counts a message with which a user tries a channel.
 *
 * @throws TooManyRequestsError when there were too many
 */
export async function limitChannelTests(userId: number): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(channelTestLimiter, keyOf(`user ${userId}`));
}

/**
 * Counts a mail with which a user shows that an address is theirs.
 *
 * @throws TooManyRequestsError when they have asked for too many
 */
export async function limitConfirmations(userId: number): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(confirmationLimiter, keyOf(`user ${userId}`));
}

/**
 * Counts a request for a reset link.
 *
 * @returns how old, in seconds, the account's last link must be before another is mailed
 * @throws TooManyRequestsError when this address has asked too often
 */
export async function limitResetRequests(email: string, client: Address): Promise<number> {
  if (env.RATE_LIMITS === 'off') return 0;
  await take(resetPairLimiter, pairOf(email, client));
  if (await isKnownAddress(email, client)) return 10 * minute;
  await take(resetAddressLimiter, addressKey(client));
  const { consumedPoints } = await resetAccountLimiter.penalty(keyOf(email.toLowerCase()));
  return consumedPoints > resetAccountLimiter.points ? hour : 10 * minute;
}

/**
 * Counts a try at a reset token.
 *
 * @throws TooManyRequestsError when this address has tried too many
 */
export async function limitResetTries(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(resetTryLimiter, addressKey(client));
}

/**
 * Counts a reading of a calendar.
 *
 * @param secretHash the digest of the secret in its address
 * @throws TooManyRequestsError when there were too many
 */
export async function limitCalendarReads(secretHash: string): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(calendarLimiter, keyOf(secretHash));
}

/**
 * Counts a reading of an address that is no calendar's.
 *
 * @throws TooManyRequestsError when this address has tried too many
 */
export async function limitUnknownCalendars(client: Address): Promise<void> {
  if (env.RATE_LIMITS !== 'off') await take(unknownCalendarLimiter, addressKey(client));
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

/** Whether what somebody put right in the finder still counts today. */
export async function limitChoices(who: string): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return true;
  const { consumedPoints } = await choicesLimiter.penalty(keyOf(who));
  return consumedPoints <= choicesLimiter.points;
}
