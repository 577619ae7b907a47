import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import { logEvent } from '../../log.ts';
import type { Passkey, User } from '../../generated/prisma/client.ts';
import { credentialOf } from './credentialJson.ts';
import { newChallenge, useChallenge, type Asking } from './passkeyChallenges.ts';
import type { RelyingParty } from './relyingParty.ts';
import { handleOf } from './passkeyHandle.ts';

/**
 * What a browser needs to ask a passkey.
 *
 * @param userId whose passkeys may answer; undefined to let the browser offer those that it has for this site
 */
export async function askPasskey(
  party: RelyingParty,
  asking: Asking,
  userId?: number,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const passkeys = userId === undefined ? [] : await db.passkey.findMany({ where: { userId }, take: 20 });
  const challenge = await newChallenge(asking);
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: asking.purpose === 'sign-in' ? 'required' : 'preferred',
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: JSON.parse(transports) as string[],
    })),
  });
  return { ...options, challenge, timeout: 5 * 60_000 };
}

/** An answer is refused in the same words, whatever is wrong with it. */
function refused(code: 'passkey.refused' | 'passkey.tooLate' = 'passkey.refused'): InvalidInputError {
  logEvent('passkey-refused');
  return new InvalidInputError(issue('credential', code));
}

/**
 * Checks the answer of a passkey, and uses up its challenge whether or not the answer is right.
 *
 * @param credential the browser's answer as JSON
 * @param userId whose passkey must have answered; undefined for anybody's
 * @throws InvalidInputError when it is not right
 */
export async function checkPasskey(
  party: RelyingParty,
  asking: Asking,
  credential: string,
  userId?: number,
): Promise<Passkey & { user: User }> {
  const { json, challenge } = credentialOf<AuthenticationResponseJSON>(credential);
  if (!(await useChallenge(challenge, asking))) throw refused('passkey.tooLate');
  const passkey = await db.passkey.findUnique({ where: { credentialId: json.id }, include: { user: true } });
  if (!passkey || (userId !== undefined && passkey.userId !== userId)) throw refused();
  const { userHandle } = json.response;
  if (userHandle && userHandle !== handleOf(passkey.user)) throw refused();
  const counter = await counterOf(party, asking, json, challenge, passkey);
  if (counter === undefined) throw refused();
  // Matches the counter too, so that of two answers at once with the same one the second is refused.
  const { count } = await db.passkey.updateMany({
    where: { id: passkey.id, counter: passkey.counter },
    data: { counter, lastUsedAt: new Date() },
  });
  if (count === 0) throw refused();
  return passkey;
}

/** The counter in an answer that is right in everything; undefined for any other answer. */
async function counterOf(
  party: RelyingParty,
  { purpose }: Asking,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
  { credentialId, publicKey, counter, transports }: Passkey,
): Promise<bigint | undefined> {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // A passkey alone is two factors only if its device has made sure who holds it.
      requireUserVerification: purpose === 'sign-in',
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(publicKey),
        counter: Number(counter),
        transports: JSON.parse(transports) as string[],
      },
    });
    return verified ? BigInt(authenticationInfo.newCounter) : undefined;
  } catch {
    return undefined; // the library throws for everything that is wrong with an answer
  }
}
