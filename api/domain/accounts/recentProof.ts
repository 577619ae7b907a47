import { db } from '../../database/db.ts';
import { InvalidInputError, issue, ProofRequiredError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import type { Client } from './client.ts';
import { askPasskey } from './passkeyAnswers.ts';
import { hasPassword } from './passwordLogin.ts';
import { verifyPassword } from './passwords.ts';
import { limitPasswordTries } from './passwordTries.ts';
import type { RelyingParty } from './relyingParty.ts';
import { checkFactor, methodsOf, type FactorProof } from './secondFactor.ts';
import { hashToken, renewToken, type NewSession } from './sessions.ts';

/** How long signing in, or proving it again, counts as recent. */
const recentMs = 10 * 60_000;

type Owner = Pick<User, 'id' | 'password'>;

/** Whether whoever holds this session has lately signed in, or proved again who they are. */
export const isRecent = async (sessionToken: string | null): Promise<boolean> => {
  const session = await db.session.findUnique({
    where: { tokenHash: hashToken(sessionToken ?? '') },
    select: { provedAt: true },
  });
  return session !== null && session.provedAt.getTime() > Date.now() - recentMs;
};

/**
 * Makes sure that whoever holds this session has lately shown that they are its user. Everything that changes how
 * somebody signs in asks for it.
 *
 * @throws ProofRequiredError when it is too long ago
 * @throws InvalidInputError when they have nothing to prove it with, and have to sign in again
 */
export async function requireProof({ id, ...user }: Owner, { sessionToken }: Client): Promise<void> {
  if (await isRecent(sessionToken)) return;
  const methods = await methodsOf(id);
  if (methods.length === 0 && !hasPassword(user)) throw new InvalidInputError(issue('', 'signIn.tooOld'));
  throw new ProofRequiredError(methods.length > 0 ? methods : ['password']);
}

/**
 * The same for what asks for the password itself: only users with a second factor have something to add.
 *
 * @throws ProofRequiredError when a user with a second factor has not given it lately
 */
export async function requireFactorProof({ id }: Owner, { sessionToken }: Client): Promise<void> {
  const methods = await methodsOf(id);
  if (methods.length > 0 && !(await isRecent(sessionToken))) throw new ProofRequiredError(methods);
}

/** What a browser needs to ask for one of the user's passkeys. */
export const askPasskeyAgain = ({ id }: Owner, sessionToken: string, party: RelyingParty) =>
  askPasskey(party, { purpose: 'prove', token: sessionToken }, id);

/** What somebody proves again who they are with. */
export interface Proof extends FactorProof {
  password?: string | undefined;
}

/**
 * Notes that whoever holds this session has shown again that they are its user. Users with a second factor have to give
 * that; the password alone is not enough.
 *
 * @returns the session's new token
 * @throws InvalidInputError when the proof is wrong
 * @throws TooManyRequestsError
 * @throws UnauthenticatedError when the session has ended meanwhile
 */
export async function prove(
  user: User,
  { password, ...factor }: Proof,
  client: Client & { sessionToken: string },
  party: RelyingParty | undefined,
): Promise<NewSession> {
  const { sessionToken } = client;
  const methods = await methodsOf(user.id);
  if (methods.length > 0) await checkFactor(user.id, factor, { purpose: 'prove', token: sessionToken }, party);
  else await checkPassword(user, password ?? '', client);
  return renewToken(sessionToken);
}

async function checkPassword({ email, password: digest }: User, password: string, client: Client): Promise<void> {
  const isRight = await limitPasswordTries(
    email,
    client,
    async () => (await verifyPassword(password, digest)) || undefined,
  );
  if (!isRight) throw new InvalidInputError(issue('password', 'currentPassword.wrong'));
}
