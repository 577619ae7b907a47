import { amountOf, amountPattern, markedAmount, type Amount } from './amount.ts';
import { everyMonth, type Price } from './cycle.ts';
import { findCycle, isUnfinishedCycle, readCycle } from './cycleWords.ts';
import type { PriceProblem } from './problems.ts';

/** A price as it was typed; its currency is there when a symbol or a code was typed. */
export type TypedPrice = Price & Amount;

const looseAmount = new RegExp(String.raw`(?<![\w.,-])${amountPattern}`, 'i');

/** Nobody writes a longer price, and short texts are quick to read. */
const longestPrice = 200;

/**
 * Reads a typed price: the first amount in the text, and how often it is paid; that is by the month unless the text says so.
 *
 * @param own the currency that `$`, `¥` and `kr` stand for where it is written so
 * @returns the price, or why there is none
 */
export function readPrice(text: string, own: string): TypedPrice | PriceProblem {
  const match = text.length <= longestPrice ? looseAmount.exec(text) : null;
  if (!match?.groups) return /\d/.test(text) ? 'which-amount' : 'no-price';
  const amount = amountOf(match.groups, own);
  if (typeof amount === 'string') return amount;
  // What stands behind another amount is how often that one is paid.
  const [rest = ''] = text.slice(match.index + match[0].length).split(markedAmount);
  const cycle = readCycle(rest) ?? findCycle(rest);
  if (cycle === 'unclear') return isUnfinishedCycle(rest) ? 'unfinished-cycle' : 'which-cycle';
  const before = findCycle(text.slice(0, match.index)); // 'Yearly: $120'
  return { ...amount, ...(cycle ?? (typeof before === 'object' ? before : everyMonth)) };
}
