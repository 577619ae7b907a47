import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convert, totalIn, type Amount, type Rates } from '../../common/billing/conversion.ts';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { rounded } from '../../common/billing/fraction.ts';
import { converted } from '../support/prices.ts';

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
const anyAmounts = fc.array(
  fc
    .record({
      over: fc.bigInt({ min: 0n, max: 2n ** 31n - 1n }),
      under: fc.bigInt({ min: 1n, max: 366n }),
      currency: fc.constantFrom<Currency>('EUR', 'USD', 'JPY', 'SEK', 'PLN'),
    })
    .map(({ currency, ...cents }): Amount => ({ cents, currency })),
  { maxLength: 30 },
);

const whole = (cents: number | bigint, currency: Currency): Amount => ({
  cents: { over: BigInt(cents), under: 1n },
  currency,
});

describe('convert', () => {
  it.each<[cents: number, from: Currency, to: Currency, expected: number | undefined]>([
    [10_000, 'EUR', 'USD', 12_500],
    [12_500, 'USD', 'EUR', 10_000],
    [2, 'EUR', 'USD', 3],
    [-2, 'EUR', 'USD', -3],
    [1, 'USD', 'EUR', 1],
    [999, 'USD', 'JPY', 142_377],
    [999, 'PLN', 'PLN', 999],
    [999, 'PLN', 'EUR', undefined],
    [999, 'EUR', 'PLN', undefined],
  ])('takes %i hundredths of %s to %s as %s', (cents, from, to, expected) => {
    expect(converted(cents, from, to, rates)).toBe(expected);
  });

  it.each(['', '0', '0.00000000', '-1', '1e3', 'NaN', '1.123456789', '1,5', ' 1'])('takes no rate of %j', (rate) => {
    expect(
      converted(
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
          const there = converted(cents, from, to, rates) ?? Number.NaN;
          fc.pre(Number.isSafeInteger(there));
          const error = BigInt(there) * a - BigInt(cents) * b;
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
          const there = converted(cents, from, to, rates) ?? Number.NaN;
          fc.pre(Number.isSafeInteger(there));
          const difference = BigInt(Math.abs((converted(there, to, from, rates) ?? Number.NaN) - cents));
          const [a = 1n, b = 1n] = [units.get(from), units.get(to)];
          expect(2n * difference * b <= a + b).toBe(true);
        },
      ),
    );
  });

  it('gives the same for an amount and its negative', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), anyRates, (cents, { rates }) => {
        expect((converted(-cents, 'USD', 'JPY', rates) ?? 1) + (converted(cents, 'USD', 'JPY', rates) ?? 1)).toBe(0);
      }),
    );
  });
});

describe('a total in one currency', () => {
  it('counts what has no rate for nothing', () => {
    const mixed = [whole(500, 'TRY'), whole(1_000, 'EUR'), whole(500, 'PLN')];
    expect(rounded(totalIn('USD', mixed, rates))).toBe(1_250);
  });

  it('is nothing of nothing', () => {
    expect(rounded(totalIn('USD', [], rates))).toBe(0);
  });

  it('is exact: rounding comes last, once', () => {
    // A third of a cent of each; rounded one by one they would come to nothing.
    const thirds = Array.from({ length: 3 }, (): Amount => ({ cents: { over: 1n, under: 3n }, currency: 'EUR' }));
    expect(rounded(totalIn('EUR', thirds, rates))).toBe(1);
    const everywhere: Amount[] = [...thirds, { cents: { over: 5n, under: 8n }, currency: 'USD' }];
    expect(totalIn('EUR', everywhere, rates)).toSatisfy(({ over, under }) => 2n * over === 3n * under);
  });

  it('is the sum of the converted amounts, within no more than its own rounding', () => {
    fc.assert(
      fc.property(anyAmounts, fc.constantFrom<Currency>('EUR', 'JPY', 'PLN'), (amounts, to) => {
        const parts = amounts.flatMap((amount) => convert(amount, to, rates) ?? []);
        const sum = parts.reduce((sum, { over, under }) => sum + Number(over) / Number(under), 0);
        expect(Math.abs(rounded(totalIn(to, amounts, rates)) - sum)).toBeLessThan(0.500_01);
      }),
    );
  });

  it('does not depend on the order of the amounts', () => {
    const shuffled = anyAmounts.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    );
    fc.assert(
      fc.property(shuffled, ([all, other]) => {
        expect(rounded(totalIn('USD', all, rates))).toBe(rounded(totalIn('USD', other, rates)));
      }),
    );
  });
});

const decimal = (units: bigint) => `${units / 10n ** 8n}.${String(units % 10n ** 8n).padStart(8, '0')}`;
