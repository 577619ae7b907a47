import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { currencies, currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { largestAmountCents } from '../../common/billing/cycle.ts';
import { readEntry } from '../../common/billing/entry.ts';
import { formatMoney } from '../../common/billing/money.ts';
import { entryMessage, hints } from '../../common/billing/problems.ts';

describe('a typed entry', () => {
  it('is refused with one of three messages', () => {
    expect(['', ' \t\n', 'Netflix', 'Netflix $5/fortnite', 'Netflix 100,000,000'].map(refusalOf)).toEqual([
      "Please enter a subscription (e.g., '<service> - $9.99/month')",
      "Please enter a subscription (e.g., '<service> - $9.99/month')",
      "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
      "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
      'Please enter a smaller price',
    ]);
  });

  it.each<[text: string, name: string, cents: number, cycleUnit: 'month' | 'year', currency?: Currency]>([
    ['Netflix - $9.99/month', 'Netflix', 999, 'month', 'USD'],
    ['Netflix $10 monthly', 'Netflix', 1_000, 'month', 'USD'],
    ['Netflix 9.99', 'Netflix', 999, 'month'],
    ['Netflix – 9.99', 'Netflix', 999, 'month'],
    ['Netflix — 9.99', 'Netflix', 999, 'month'],
    ['Netflix -- 9.99', 'Netflix', 999, 'month'],
    ['Netflix-9.99', 'Netflix', 999, 'month'],
    ['Netflix -$9.99', 'Netflix', 999, 'month', 'USD'],
    ['Netflix\t9.99', 'Netflix', 999, 'month'],
    ['  Netflix   Premium  -  $ 9.9  / mo  ', 'Netflix Premium', 990, 'month', 'USD'],
    ['NETFLIX - $9.99 / MONTH', 'NETFLIX', 999, 'month', 'USD'],
    ['Netflix - $9.99 per month', 'Netflix', 999, 'month', 'USD'],
    ['Netflix - $9.99 mo', 'Netflix', 999, 'month', 'USD'],
    ['Headspace - $69.99/year', 'Headspace', 6_999, 'year', 'USD'],
    ['Headspace - $69.99/yr', 'Headspace', 6_999, 'year', 'USD'],
    ['Headspace 69.99 per year', 'Headspace', 6_999, 'year'],
    ['Headspace 69.99 yearly', 'Headspace', 6_999, 'year'],
    ['Headspace 69.99 annual', 'Headspace', 6_999, 'year'],
    ['Headspace 69.99 Annually', 'Headspace', 6_999, 'year'],
    ['Office 365 - $9.99/month', 'Office 365', 999, 'month', 'USD'],
    ['Office 365 9.99', 'Office 365', 999, 'month'],
    ['1Password $2.99', '1Password', 299, 'month', 'USD'],
    ['H-E-B - $5', 'H-E-B', 500, 'month', 'USD'],
    ['H-E-R 5', 'H-E-R', 500, 'month'],
    ['Disney+ 7.99', 'Disney+', 799, 'month'],
    ['7-Zip Pro - 5', '7-Zip Pro', 500, 'month'],
    ['Channel 4 - £3.99', 'Channel 4', 399, 'month', 'GBP'],
    ['Fitness 24-7 - $30', 'Fitness 24-7', 3_000, 'month', 'USD'],
    ['X $8', 'X', 800, 'month', 'USD'],
    ['R - R99', 'R', 9_900, 'month', 'ZAR'],
    ['Ke$ - $5', 'Ke$', 500, 'month', 'USD'],
    ['C-- - $5', 'C--', 500, 'month', 'USD'],
    ['Netflix - Premium - 4K - €17,99', 'Netflix - Premium - 4K', 1_799, 'month', 'EUR'],
    ['Pay-per-view - $5 per month', 'Pay-per-view', 500, 'month', 'USD'],
    ['Yahoo! Mail Plus - 5', 'Yahoo! Mail Plus', 500, 'month'],
    ['Кинопоиск 399', 'Кинопоиск', 39_900, 'month'],
    ['🎬 - 5', '🎬', 500, 'month'],
    ['Free thing - $0', 'Free thing', 0, 'month', 'USD'],
    ['Tip .99', 'Tip', 99, 'month'],
    ['Rent - 1,200', 'Rent', 120_000, 'month'],
    ['Rent - $1,200.50/month', 'Rent', 120_050, 'month', 'USD'],
    ['Rent - 1.200,50 €', 'Rent', 120_050, 'month', 'EUR'],
    ['Rent - ₹1,00,000', 'Rent', 10_000_000, 'month', 'INR'],
    ['Rent - 1.234.567 KRW', 'Rent', 123_456_700, 'month', 'KRW'],
    ["Rent - CHF 1'200.50", 'Rent', 120_050, 'month', 'CHF'],
    ['Rent 1\u202f200 SEK', 'Rent', 120_000, 'month', 'SEK'],
    ['Zeitung 9,99', 'Zeitung', 999, 'month'],
    ['Zeitung 9,9 EUR', 'Zeitung', 990, 'month', 'EUR'],
    ['All - 99,999,999.99', 'All', largestAmountCents, 'month'],
    ['Crave - C$19.99', 'Crave', 1_999, 'month', 'CAD'],
    ['Crave - $19.99 CAD/month', 'Crave', 1_999, 'month', 'CAD'],
    ['Crave - CA$19.99', 'Crave', 1_999, 'month', 'CAD'],
    ['Stan A$12', 'Stan', 1_200, 'month', 'AUD'],
    ['Abema ¥960', 'Abema', 96_000, 'month', 'JPY'],
    ['iQiyi 25 CNY', 'iQiyi', 2_500, 'month', 'CNY'],
    ['Zattoo CHF 14', 'Zattoo', 1_400, 'month', 'CHF'],
    ['Hotstar ₹299', 'Hotstar', 29_900, 'month', 'INR'],
    ['Globoplay R$22,90', 'Globoplay', 2_290, 'month', 'BRL'],
    ['Wavve ₩7,900', 'Wavve', 790_000, 'month', 'KRW'],
    ['Vix MX$119', 'Vix', 11_900, 'month', 'MXN'],
    ['Astro RM15', 'Astro', 1_500, 'month', 'MYR'],
    ['Mewatch S$9.90', 'Mewatch', 990, 'month', 'SGD'],
    ['Now HK$98', 'Now', 9_800, 'month', 'HKD'],
    ['Spotify 119 kr/mo', 'Spotify', 11_900, 'month', 'SEK'],
    ['Ruter kr 897', 'Ruter', 89_700, 'month', 'SEK'],
    ['TV 2 - 99 dkk', 'TV 2', 9_900, 'month', 'DKK'],
    ['TV 2 - 99nok', 'TV 2', 9_900, 'month', 'NOK'],
    ['Allegro 49 zł annually', 'Allegro', 4_900, 'year', 'PLN'],
    ['Exxen ₺99', 'Exxen', 9_900, 'month', 'TRY'],
    ['Showmax R99 per year', 'Showmax', 9_900, 'year', 'ZAR'],
    ['Figma - US$15', 'Figma', 1_500, 'month', 'USD'],
  ])('reads %j', (text, name, amountCents, cycleUnit, currency) => {
    expect(readEntry(text, 'USD')).toEqual({
      name,
      amountCents,
      cycleCount: 1,
      cycleUnit,
      ...(currency && { currency }),
    });
  });

  it.each<[text: string, own: string, currency: Currency]>([
    ['X $5', 'CAD', 'CAD'],
    ['X $5', 'MXN', 'MXN'],
    ['X $5', 'BRL', 'USD'],
    ['X $5', 'EUR', 'USD'],
    ['X $5', 'constructor', 'USD'],
    ['X $5 USD', 'CAD', 'USD'],
    ['X ¥5', 'CNY', 'CNY'],
    ['X 5 kr', 'NOK', 'NOK'],
    ['X 5 kr', 'DKK', 'DKK'],
    ['X 5 kr', 'USD', 'SEK'],
  ])('reads %j of somebody with %s as %s', (text, own, currency) => {
    expect(readEntry(text, own)).toMatchObject({ currency });
  });

  it('reads back every name, price and unit that people may type', () => {
    const name = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
      .filter((text) => /^[\p{L}\p{N}](?:.*[\p{L}\p{N}+!)])?$/u.test(text) && !/\s\s|[^\S ]|[$€£¥￥₹₩₺]/.test(text));
    const cycles = { month: ['', '/mo', '/month', ' per month', ' monthly'], year: ['/yr', ' per year', ' annually'] };
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(' - ', ' – ', ' — '),
        fc.integer({ min: 0, max: largestAmountCents }),
        fc.constantFrom(...currencyCodes),
        fc
          .constantFrom('month' as const, 'year' as const)
          .chain((unit) => fc.tuple(fc.constant(unit), fc.constantFrom(...cycles[unit]))),
        (name, separator, amountCents, currency, [cycleUnit, cycle]) => {
          const amount = (amountCents / 100).toFixed(2);
          for (const price of [
            `${currencies[currency]}${amount}`,
            `${amount} ${currency}`,
            formatted(amountCents, currency),
          ])
            expect(readEntry(name + separator + price + cycle, currency)).toEqual({
              name,
              amountCents,
              cycleCount: 1,
              cycleUnit,
              currency,
            });
        },
      ),
    );
  });

  it('answers whatever it is given, and only in its own terms', () => {
    const piece = fc.constantFrom(
      ...'$€-–—/ .,0123456789rR',
      ' per ',
      ' every ',
      'month',
      'once',
      'kr',
      '\u0000',
      '\ud800',
      'a',
      '\u202e',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece, { maxLength: 80 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const entry = readEntry(text, 'USD');
        if (typeof entry === 'string') expect(Object.keys(hints)).toContain(entry);
        else {
          expect(entry.amountCents).toSatisfy(isAmount);
          expect(entry.name).toMatch(/^\S(?:.{0,198}\S)?$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ' ',
    '-',
    '- ',
    '5',
    '5 ',
    '$',
    '$ ',
    'r-',
    '1,111',
    "1'111",
    '.',
    '/',
    'per ',
    ' per month',
    '5 kr ',
    ' every 2',
    ' a',
    'a.',
    'a-',
    'once a ',
    ' $5',
  ])(
    // With steps that grow as the square of the length, these would not end before the test's limit.
    'reads any length of %j',
    (piece) => {
      const length = 1_000_000;
      for (const end of ['', '!', ' 5']) {
        const text = `a${piece.repeat(length / piece.length)}`.slice(0, length - end.length) + end;
        expect(readEntry(text, 'USD')).toBeDefined();
      }
    },
  );
});

function refusalOf(text: string): string {
  const problem = readEntry(text, 'USD');
  return typeof problem === 'string' ? issueOfForm('entry', entryMessage(problem)).message : 'none';
}

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= largestAmountCents;

/** The amount with its thousands grouped; JPY and KRW with their decimals too, which are not shown. */
function formatted(cents: number, currency: Currency): string {
  return formatMoney(cents, 'USD').replace('$', currencies[currency]);
}
