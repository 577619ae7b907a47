import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, convertTotal, type Amount, type Rates } from '../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { formatMoney } from '../../common/billing/money.ts';

const rates: Rates = new Map([
  ['EUR', '1'],
  ['USD', '1.25'],
  ['JPY', '178.15'],
  ['SEK', '11.2425'],
]);

/** Rates from 0.00000001 to some 10,000 to the euro, in hundred-millionths. */
const rateUnits = fc.bigInt({ min: 1n, max: 10n ** 12n });
const anyRates = fc
  .array(rateUnits, { minLength: currencyCodes.length, maxLength: currencyCodes.length })
  .map((units) => ({
    units: new Map(currencyCodes.map((code, i) => [code, units[i] ?? 1n])),
    rates: new Map(currencyCodes.map((code, i) => [code, decimal(units[i] ?? 1n)])) as Rates,
  }));
const anyCurrency = fc.constantFrom(...currencyCodes);
const amounts = fc.array(
  fc.record({
    cents: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    currency: fc.constantFrom<Currency>('EUR', 'USD', 'JPY', 'SEK', 'PLN'),
  }),
  { maxLength: 30 },
);

describe('convert', () => {
  it.each<[cents: number, from: Currency, to: Currency, converted: number | undefined]>([
    [10_000, 'EUR', 'USD', 12_500],
    [12_500, 'USD', 'EUR', 10_000],
    [2, 'EUR', 'USD', 3],
    [-2, 'EUR', 'USD', -3],
    [1, 'USD', 'EUR', 1],
    [999, 'USD', 'JPY', 142_377],
    [999, 'PLN', 'PLN', 999],
    [999, 'PLN', 'EUR', undefined],
    [999, 'EUR', 'PLN', undefined],
  ])('takes %i hundredths of %s to %s as %s', (cents, from, to, converted) => {
    expect(convert(cents, from, to, rates)).toBe(converted);
  });

  it.each(['', '0', '0.00000000', '-1', '1e3', 'NaN', '1.123456789', '1,5', ' 1'])('takes no rate of %j', (rate) => {
    expect(
      convert(
        100,
        'EUR',
        'USD',
        new Map([
          ['EUR', '1'],
          ['USD', rate],
        ]),
      ),
    ).toBeUndefined();
  });

  it('is exact to the last half', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }),
        anyCurrency,
        anyCurrency,
        anyRates,
        (cents, from, to, { units, rates }) => {
          fc.pre(from !== to);
          const [a = 1n, b = 1n] = [units.get(from), units.get(to)];
          const converted = convert(cents, from, to, rates) ?? Number.NaN;
          fc.pre(Number.isSafeInteger(converted));
          const error = BigInt(converted) * a - BigInt(cents) * b;
          const sign = cents < 0 ? -1n : 1n;
          expect(2n * error * sign > -a && 2n * error * sign <= a).toBe(true);
        },
      ),
    );
  });

  it('comes back to within half a hundredth of each of the two currencies', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -(10 ** 9), max: 10 ** 9 }),
        anyCurrency,
        anyCurrency,
        anyRates,
        (cents, ...given) => {
          const [from, to, { units, rates }] = given;
          const there = convert(cents, from, to, rates) ?? Number.NaN;
          fc.pre(Number.isSafeInteger(there));
          const difference = BigInt(Math.abs((convert(there, to, from, rates) ?? Number.NaN) - cents));
          const [a = 1n, b = 1n] = [units.get(from), units.get(to)];
          expect(2n * difference * b <= a + b).toBe(true);
        },
      ),
    );
  });

  it('gives the same for an amount and its negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), anyRates, (cents, { rates }) => {
        expect((convert(-cents, 'USD', 'JPY', rates) ?? 1) + (convert(cents, 'USD', 'JPY', rates) ?? 1)).toBe(0);
      }),
    );
  });
});

describe('convertTotal', () => {
  it('says what is missing and counts the rest', () => {
    const mixed: Amount[] = [
      { cents: 500, currency: 'TRY' },
      { cents: 1_000, currency: 'EUR' },
      { cents: 500, currency: 'PLN' },
      { cents: 500, currency: 'PLN' },
    ];
    expect(convertTotal(mixed, 'USD', rates)).toEqual({
      cents: 1_250,
      parts: [undefined, 1_250, undefined, undefined],
      missing: ['PLN', 'TRY'],
    });
  });

  it('is nothing of nothing', () => {
    expect(convertTotal([], 'USD', rates)).toEqual({ cents: 0, parts: [], missing: [] });
  });

  it.each<Currency>(['EUR', 'JPY'])('in %s is the sum of the parts as people see them', (to) => {
    const read = (cents: number) => BigInt(formatMoney(cents, to).replace(/\D/g, ''));
    fc.assert(
      fc.property(amounts, (amounts) => {
        const { cents, parts } = convertTotal(amounts, to, rates);
        expect(read(cents)).toBe(parts.reduce((sum, part) => sum + read(part ?? 0), 0n));
        expect(parts.map((part) => part !== undefined && formatMoney(part, to))).toEqual(
          amounts.map(({ cents, currency }) => {
            const converted = convert(cents, currency, to, rates);
            return converted !== undefined && formatMoney(converted, to);
          }),
        );
      }),
    );
  });

  it('does not depend on the order of the amounts', () => {
    const shuffled = amounts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        const [a, b] = [convertTotal(all, 'USD', rates), convertTotal(other, 'USD', rates)];
        expect([b.cents, b.missing]).toEqual([a.cents, a.missing]);
      }),
    );
  });
});

const decimal = (units: bigint) => `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`;
