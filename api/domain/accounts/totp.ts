import { Secret, TOTP } from 'otpauth';
import { db } from '../../database/db.ts';
import { InvalidInputError, issue } from '../../errors.ts';
import type { Prisma, User } from '../../generated/prisma/client.ts';
import { log } from '../../log.ts';
import { seal, unseal } from './sealing.ts';

const stepMs = 30_000;
/** How many steps the clocks may differ. */
const window = 1;
const setupMs = 30 * 60_000;

/** What an authenticator app needs to know; nothing of it is stored before a code confirms it. */
export interface TotpSetup {
  /** 160 random bits in base32, to type. */
  secret: string;
  /** The same as an otpauth: address, to show as a QR code. */
  uri: string;
  /** The same sealed, to send back with the first code. */
  setup: string;
}

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Stackling', label, secret: Secret.fromBase32(secret), digits: 6, period: stepMs / 1000 });

const setupPlace = (userId: number) => `authenticator setup of user ${userId}`;
const place = (userId: number) => `authenticator of user ${userId}`;

export async function startTotp({ id, email }: User): Promise<TotpSetup> {
  const secret = new Secret({ size: 20 }).base32;
  const setup = await seal(JSON.stringify({ secret, until: Date.now() + setupMs }), setupPlace(id));
  return { secret, uri: totpOf(secret, email).toString(), setup };
}

/**
 * The authenticator app whose first code is right, ready to be stored; it replaces the one that the user may have.
 *
 * @throws InvalidInputError when the code is wrong, or the setup is another user's or too old
 */
export async function confirmedTotp(userId: number, { setup, code }: { setup: string; code: string }) {
  const opened = await unseal(setup, setupPlace(userId));
  const { secret, until } = JSON.parse(opened ?? '{"until":0}') as { secret: string; until: number };
  if (until < Date.now()) throw new InvalidInputError(issue('setup', 'totp.setupExpired'));
  const lastStep = stepOf(code, secret);
  if (lastStep === undefined) throw new InvalidInputError(issue('code', 'secondFactor.wrongCode'));
  return { sealedSecret: await seal(secret, place(userId)), lastStep, createdAt: new Date() };
}

/** The number of the step that a code belongs to; undefined when it is wrong. */
function stepOf(code: string, secret: string): bigint | undefined {
  const timestamp = Date.now();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : BigInt(Math.floor(timestamp / stepMs) + delta);
}

/** Uses up a code of a user's authenticator app; false when it is wrong or no newer than the last one that was used. */
export async function useTotp(
  userId: number,
  code: string,
  client: Pick<Prisma.TransactionClient, 'authenticator'> = db,
): Promise<boolean> {
  const authenticator = await client.authenticator.findUnique({ where: { userId } });
  if (!authenticator) return false;
  const secret = await unseal(authenticator.sealedSecret, place(userId));
  if (secret === undefined) {
    log.error({ userId }, 'an authenticator’s secret does not open with this SECRET_KEY');
    return false;
  }
  const step = stepOf(code, secret);
  if (step === undefined) return false;
  // Matches the last step too, so that only one of several concurrent requests uses a code. The secret is sealed anew,
  // so that a former SECRET_KEY is needed only until each app was used once.
  const { count } = await client.authenticator.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step, sealedSecret: await seal(secret, place(userId)) },
  });
  return count === 1;
}
