import { db } from '../../database/db.ts';
import { log } from '../../log.ts';
import { keyOf } from './limitKeys.ts';

const windowMs = 60_000;

/** How many callers are remembered; whoever has not called for longest is forgotten first. */
const mostCallers = 20_000;

/** What a caller has spent since the minute began. */
interface Tally {
  window: number;
  /** By all servers, as far as this one knows. */
  known: number;
  /** On this server since then. */
  pending: number;
  settling?: Promise<void> | undefined;
}

/** What a caller has left. */
export interface Left {
  /** Whether the points were taken. */
  isTaken: boolean;
  remaining: number;
  /** When there is all of the quota again. */
  resetAt: Date;
}

/**
 * A quota of points that each caller may spend in a minute, on all servers together. Points are counted in memory. They are
 * settled with the database after each tenth of the quota, and each time in the last tenth, so most requests cost no
 * statement (docs/decisions/027-points-a-minute.md).
 */
export class Quota {
  readonly name: string;
  readonly points: number;
  readonly #tallies = new Map<string, Tally>();

  constructor(name: string, points: number) {
    this.name = name;
    this.points = points;
  }

  /** Takes points, unless all are spent already; the last that are taken may be more than were left. */
  async take(caller: string, points: number): Promise<Left> {
    let tally = this.#tallyOf(caller);
    while (this.#isUnsure(tally, points)) {
      await (tally.settling ??= this.#settle(caller, tally));
      tally = this.#tallyOf(caller);
    }
    const isTaken = tally.known + tally.pending < this.points;
    if (isTaken) tally.pending += points;
    return {
      isTaken,
      remaining: Math.max(0, this.points - tally.known - tally.pending),
      resetAt: new Date((tally.window + 1) * windowMs),
    };
  }

  #tallyOf(caller: string): Tally {
    const window = Math.floor(Date.now() / windowMs);
    const found = this.#tallies.get(caller);
    const tally = found?.window === window ? found : { window, known: 0, pending: 0 };
    this.#tallies.delete(caller);
    this.#tallies.set(caller, tally);
    if (this.#tallies.size > mostCallers) this.#tallies.delete(this.#tallies.keys().next().value!);
    return tally;
  }

  /** Whether it matters now what other servers know. */
  #isUnsure({ known, pending }: Tally, points: number): boolean {
    const step = this.points / 10;
    return pending > 0 && known < this.points && (pending >= step || known + pending + points > this.points - step);
  }

  async #settle(caller: string, tally: Tally): Promise<void> {
    const points = tally.pending;
    try {
      tally.known = await addPoints(`${this.name}:${keyOf(caller)}`, points, (tally.window + 1) * windowMs);
    } catch (error) {
      log.warn({ err: error }, 'points not settled'); // each server then counts by itself
      tally.known += points;
    }
    tally.pending -= points;
    tally.settling = undefined;
  }
}

/** Adds points of the minute that ends at `expire`, and returns what all servers have added. */
async function addPoints(key: string, points: number, expire: number): Promise<number> {
  const [row] = await db.$queryRaw<[{ points: number }]>`
    INSERT INTO rate_limits (key, points, expire) VALUES (${key}, ${points}::integer, ${expire}::bigint)
    ON CONFLICT (key) DO UPDATE SET
      points = excluded.points + CASE WHEN rate_limits.expire >= excluded.expire THEN rate_limits.points ELSE 0 END,
      expire = greatest(rate_limits.expire, excluded.expire)
    RETURNING points`;
  return row.points;
}
