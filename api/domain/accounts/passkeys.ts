import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { db } from '../../database/db.ts';
import { takeTurnOf } from '../../database/locks.ts';
import { InvalidInputError, issue, NotFoundError } from '../../errors.ts';
import type { Passkey, Prisma, User } from '../../generated/prisma/client.ts';
import { credentialOf } from './credentialJson.ts';
import { newChallenge, useChallenge } from './passkeyChallenges.ts';
import { handleOf } from './passkeyHandle.ts';
import type { RelyingParty } from './relyingParty.ts';
import { isKnown } from './users.ts';

/** Ed25519, ES256 and RS256, one of which every device can do. */
const algorithms = [-8, -7, -257];

/** The most passkeys that a user may have. */
const mostPasskeys = 20;

/** What a browser needs to make a passkey for a user. */
export async function startPasskey(
  user: User,
  party: RelyingParty,
  sessionToken: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const existing = await db.passkey.findMany({ where: { userId: user.id }, take: mostPasskeys });
  const challenge = await newChallenge({ purpose: 'add', token: sessionToken });
  const options = await generateRegistrationOptions({
    rpName: 'Stackling',
    rpID: party.id,
    userName: user.email,
    userDisplayName: user.username,
    userID: new Uint8Array(Buffer.from(handleOf(user), 'base64url')),
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  return { ...options, challenge, timeout: 5 * 60_000 };
}

type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/**
 * Checks the passkey that a browser has made, and uses up its challenge whether or not it is right.
 *
 * @param credential the browser's answer as JSON
 * @throws InvalidInputError when it is not right
 */
export async function madePasskey(party: RelyingParty, sessionToken: string, credential: string): Promise<NewPasskey> {
  const { json, challenge } = credentialOf<RegistrationResponseJSON>(credential);
  if (!(await useChallenge(challenge, { purpose: 'add', token: sessionToken })))
    throw new InvalidInputError(issue('credential', 'passkey.tooLate'));
  const verified = await verifyRegistrationResponse({
    response: json,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false, // a passkey that cannot do it serves after a password
  }).catch(() => undefined); // the library throws for everything that is wrong with an answer
  if (!verified?.verified) throw new InvalidInputError(issue('credential', 'passkey.refused'));
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey),
    counter: BigInt(counter),
    transports: JSON.stringify(transports ?? []),
  };
}

/**
 * Stores a new passkey. Run it in a transaction.
 *
 * @throws InvalidInputError when the user has the maximum already, or when the passkey is already in use
 */
export async function storePasskey(
  userId: number,
  made: NewPasskey,
  name: string,
  transaction: Prisma.TransactionClient,
): Promise<Passkey> {
  // One at a time for each user, so that concurrent requests stay within the limit.
  await takeTurnOf(userId, transaction);
  if ((await transaction.passkey.count({ where: { userId } })) >= mostPasskeys)
    throw new InvalidInputError(issue('', 'passkeys.tooMany', { maximum: mostPasskeys }));
  try {
    return await transaction.passkey.create({ data: { userId, ...made, name } });
  } catch (error) {
    throw isKnown(error, 'P2002') ? new InvalidInputError(issue('credential', 'passkey.refused')) : error;
  }
}

/**
 * Gives a passkey another name.
 *
 * @throws NotFoundError when the user has no such passkey
 */
export async function renamePasskey(userId: number, id: number, name: string): Promise<Passkey> {
  const { count } = await db.passkey.updateMany({ where: { id, userId }, data: { name } });
  if (count === 0) throw new NotFoundError('passkey.unknown');
  return db.passkey.findUniqueOrThrow({ where: { id } });
}

/** A user's passkeys, oldest first. */
export const passkeysOf = (userId: number): Promise<Passkey[]> =>
  db.passkey.findMany({ where: { userId }, orderBy: { id: 'asc' }, take: mostPasskeys });
