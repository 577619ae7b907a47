import { LRUCache } from 'lru-cache';
import { db } from '../../database/db.ts';

/** Figures, and of how many rows they hold a copy. */
interface Kept {
  version: string;
  /** What else they depend on, as text: the day, the display currency, the rates. */
  of: string;
  figures: object;
  rows: number;
}

/** About 30 MB: a row with its payment takes some 1.5 kB. */
const mostRows = 20_000;

const kept = new LRUCache<string, Kept>({ maxSize: mostRows, sizeCalculation: ({ rows }) => 1 + rows });

/** What is being computed, by all that it depends on: whoever else asks for it meanwhile waits for the same. */
const underWay = new Map<string, Promise<object>>();

/** How often what a user tracks has changed, as text; the triggers of the migration `subscription_versions` count. */
export async function versionOf(userId: number): Promise<string> {
  const [row] = await db.$queryRaw<{ version: string }[]>`
    SELECT "version"::text FROM "subscription_versions" WHERE "userId" = ${userId}`;
  return row?.version ?? '0';
}

/**
 * Figures over all that a user tracks: those in memory if nothing has changed since, or new ones
 * (docs/decisions/057-kept-figures.md).
 *
 * @param version what the user's version was before anything else was read
 * @param of all else that the figures depend on
 * @param rowsOf how many rows the figures hold a copy of
 */
export async function keptFigures<Figures extends object>(
  { what, userId, version, of }: { what: string; userId: number; version: string; of: string },
  compute: () => Promise<Figures>,
  rowsOf: (figures: Figures) => number = () => 0,
): Promise<Figures> {
  const key = `${what} ${userId}`;
  const known = kept.get(key);
  if (known?.version === version && known.of === of) return known.figures as Figures;
  const asked = `${key} ${version} ${of}`;
  const before = underWay.get(asked) as Promise<Figures> | undefined;
  if (before) return before;
  const computing = compute();
  underWay.set(asked, computing);
  try {
    const figures = await computing;
    kept.set(key, { version, of, figures, rows: rowsOf(figures) });
    return figures;
  } finally {
    underWay.delete(asked);
  }
}
