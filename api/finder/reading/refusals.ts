import {
  beginnings,
  harmlessNext,
  isNot,
  lacks,
  lastOfDisliked,
  lastOfRefused,
  longestItem,
  longestList,
  negations,
  refusals,
  refusedVerbs,
  troubled,
  troubles,
  turns,
  wishes,
} from './intentWords.ts';
import type { Word } from './text.ts';

export function refuses(
  words: readonly Word[],
  i: number,
  next: (offset: number) => string,
  isNeed: (pair: readonly Word[]) => boolean,
): boolean {
  const at = refusedFrom(words, i, next);
  if (at === undefined || harmlessNext.has(next(at)) || isLack(words[i]!.plain, next)) return false;
  return ![at, at + 1, at + 2].some((offset) => {
    const word = next(offset);
    return (
      troubles.has(word) ||
      (lacks.has(word) && !(next(offset + 1) && isNeed([words[i + offset]!, words[i + offset + 1]!])))
    );
  });
}

/** 'No GPU in the lab': it is not there. */
function isLack(word: string, next: (offset: number) => string): boolean {
  return word === 'no' && [2, 3, 4].some((offset) => places.has(next(offset)) && owners.has(next(offset + 1)));
}

const dislikes = new Set(['hate', 'dislike', 'mind']);
const places = new Set(['in', 'at', 'on']);
const owners = new Set(['the', 'our', 'my', 'this']);

/** How many words further on the refused begins, where a word begins a refusal. */
function refusedFrom(words: readonly Word[], i: number, next: (offset: number) => string): number | undefined {
  const word = words[i]!.plain;
  const [beforeThat, before] = [next(-2), next(-1)];
  const isA = next(1) === 'a' || next(1) === 'an';
  const isThat = (verb: string) => verb === 'that' || verb === 'which';
  if (word === 'no' && next(1) === 'time' && next(2) === 'for') return 3;
  if (word === 'nothing') {
    if (next(1) === 'to' && next(2) === 'do' && next(3) === 'with') return 4;
    return next(1) === 'by' || next(1) === 'from' ? 2 : undefined;
  }
  if (isAllBut(word, before)) return word === 'other' ? 2 : 1;
  if (word === 'cant' || word === 'cannot' || (word === 'not' && before === 'can')) {
    return next(1) === 'use' || next(1) === 'stand' ? 2 : undefined;
  }
  if (isNot.has(word)) return isA || isThat(before) ? 1 : undefined;
  if (negations.has(word) || word === 'never' || (word === 'not' && (before === 'do' || before === 'does'))) {
    if (next(1) === 'have' && next(2) === 'time' && next(3) === 'for') return 4;
    // 'I never do my taxes in time' is a trouble.
    if (word === 'never' && next(1) === 'do') return undefined;
    if (!refusedVerbs.has(next(1)) && !refusedVerbs.has(next(2))) return undefined;
    const at = refusedVerbs.has(next(1)) ? 2 : 3;
    return next(at) === 'to' || next(at) === 'any' ? at + 1 : at;
  }
  if (word === 'not') {
    const isRefusal = isA || isThat(beforeThat) || next(1) === 'interested' || next(1) === 'looking';
    return isRefusal || !troubled.has(before) ? 1 : undefined;
  }
  // 'Something the others won't hate' refuses nothing.
  if (dislikes.has(word) && (negations.has(before) || before === 'not' || before === 'never')) return undefined;
  return refusals.has(word) ? 1 : undefined;
}

/** 'Anything but Canva', 'something other than Canva'. */
export function isAllBut(word: string, before: string | undefined): boolean {
  const isAll = before === 'anything' || before === 'everything' || before === 'something';
  return isAll && (word === 'other' || (word === 'but' && before !== 'something'));
}

/** The clause in which a refusal ends: short items, each after a comma, up to the one with an 'or'. */
export function endOfRefused(words: readonly Word[], from: number): number {
  const { plain, clause, sentence } = words[from]!;
  const endings = plain === 'no' || plain === 'not' ? lastOfRefused : lastOfDisliked;
  let items = 0;
  let itemLength = 0;
  for (let at = from + 1; at <= from + longestList && words[at]?.sentence === sentence; at++) {
    const word = words[at]!;
    const isNew = word.clause !== words[at - 1]!.clause;
    if (isNew) {
      items++;
      itemLength = 0;
    }
    if (endings.has(word.plain)) return word.clause;
    if (items === 0) continue;
    itemLength++;
    if (itemLength > longestItem || !canBeItem(word.plain)) break;
  }
  return clause;
}

/** Not the beginning of something new: 'no chat, we need notes or tasks'. */
function canBeItem(plain: string): boolean {
  return !(turns.has(plain) || wishes.has(plain) || refusals.has(plain) || beginnings.has(plain));
}
