import type { Mention } from './mentions.ts';
import { weights } from './needWeights.ts';
import type { Reading } from './reading.ts';
import type { Word } from './text.ts';

/** Words of who wants another tool than the one that is there. */
const another = new Set([
  'better',
  'another',
  'other',
  'instead',
  'cheaper',
  'alternative',
  'replace',
  'replacement',
  'different',
]);

/**
 * Which tools a text wishes for, and which it leaves out.
 *
 * @param said the needs that it names; what a tool does that is to be replaced is added
 * @param owned the needs that are met; what the tools do that are there is added
 */
export function readNamedTools(
  mentions: readonly Mention[],
  words: readonly Word[],
  said: Map<string, number>,
  asked: ReadonlySet<string>,
  owned: Map<string, number>,
): Pick<Reading, 'wishes' | 'leftOut'> {
  const wantsAnother = words.some(({ plain }) => another.has(plain));
  const wishes = new Map<string, number>();
  const leftOut = new Set<string>();
  for (const { tool, intent, isWish, at } of mentions) {
    const main = tool.needs[0]!;
    if (intent === 'wanted' && isWish) wishes.set(tool.id, 1);
    else leftOut.add(tool.id);
    if (intent === 'replaced' && !said.has(main)) said.set(main, weights.replaced);
    if (intent !== 'owned' && intent !== 'inUse') continue;
    // 'We use Notion for notes': for nothing else.
    const hasPurpose = words[(at.at(-1) ?? words.length) + 1]?.plain === 'for';
    for (const need of tool.needs) {
      const isMain = need === main;
      if (!asked.has(need)) owned.set(need, isMain ? weights.owned : weights.partlyOwned);
      else if (!wantsAnother && (isMain || !hasPurpose)) {
        owned.set(need, isMain ? weights.ownedYetAsked : weights.partlyOwned);
      }
    }
  }
  return { wishes, leftOut };
}
