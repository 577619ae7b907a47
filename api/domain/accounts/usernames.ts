import type { db } from '../../database/db.ts';

/**
 * A free username, as close as possible to what is wanted.
 *
 * @param ending makes a wanted name of fewer than 3 characters longer
 */
export async function freeUsername(
  wanted: string,
  ending: string,
  client: Pick<typeof db, '$queryRaw'>,
): Promise<string> {
  const name = wanted.replace(/@.*/s, '').replaceAll(/\W+/g, '_');
  const long = name.length < 3 ? `${name}_${ending}` : name;
  for (let i = 1; ; i++) {
    const suffix = i === 1 ? '' : String(i);
    const username = long.slice(0, 20 - suffix.length) + suffix;
    const taken = await client.$queryRaw<unknown[]>`SELECT id FROM users WHERE lower(username) = lower(${username})`;
    if (taken.length === 0) return username;
  }
}
