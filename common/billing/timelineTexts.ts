/** The messages that refuse days and times of a subscription. */
export const timelineTexts = {
  trialBeforeStart: /*i18n*/ { id: 'trialEndsOn.beforeStart', message: 'The trial cannot end before it begins' },
  endBeforeStart: /*i18n*/ { id: 'endsOn.beforeStart', message: 'The end cannot be before the start' },
  startAfterPrice: /*i18n*/ {
    id: 'startsOn.afterPrice',
    message: 'The start cannot be after the first change of its price',
  },
  noTimeForNotice: /*i18n*/ { id: 'notice.tooLong', message: 'This term leaves no time to give notice' },
  pauseBackwards: /*i18n*/ { id: 'pause.backwards', message: 'The pause must end after it begins' },
  priceBeforeStart: /*i18n*/ { id: 'price.beforeStart', message: 'A price cannot begin before the subscription does' },
  priceTwice: /*i18n*/ { id: 'price.sameDay', message: 'There is already a price from this day on' },
  noSuchPrice: /*i18n*/ { id: 'price.unknownDay', message: 'There is no price from this day on' },
  tooManyPrices: /*i18n*/ { id: 'price.tooMany', message: 'A subscription has at most {maximum, number} prices' },
  badPeriodCount: /*i18n*/ {
    id: 'period.badCount',
    message: 'Please enter a whole number from 1 to {maximum, number}',
  },
  badPeriodUnit: /*i18n*/ { id: 'period.badUnit', message: 'The unit must be day, week, month or year' },
  halfPeriod: /*i18n*/ { id: 'period.incomplete', message: 'Please enter both a number and a unit' },
  badState: /*i18n*/ { id: 'state.invalid', message: 'The state must be trial, active, paused, cancelled or ended' },
  badPaymentState: /*i18n*/ { id: 'payment.badState', message: 'The state must be paid, skipped or refunded' },
  badRestart: /*i18n*/ { id: 'payment.badRestart', message: 'Whether the rhythm restarts must be true or false' },
  badRenewal: /*i18n*/ { id: 'autoRenews.invalid', message: 'Whether it renews by itself must be true or false' },
};
