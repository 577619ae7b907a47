import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../common/billing/currencies.ts';
import { asShown, divideRounded, formatMoney, priceText, wholeCents } from '../../common/billing/money.ts';

describe('formatMoney', () => {
  it.each([
    [999, 'USD', '$9.99'],
    [123_456_789, 'USD', '$1,234,567.89'],
    [0, 'EUR', '€0.00'],
    [-250, 'GBP', '-£2.50'],
    [1_500, 'MYR', 'RM15.00'],
    [129_950, 'JPY', '¥1,300'],
    [129_949, 'KRW', '₩1,299'],
    [5, 'XXX', '$0.05'],
    [5, 'constructor', '$0.05'],
  ])('shows %i hundredths of %s as %s', (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
  });

  it('shows every amount so that it reads back the same, but for the two currencies shown whole', () => {
    const codes = Object.keys(currencies).filter((code) => code !== 'JPY' && code !== 'KRW');
    fc.assert(
      fc.property(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.constantFrom(...codes), (cents, code) => {
        const digits = formatMoney(cents, code).replace(/[^\d-]/g, '');
        expect(Number(digits)).toBe(cents);
      }),
    );
  });
});

describe('divideRounded', () => {
  it('rounds halves away from zero', () => {
    expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(9_999, 12)]).toEqual([3, -3, 833]);
  });

  it('is never further from the true quotient than a half', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 1_000 }), (a, b) => {
        expect(2 * Math.abs(divideRounded(a, b) * b - a)).toBeLessThanOrEqual(b);
      }),
    );
  });
});

describe('priceText', () => {
  it('leaves the decimals of whole dollars out', () => {
    expect([priceText(999, 'month'), priceText(12_000, 'year'), priceText(0, 'month')]).toEqual([
      '$9.99/month',
      '$120/year',
      '$0/month',
    ]);
  });

  it('takes the symbol of the currency', () => {
    expect([
      priceText(120_000, 'year', 'EUR'),
      priceText(96_050, 'month', 'JPY'),
      priceText(1_550, 'month', 'NOK'),
    ]).toEqual(['€1,200/year', '¥960.50/month', 'kr15.50/month']);
  });
});

describe('asShown', () => {
  it('is the amount that people read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.constantFrom('USD', 'JPY', 'KRW'), (cents, currency) => {
        expect(formatMoney(asShown(cents, currency), currency)).toBe(formatMoney(cents, currency));
        expect(asShown(cents, currency) % (currency === 'USD' ? 1 : 100)).toBe(0);
      }),
    );
  });
});

describe('wholeCents', () => {
  it('gives back every amount of cents up to a million dollars', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(wholeCents(cents / 100)).toBe(cents);
      }),
    );
  });

  it('drops what is less than a cent', () => {
    expect([wholeCents(12.345), wholeCents(0.999), wholeCents(19.99)]).toEqual([1_234, 99, 1_999]);
  });
});
