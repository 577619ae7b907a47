import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { db } from '../../database/db.ts';
import { env } from '../../env.ts';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
const keyName = 'sealing-key';

interface Key {
  /** Tells keys apart without revealing them. */
  id: string;
  bytes: Buffer;
}

const keyOf = (base64: string): Key => {
  const bytes = Buffer.from(base64, 'base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
};

/** The keys of SECRET_KEY: the first seals, and all open. */
const setKeys = (): Key[] => (env.SECRET_KEY ?? []).map(keyOf);

/**
 * The key in the database, which the first server to need it makes. It is not kept in memory: a restored database may
 * hold another.
 */
async function storedKey(): Promise<Key> {
  const [row] = await db.$queryRaw<{ value: string }[]>`
    WITH made AS (
      INSERT INTO server_secrets (name, value) VALUES (${keyName}, ${randomBytes(32).toString('base64')})
      ON CONFLICT (name) DO NOTHING RETURNING value
    )
    SELECT value FROM made UNION ALL SELECT value FROM server_secrets WHERE name = ${keyName}`;
  // Another server made it in the same moment, which the statement above cannot see.
  return keyOf((row ?? (await db.serverSecret.findUniqueOrThrow({ where: { name: keyName } }))).value);
}

/**
 * Encrypts a text for the database (docs/decisions/030-second-factor.md).
 *
 * @param place where the text belongs; it opens nowhere else
 */
export async function seal(text: string, place: string): Promise<string> {
  const { id, bytes } = setKeys()[0] ?? (await storedKey());
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, bytes, nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
  return `${id}.${sealed.toString('base64url')}`;
}

/** What was sealed for this place; undefined when it was not, or when its key is lost. */
export async function unseal(sealed: string, place: string): Promise<string | undefined> {
  const [id, content = ''] = sealed.split('.');
  // What was sealed with an earlier key, or before SECRET_KEY was set, still opens.
  const key = setKeys().find((key) => key.id === id) ?? (await storedKey());
  const bytes = Buffer.from(content, 'base64url');
  if (key.id !== id || bytes.length < nonceLength + tagLength) return undefined;
  const opening = createDecipheriv(cipher, key.bytes, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(-tagLength));
  try {
    return Buffer.concat([opening.update(bytes.subarray(nonceLength, -tagLength)), opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
