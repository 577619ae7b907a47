import { currencyCodes, type Currency as Code } from '../../common/billing/currencies.ts';
import { builder } from './builder.ts';

const names = new Intl.DisplayNames('en', { type: 'currency' });

export const Currency = builder.enumType('Currency', {
  description: 'A currency, by its ISO 4217 code.',
  values: Object.fromEntries(
    currencyCodes.map((code) => [code, { value: code, description: names.of(code) ?? code }]),
  ) as Record<Code, { value: Code; description: string }>,
});
