import { db } from '../../database/db.ts';
import { InvalidInputError } from '../../errors.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { credentialOf } from './credentialJson.ts';
import { askPasskey, checkPasskey } from './passkeyAnswers.ts';
import type { RelyingParty } from './relyingParty.ts';
import { limitPasskeyQuestions } from './limits.ts';
import { noteFailedSignIn } from './securityEvents.ts';
import { startSession, type SignIn } from './sessions.ts';

const asking = { purpose: 'sign-in', token: null } as const;

/**
 * What a browser needs to ask for a passkey of anybody, instead of an email and a password.
 *
 * @throws TooManyRequestsError when this address has asked too often
 */
export async function askAnyPasskey(client: Client, party: RelyingParty) {
  await limitPasskeyQuestions(client);
  return askPasskey(party, asking);
}

/**
 * Signs in with a passkey alone, which has made sure who holds it.
 *
 * @param client the session in its cookie ends
 * @throws InvalidInputError when the passkey's answer is not right; its owner finds that in their log
 */
export async function logInWithPasskey(credential: string, client: Client, party: RelyingParty): Promise<SignIn> {
  const { userId } = await checkPasskey(party, asking, credential).catch((error: unknown) => {
    if (error instanceof InvalidInputError && error.code === 'passkey.refused')
      noteFailedSignIn(ownerOf(credentialOf(credential).json.id), client);
    throw error;
  });
  return db.$transaction((transaction) => startSession(transaction, { id: userId }, client, 'passkey'));
}

/** The condition that the owner of a passkey meets. */
const ownerOf = (credentialId: string) =>
  Prisma.sql`users.id = (SELECT "userId" FROM passkeys WHERE "credentialId" = ${credentialId})`;
