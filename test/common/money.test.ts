import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencies } from '../../common/billing/currencies.ts';
import { asShown, divideRounded, formatExactly, formatMoney, wholeCents } from '../../common/billing/money.ts';

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

describe('formatExactly', () => {
  it('says all of an amount, and leaves out the decimals of a whole one', () => {
    expect([formatExactly(999, 'USD'), formatExactly(120_000, 'EUR'), formatExactly(96_050, 'JPY')]).toEqual([
      '$9.99',
      '€1,200',
      '¥960.50',
    ]);
  });
});

describe('asShown', () => {
  it('is the amount that people read', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), fc.constantFrom('USD', 'JPY', 'KRW'), (cents, currency) => {
        const shown = asShown({ over: BigInt(cents), under: 1n }, currency);
        expect(formatMoney(shown, currency)).toBe(formatMoney(cents, currency));
        expect(shown % (currency === 'USD' ? 1 : 100)).toBe(0);
      }),
    );
  });

  it('is rounded once: 49.6 hundredths of a yen are no yen, though they are some 50', () => {
    const almostHalf = { over: 496n, under: 10n };
    expect([asShown(almostHalf, 'JPY'), asShown(almostHalf, 'USD')]).toEqual([0, 50]);
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
