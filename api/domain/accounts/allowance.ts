import { env } from '../../env.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { networkOf, type Address } from './limitKeys.ts';
import { Quota, type Left } from './spentPoints.ts';

/** What everything costs that is asked for, by account, and for visitors by network. */
export const points = new Quota('points', 100_000);

/** Changes, by account. What visitors can change has limits of its own (limits.ts). */
export const writes = new Quota('writes', 300);

/** Who asks: a user, or a visitor at an address. */
export interface Caller extends Address {
  viewer: { readonly id: number } | null;
}

export interface Cost {
  points: number;
  writes: number;
}

/** What the request cost, and what is left of the points. */
export interface Spent extends Left {
  cost: number;
  limit: number;
}

/** The `RateLimit-Policy` header (draft-ietf-httpapi-ratelimit-headers). */
const policyOf = ({ name, points }: Quota) => `"${name}";q=${points};w=60`;
const policies = { reading: policyOf(points), writing: `${policyOf(points)}, ${policyOf(writes)}` };

/**
 * Takes what a request costs from its caller's allowance.
 *
 * @param headers get the headers that say what is left
 * @param isStarted whether an earlier part of the request was let through; then this part is, too
 * @returns undefined when there is no limit: by the settings, or because the address is unknown
 * @throws TooManyRequestsError when the caller has nothing left
 */
export async function spend(
  { viewer, address }: Caller,
  cost: Cost,
  headers: Headers,
  isStarted: boolean,
): Promise<Spent | undefined> {
  if (env.RATE_LIMITS === 'off' || (!viewer && address === '')) return undefined;
  const caller = viewer ? `user ${viewer.id}` : networkOf(address);
  const read = await points.take(caller, cost.points);
  const written = viewer && cost.writes > 0 && read.isTaken ? await writes.take(caller, cost.writes) : undefined;

  headers.set('RateLimit-Policy', written ? policies.writing : policies.reading);
  headers.set('RateLimit', [leftOf(points, read), written && leftOf(writes, written)].filter(Boolean).join(', '));
  const refused = [read, written].find((left) => left?.isTaken === false);
  if (refused && !isStarted) {
    const { name } = refused === read ? points : writes;
    throw new TooManyRequestsError(secondsUntil(refused), 'requests.tooMany', name);
  }
  return { ...read, cost: cost.points, limit: points.points };
}

const leftOf = ({ name }: Quota, left: Left) => `"${name}";r=${left.remaining};t=${secondsUntil(left)}`;

const secondsUntil = ({ resetAt }: Left) => Math.max(1, Math.ceil((resetAt.getTime() - Date.now()) / 1_000));
