/** What advice says. The ids are codes that programs read. */
export const adviceTexts = [
  /*i18n*/ { id: 'advice.duplicate', message: 'You pay for {name} {count, plural, =2 {twice} other {# times}}' },
  /*i18n*/ { id: 'advice.duplicate.entries', message: 'These are the same service: {names}.' },
  /*i18n*/ { id: 'advice.endCheapest', message: 'Ending {name} saves {amount} a year.' },
  /*i18n*/ { id: 'advice.overlap', message: '{names} do the same' },
  /*i18n*/ { id: 'advice.overlap.need', message: 'Each of them is best known for this: {need}' },
  /*i18n*/ { id: 'advice.yearlyPlan', message: 'Pay for {name} by the year' },
  /*i18n*/ {
    id: 'advice.yearlyPlan.prices',
    message: 'The {plan} plan costs {yearly} a year. Twelve months cost you {months}.',
  },
  /*i18n*/ { id: 'advice.yearlyPlan.since', message: 'You have paid by the month since {month}.' },
  /*i18n*/ { id: 'advice.cheaperPlan', message: 'A smaller plan of {name} may be enough' },
  /*i18n*/ {
    id: 'advice.cheaperPlan.several',
    message: '{plan} is made for several people, and nothing here says that others use it.',
  },
  /*i18n*/ { id: 'advice.cheaperPlan.rarely', message: 'You said that you rarely use it.' },
  /*i18n*/ { id: 'advice.cheaperPlan.prices', message: 'The {plan} plan costs {list}. You pay {paid}.' },
  /*i18n*/ { id: 'advice.cheaperPlan.free', message: 'There is a free plan, {plan}. You pay {paid}.' },
  /*i18n*/ { id: 'advice.alternative', message: '{tool} does the same as {name} for less' },
  /*i18n*/ { id: 'advice.alternative.needs', message: 'It covers everything that {name} is known for: {needs}.' },
  /*i18n*/ { id: 'advice.alternative.prices', message: '{tool} costs {list} with the {plan} plan. You pay {paid}.' },
  /*i18n*/ { id: 'advice.alternative.free', message: '{tool} has a free plan, {plan}. You pay {paid}.' },
  /*i18n*/ { id: 'advice.aboveListPrice', message: '{name} costs you more than its list price' },
  /*i18n*/ { id: 'advice.aboveListPrice.prices', message: 'The {plan} plan costs {list}. You pay {paid}.' },
  /*i18n*/ { id: 'advice.trialEnds', message: 'The trial of {name} ends on {day}' },
  /*i18n*/ { id: 'advice.trialEnds.price', message: 'After that, it costs {amount} a year.' },
  /*i18n*/ { id: 'advice.cancelBy', message: 'Cancel {name} by {day}, or it goes on' },
  /*i18n*/ { id: 'advice.cancelBy.price', message: 'Another year of it costs {amount}.' },
  /*i18n*/ { id: 'advice.unused', message: 'You do not use {name}' },
  /*i18n*/ {
    id: 'advice.unused.answer',
    message: 'You said that you did not use it lately. A year of it costs {amount}.',
  },
  /*i18n*/ { id: 'advice.pricesOf', message: 'We last checked this list price in {month}.' },
  /*i18n*/ {
    id: 'advice.pricesOld',
    message: 'We last checked this list price in {month}, more than a year ago. Please check it before you act.',
  },
] as const;

export type AdviceTextId = (typeof adviceTexts)[number]['id'];
