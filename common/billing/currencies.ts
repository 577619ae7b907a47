/** The currencies that Stackling shows, with their symbols. */
export const currencies = {
  USD: '$',
  EUR: '€',
  GBP: '£',
  CAD: 'C$',
  AUD: 'A$',
  JPY: '¥',
  CHF: 'CHF',
  CNY: '¥',
  INR: '₹',
  BRL: 'R$',
  KRW: '₩',
  MXN: 'MX$',
  MYR: 'RM',
  SGD: 'S$',
  HKD: 'HK$',
  SEK: 'kr',
  NOK: 'kr',
  DKK: 'kr',
  PLN: 'zł',
  TRY: '₺',
  ZAR: 'R',
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];
