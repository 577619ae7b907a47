import type { Need } from '../catalogue/tool.ts';
import type { Stretch } from './clauses.ts';
import type { Hearing } from './listener.ts';
import type { Mention } from './mentions.ts';
import type { Quotes } from './quotes.ts';
import type { Understood } from './reading.ts';
import type { Worded } from './wording.ts';

/**
 * What can be told of how a text was understood: its words with the needs that they name, in its order, and those that seem to
 * ask for something and were not placed.
 *
 * @param named the needs that count as named
 */
export function understandingOf(
  quotes: Quotes,
  { origins }: Worded,
  hearing: Hearing | undefined,
  named: readonly Need[],
  mentions: readonly Mention[],
): { understood: Understood[]; unplaced: string[] } {
  const stretches = new Map(hearing?.heard.flatMap(({ need, stretch }) => (stretch ? [[need, stretch]] : [])));
  const startOf = ({ id }: Need) => stretches.get(id)?.from ?? Infinity;
  const understood = named
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : startOf(a) > startOf(b) ? 1 : 0))
    .map((need) => ({ need, says: stretches.has(need.id) ? quotes.of(stretches.get(need.id)!) : '' }));

  // Who names a tool is understood.
  const namesTool = ({ from, to }: Stretch) =>
    mentions.some(({ at }) => at.some((index) => origins[index]! >= from && origins[index]! < to));
  const unplaced = (hearing?.unplaced ?? [])
    .filter((stretch) => !namesTool(stretch))
    .map((stretch) => quotes.of(stretch))
    .filter((says) => says !== '');
  return { understood, unplaced };
}
