/** The messages that refuse typed lines and prices. */
export const billingTexts = {
  emptyEntry: /*i18n*/ {
    id: 'entry.empty',
    message: "Please enter a subscription (e.g., '<service> - $9.99/month')",
  },
  unreadableEntry: /*i18n*/ {
    id: 'entry.unreadable',
    message: "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
  },
  invalidPrice: /*i18n*/ { id: 'price.invalid', message: 'Please enter a valid price format' },
  priceTooLarge: /*i18n*/ { id: 'price.tooLarge', message: 'Please enter a smaller price' },

  badAmount: /*i18n*/ {
    id: 'amountCents.invalid',
    message: 'Please enter an amount from 0 to {maximum, number} cents',
  },
  badCycleCount: /*i18n*/ {
    id: 'cycleCount.invalid',
    message: 'Please enter a cycle count from 1 to {maximum, number}',
  },
  badCycleUnit: /*i18n*/ { id: 'cycleUnit.invalid', message: 'The cycle unit must be day, week, month, year or once' },
  badMonthlyAmount: /*i18n*/ { id: 'monthlyAmount.invalid', message: 'Please enter a monthly amount in whole cents' },
  countOfOnce: /*i18n*/ { id: 'cycleCount.once', message: 'A price that is paid once must have a cycle count of 1' },
  otherAmount: /*i18n*/ { id: 'amountCents.different', message: 'The amount does not match the price' },
  otherCycle: /*i18n*/ { id: 'cycle.different', message: 'The cycle does not match the price' },
  otherMonthlyAmount: /*i18n*/ {
    id: 'monthlyAmount.different',
    message: 'The monthly amount does not match the price',
  },
} as const;

/** Hints while somebody types a line or a price. */
export const hintTexts = {
  empty: /*i18n*/ { id: 'hint.entry', message: 'A name, a price and how often it is paid.' },
  name: /*i18n*/ { id: 'hint.name', message: 'Start with a name of up to 200 characters.' },
  price: /*i18n*/ { id: 'hint.price', message: 'Add a price, such as $9.99/month.' },
  amount: /*i18n*/ { id: 'hint.amount', message: 'Which amount? Write one, such as 9.99 or 1,299.' },
  cycle: /*i18n*/ { id: 'hint.cycle', message: 'How often? Write /month, every 2 weeks, yearly or once.' },
  currency: /*i18n*/ { id: 'hint.currency', message: 'Which currency? Write one, such as $9.99 or 9.99 EUR.' },
} as const;
