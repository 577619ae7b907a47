import { createHash } from 'node:crypto';
import type { Advice } from './advice.ts';

/** More ids than a key names. */
const mostIds = 8;

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);

/** The id of a piece of advice: the same as long as it says the same of the same subscriptions. */
export function keyOf({ kind, subjects, target }: Advice): string {
  const ids = subjects.map(({ id }) => id);
  const named =
    ids.length <= mostIds ? ids.join('-') : createHash('sha256').update(ids.join(' ')).digest('hex').slice(0, 16);
  return [kind, named, ...(target === undefined ? [] : [slug(target)])].filter(Boolean).join('-');
}
