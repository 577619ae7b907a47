import { amountOf, amountPattern, markedAmount, type Amount } from './amount.ts';
import { everyMonth, type Price } from './cycle.ts';
import { findCycle, isUnfinishedCycle, readCycle } from './cycleWords.ts';
import type { PriceProblem } from './problems.ts';

/** A typed price; the currency is missing when neither a symbol nor a code was typed. */
export type TypedPrice = Price & Amount;

const looseAmount = new RegExp(String.raw`(?<![\w.,-])${amountPattern}`, 'i');

/** Longer than any real price; it bounds the time to read one. */
const longestPrice = 200;

/**
 * Reads a typed price: the first amount in the text, and its cycle, which is monthly unless the text says otherwise.
 *
 * @param own the currency that decides what an ambiguous `$`, `¥` or `kr` means
 * @returns the price, or the problem with it
 */
export function readPrice(text: string, own: string): TypedPrice | PriceProblem {
  const match = text.length <= longestPrice ? looseAmount.exec(text) : null;
  if (!match?.groups) return /\d/.test(text) ? 'which-amount' : 'no-price';
  const amount = amountOf(match.groups, own);
  if (typeof amount === 'string') return amount;
  // Words after a second amount are that amount's cycle.
  const [rest = ''] = text.slice(match.index + match[0].length).split(markedAmount);
  const cycle = readCycle(rest) ?? findCycle(rest);
  if (cycle === 'unclear') return isUnfinishedCycle(rest) ? 'unfinished-cycle' : 'which-cycle';
  const before = findCycle(text.slice(0, match.index)); // 'Yearly: $120'
  return { ...amount, ...(cycle ?? (typeof before === 'object' ? before : everyMonth)) };
}
