/** What typed lines and prices are refused with. */
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
} as const;
