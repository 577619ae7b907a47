import { createHash, randomInt } from 'node:crypto';
import { db } from '../../database/db.ts';
import type { Prisma } from '../../generated/prisma/client.ts';

const howMany = 10;
const length = 28;

/** Without letters that look like others. A code has 138 random bits, too many to guess even from its digest. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The digest of a code in whatever way it was typed. */
const digestOf = (userId: number, code: string) =>
  createHash('sha256')
    .update(`${userId}:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex');

const newCode = () =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Makes new recovery codes for a user; the old ones stop working. */
export async function renewRecoveryCodes(userId: number, transaction: Prisma.TransactionClient): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await transaction.recoveryCode.deleteMany({ where: { userId } });
  await transaction.recoveryCode.createMany({
    data: codes.map((code) => ({ userId, codeHash: digestOf(userId, code) })),
  });
  return codes;
}

/** Uses up a recovery code; false when it is wrong or was used. */
export async function useRecoveryCode(
  userId: number,
  code: string,
  client: Pick<Prisma.TransactionClient, 'recoveryCode'> = db,
): Promise<boolean> {
  const { count } = await client.recoveryCode.deleteMany({ where: { userId, codeHash: digestOf(userId, code) } });
  return count === 1;
}
