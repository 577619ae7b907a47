import { said, type Text } from '../said.ts';
import { billingTexts, hintTexts } from './texts.ts';

/** Why a typed price cannot be read. */
export type PriceProblem =
  | 'no-price'
  /** There are several amounts, or one that can be read in two ways, such as 1.299. */
  | 'which-amount'
  /** What stands behind the amount is no cycle. */
  | 'which-cycle'
  /** The same, but somebody may be typing a cycle. */
  | 'unfinished-cycle'
  /** Two currencies are given. */
  | 'which-currency'
  | 'too-large';

/** Why a line with a name and a price cannot be read. */
export type EntryProblem = PriceProblem | 'empty' | 'no-name';

/** What a line is refused with (common/said.ts). */
export function entryMessage(problem: EntryProblem): string {
  if (problem === 'empty') return said(billingTexts.emptyEntry);
  return said(problem === 'too-large' ? billingTexts.priceTooLarge : billingTexts.unreadableEntry);
}

/** What a price is refused with (common/said.ts). */
export const priceMessage = (problem: PriceProblem): string =>
  said(problem === 'too-large' ? billingTexts.priceTooLarge : billingTexts.invalidPrice);

/** What helps while somebody types; undefined where they need no help yet. */
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
