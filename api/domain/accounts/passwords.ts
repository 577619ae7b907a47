import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { env } from '../../env.ts';
import { Turns } from './turns.ts';

type Cost = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

/** OWASP's parameters for Argon2id; memory is in KiB. */
const cost: Cost = { memory: 19_456, passes: 2, parallelism: 1 };
const saltLength = 16;
const tagLength = 32;

/**
 * Each hash takes a core and one of the four threads in Node's pool, which file access and name look-ups also need. The
 * embedded database works on this process's own thread, so it keeps a core.
 */
const cores = availableParallelism() - (env.DATABASE_URL === undefined ? 1 : 0);
export const mostAtOnce = Math.min(Math.max(1, cores), 3);
/** The last of the 60 in a full queue waits about two seconds with one core, and less with more. */
const turns = new Turns(mostAtOnce, 60);

/**
 * The Argon2id digest of a password, as the PHC string format writes it.
 *
 * @throws TooManyRequestsError when too many passwords are waiting to be hashed
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return format(cost, salt, await tagOf(password, cost, salt));
}

/**
 * Whether a password matches a digest. Takes as long without a digest as with one.
 *
 * @throws TooManyRequestsError when too many passwords are waiting to be hashed
 */
export async function verifyPassword(password: string, digest: string | undefined): Promise<boolean> {
  const stored = parse(digest ?? '');
  const { salt, tag, ...storedCost } = stored ?? noPassword;
  return timingSafeEqual(await tagOf(password, storedCost, salt), tag) && stored !== undefined;
}

/** Whether a digest was made at another cost than today's, so that it should be made anew. */
export function isOutdated(digest: string): boolean {
  const stored = parse(digest);
  return stored === undefined || Object.entries(cost).some(([name, value]) => stored[name as keyof Cost] !== value);
}

type Digest = Cost & { salt: Buffer; tag: Buffer };

/** Stands in for a missing digest, so that an unknown account takes as long as a known one. */
const noPassword: Digest = { ...cost, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) };

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function format({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,})\$([A-Za-z0-9+/]{43})$/;

function parse(digest: string): Digest | undefined {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(digest) ?? [];
  if (!memory) return undefined;
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

const argon2id = promisify(argon2).bind(undefined, 'argon2id');

const tagOf = (password: string, storedCost: Cost, nonce: Buffer): Promise<Buffer> =>
  turns.take(() => argon2id({ message: password, nonce, tagLength, ...storedCost }));
