import type { SecondFactorMethod } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import { logEvent } from '../../log.ts';
import { limitCodeTries } from './codeTries.ts';
import { checkPasskey } from './passkeyAnswers.ts';
import type { Asking } from './passkeyChallenges.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import type { RelyingParty } from './relyingParty.ts';
import { useTotp } from './totp.ts';

/** What shows that somebody has a second factor: one of the two. */
export interface FactorProof {
  /** A code of the authenticator app, or a recovery code. */
  code?: string | undefined;
  /** The answer of a passkey as JSON. */
  credential?: string | undefined;
}

interface Factors {
  hasTotp: boolean;
  hasPasskey: boolean;
  hasRecoveryCode: boolean;
}

/** How a user can give their second factor; empty for a user without one. */
export async function methodsOf(userId: number): Promise<SecondFactorMethod[]> {
  const [{ hasTotp, hasPasskey, hasRecoveryCode }] = await db.$queryRaw<[Factors]>`
    SELECT EXISTS (SELECT FROM authenticators WHERE "userId" = ${userId}) AS "hasTotp",
      EXISTS (SELECT FROM passkeys WHERE "userId" = ${userId}) AS "hasPasskey",
      EXISTS (SELECT FROM recovery_codes WHERE "userId" = ${userId}) AS "hasRecoveryCode"`;
  if (!hasTotp && !hasPasskey) return [];
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasTotp ? (['totp'] as const) : []),
    ...(hasRecoveryCode ? (['recovery-code'] as const) : []),
  ];
}

/** Which of these users have a second factor. */
export async function withSecondFactor(userIds: readonly number[]): Promise<ReadonlyMap<number, boolean>> {
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM unnest(${userIds}::integer[]) AS "user"("id")
    WHERE EXISTS (SELECT FROM authenticators WHERE "userId" = "user"."id")
      OR EXISTS (SELECT FROM passkeys WHERE "userId" = "user"."id")`;
  return new Map(rows.map(({ id }) => [id, true]));
}

export const hasSecondFactor = async (userId: number): Promise<boolean> =>
  (await withSecondFactor([userId])).has(userId);

/**
 * Uses up a code: one of the authenticator app has six digits, a recovery code is longer.
 *
 * @returns false when it is wrong or was used
 * @throws TooManyRequestsError without a check after too many wrong codes
 */
export async function tryCode(userId: number, code: string): Promise<boolean> {
  const digits = code.replace(/\s/g, '');
  const isRight = await limitCodeTries(userId, () =>
    /^\d{6}$/.test(digits) ? useTotp(userId, digits) : useRecoveryCode(userId, code),
  );
  if (!isRight) logEvent('wrong-code', { accountId: userId });
  return isRight;
}

/**
 * Uses up the proof of a second factor.
 *
 * @param party undefined at an address that cannot have passkeys
 * @throws InvalidInputError when it is wrong or was used
 * @throws TooManyRequestsError without a check after too many wrong codes
 */
export async function checkFactor(
  userId: number,
  { code, credential }: FactorProof,
  asking: Asking,
  party: RelyingParty | undefined,
): Promise<void> {
  if (credential !== undefined) {
    if (!party) throw new InvalidInputError(issue('credential', 'passkey.elsewhere'));
    await checkPasskey(party, asking, credential, userId);
  } else if (!(await tryCode(userId, code ?? ''))) {
    throw new InvalidInputError(issue('code', 'secondFactor.wrongCode'));
  }
}
