import { said, type Text } from '../said.ts';
import { billingTexts, hintTexts } from './texts.ts';

/** Why a typed price cannot be read. */
export type PriceProblem =
  | 'no-price'
  /** There are several amounts, or an ambiguous one, such as 1.299. */
  | 'which-amount'
  /** The text after the amount is not a cycle. */
  | 'which-cycle'
  /** The text after the amount is not a cycle yet, but may become one with further typing. */
  | 'unfinished-cycle'
  /** Two currencies are given. */
  | 'which-currency'
  | 'too-large';

/** Why a line with a name and a price cannot be read. */
export type EntryProblem = PriceProblem | 'empty' | 'no-name';

/** The message that refuses a line (common/said.ts). */
export function entryMessage(problem: EntryProblem): string {
  if (problem === 'empty') return said(billingTexts.emptyEntry);
  return said(problem === 'too-large' ? billingTexts.priceTooLarge : billingTexts.unreadableEntry);
}

/** The message that refuses a price (common/said.ts). */
export const priceMessage = (problem: PriceProblem): string =>
  said(problem === 'too-large' ? billingTexts.priceTooLarge : billingTexts.invalidPrice);

/** Hints while somebody types; undefined where none is needed yet. */
export const hints: Record<EntryProblem, Text | undefined> = {
  empty: hintTexts.empty,
  'no-name': hintTexts.name,
  'no-price': hintTexts.price,
  'which-amount': hintTexts.amount,
  'which-cycle': hintTexts.cycle,
  'unfinished-cycle': undefined,
  'which-currency': hintTexts.currency,
  'too-large': billingTexts.priceTooLarge,
};
