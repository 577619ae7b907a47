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

export const emptyEntry = "Please enter a subscription (e.g., '<service> - $9.99/month')";
const unreadableEntry = "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'";
export const invalidPrice = 'Please enter a valid price format';
const priceTooLarge = 'Please enter a smaller price';

/** What a line is refused with. */
export function entryMessage(problem: EntryProblem): string {
  if (problem === 'empty') return emptyEntry;
  return problem === 'too-large' ? priceTooLarge : unreadableEntry;
}

/** What a price is refused with. */
export const priceMessage = (problem: PriceProblem): string => (problem === 'too-large' ? priceTooLarge : invalidPrice);

/** What helps while somebody types; undefined where they need no help yet. */
export const hints: Record<EntryProblem, string | undefined> = {
  empty: 'A name, a price and how often it is paid.',
  'no-name': 'Start with a name of up to 200 characters.',
  'no-price': 'Add a price, such as $9.99/month.',
  'which-amount': 'Which amount? Write one, such as 9.99 or 1,299.',
  'which-cycle': 'How often? Write /month, every 2 weeks, yearly or once.',
  'unfinished-cycle': undefined,
  'which-currency': 'Which currency? Write one, such as $9.99 or 9.99 EUR.',
  'too-large': priceTooLarge,
};
