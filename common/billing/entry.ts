import { longestName } from '../limits.ts';
import { amountOf, amountPattern, markedAmount, symbolPattern } from './amount.ts';
import { markPattern } from './currencyMarks.ts';
import { everyMonth } from './cycle.ts';
import { isUnfinishedCycle, readCycle } from './cycleWords.ts';
import type { TypedPrice } from './price.ts';
import type { EntryProblem } from './problems.ts';

/** A subscription as it was typed in one line. */
export interface Entry extends TypedPrice {
  /** 1 to 200 characters, single spaces between words. */
  name: string;
}

/** A dash right after a currency symbol is a minus, not a separator. */
const separator = String.raw`(?:\s*(?<!${symbolPattern})[-–—]+\s*|\s+)`;
/** In 'H-E-R 5' the R does not mean rand. */
const unlessInsideName = String.raw`(?!(?<=\S[-–—])r[\d\s.])`;

const separatedAmount = new RegExp(`${separator}${unlessInsideName}(?<amount>${amountPattern})`, 'ig');
const amountAlone = new RegExp(`^${amountPattern}`, 'i');
const unclearAmount = new RegExp(String.raw`\s${symbolPattern}?\d[\d.,'’]*$`);
const markFirst = new RegExp(String.raw`^\s*(?:${markPattern})(?!\w)`, 'i');

/**
 * The longest name plus the longest price. The limit is needed because reading time grows with the square of the
 * length.
 */
const longestEntry = longestName + 100;

/** The problems in order of precedence: a line with several is refused with the first of these. */
const mostTelling = [
  'which-amount',
  'which-currency',
  'too-large',
  'unfinished-cycle',
  'which-cycle',
  'no-name',
] as const satisfies EntryProblem[];

/**
 * Reads a typed line such as 'Netflix - $9.99/month'; a price without a cycle is monthly. The name ends at the first
 * place after which the rest reads as a price, so names may contain digits, dashes and symbols.
 *
 * @param own the user's currency, which decides what an ambiguous `$`, `¥` or `kr` means
 * @returns the subscription, or the problem with the line
 */
export function readEntry(text: string, own: string): Entry | EntryProblem {
  const line = text.trim();
  if (line === '') return 'empty';
  if (line.length > longestEntry) return 'no-name';
  const problems = new Set<EntryProblem>();
  for (const match of amountsIn(line)) {
    const entry = entryAt(match, line, own);
    if (typeof entry === 'object') return entry;
    problems.add(entry);
  }
  if (problems.size > 0) return mostTelling.find((problem) => problems.has(problem)) ?? 'no-price';
  if (amountAlone.test(line)) return 'no-name';
  return unclearAmount.test(line) ? 'which-amount' : 'no-price';
}

/** Every amount that may follow a name. */
function* amountsIn(line: string): Generator<RegExpExecArray> {
  separatedAmount.lastIndex = 1;
  for (let match = separatedAmount.exec(line); match; match = separatedAmount.exec(line)) {
    const next = match.index + match[0].length - (match.groups?.['amount'] ?? '').length;
    yield match;
    separatedAmount.lastIndex = next;
  }
}

/** The entry whose price starts with this amount, or the problem with it. */
function entryAt({ index, 0: matched, groups = {} }: RegExpExecArray, line: string, own: string): Entry | EntryProblem {
  const name = line.slice(0, index).replace(/\s+/g, ' ').trim();
  const rest = line.slice(index + matched.length);
  if (!isName(name)) return 'no-name';
  if (markedAmount.test(name)) return 'which-amount';
  const cycle = rest === '' ? everyMonth : readCycle(rest);
  if (!cycle) return unreadRest(rest, groups['amount'] ?? '');
  const amount = amountOf(groups, own);
  return typeof amount === 'string' ? amount : { name, ...amount, ...cycle };
}

function unreadRest(rest: string, amount: string): EntryProblem {
  if (markedAmount.test(amount) && markedAmount.test(rest)) return 'which-amount';
  if (markFirst.test(rest)) return 'which-currency';
  return isUnfinishedCycle(rest) ? 'unfinished-cycle' : 'which-cycle';
}

/**
 * Whether a text can be a name: it is visible, can be stored, and does not end in part of a price (a dash would be a
 * minus).
 */
function isName(name: string): boolean {
  return (
    name.length <= longestName &&
    /[\p{L}\p{N}\p{S}]/u.test(name) &&
    !/[\p{Cc}\p{Cs}]/u.test(name) &&
    !/\s(?:[-–—]+|per|each|every)$/i.test(name)
  );
}
