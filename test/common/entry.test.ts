import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueOfForm } from '../../api/errors.ts';
import { currencies, currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { emptyEntry, readEntry, unreadableEntry } from '../../common/billing/entry.ts';
import { formatMoney, monthlyCents, priceText } from '../../common/billing/money.ts';
import { invalidPrice, largestAmountCents, readPrice } from '../../common/billing/price.ts';

const periods = ['month', 'year'] as const;

describe('a typed entry', () => {
  it('has two messages', () => {
    const messages = ['', ' \t\n', 'Netflix'].map(
      (line) => issueOfForm('entry', String(readEntry(line, 'USD'))).message,
    );
    expect(messages).toEqual([
      "Please enter a subscription (e.g., '<service> - $9.99/month')",
      "Please enter a subscription (e.g., '<service> - $9.99/month')",
      "Please use format like '<service> - $9.99/month' or '<service> $10 monthly'",
    ]);
  });

  it.each<[text: string, name: string, cents: number, period: 'month' | 'year', currency?: Currency]>([
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
  ])('reads %j', (text, name, amountCents, period, currency) => {
    expect(readEntry(text, 'USD')).toEqual({ name, amountCents, period, ...(currency && { currency }) });
  });

  it.each([
    'Netflix',
    'Netflix -',
    'Netflix - free',
    '9.99',
    '$9.99',
    '$9.99/month',
    '- $5',
    '- - 5',
    '… 5',
    'Netflix$9.99',
    'Netflix9.99',
    'Netflix 9.999',
    'Netflix 9.',
    'Netflix 0,999',
    'Netflix 1,2345',
    'Netflix 1e3',
    'Netflix ٩',
    'Netflix - $-5',
    'Netflix $-5',
    'Netflix - -5',
    'Netflix 5mo',
    'Netflix $5/week',
    'Netflix $5 USD EUR',
    'Netflix £5 EUR',
    'Netflix $5 EUR',
    'Netflix 100,000,000',
    'Canon EOS-R5',
    '$9.99 - Netflix',
    'Net\u0000flix - $5',
    'Net\ud800flix - $5',
    `${'x'.repeat(201)} - $5`,
    `Netflix - ${'9'.repeat(90)}`,
  ])('refuses %j', (text) => {
    expect(readEntry(text, 'USD')).toBe(unreadableEntry);
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
      .filter((text) => /^[\p{L}\p{N}](?:.*[\p{L}\p{N}+!)])?$/u.test(text) && !/\s\s|[^\S ]/.test(text));
    const units = { month: ['', '/mo', '/month', ' per month', ' monthly'], year: ['/yr', ' per year', ' annually'] };
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(' - ', ' – ', ' — '),
        fc.integer({ min: 0, max: largestAmountCents }),
        fc.constantFrom(...currencyCodes),
        fc.constantFrom(...periods).chain((period) => fc.tuple(fc.constant(period), fc.constantFrom(...units[period]))),
        (name, separator, amountCents, currency, [period, unit]) => {
          const amount = (amountCents / 100).toFixed(2);
          for (const price of [
            `${currencies[currency]}${amount}`,
            `${amount} ${currency}`,
            formatted(amountCents, currency),
          ])
            expect(readEntry(name + separator + price + unit, currency)).toEqual({
              name,
              amountCents,
              period,
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
      'month',
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
        if (typeof entry === 'string') expect([emptyEntry, unreadableEntry]).toContain(entry);
        else {
          expect(entry.amountCents).toSatisfy(isAmount);
          expect(entry.name).toMatch(/^\S(?:.{0,198}\S)?$/);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([' ', '-', '- ', '5', '5 ', '$', '$ ', 'r-', '1,111', "1'111", '.', '/', 'per ', ' per month', '5 kr '])(
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

describe('an edited price', () => {
  it.each<[text: string, cents: number, period: 'month' | 'year', currency?: Currency]>([
    ['9.99', 999, 'month'],
    ['$9.99/month', 999, 'month', 'USD'],
    ['$120/year', 12_000, 'year', 'USD'],
    ['120 every year', 12_000, 'year'],
    ['Yearly: €1,200', 120_000, 'year', 'EUR'],
    ['120/yr', 12_000, 'year'],
    ['$12/month billed annually', 1_200, 'month', 'USD'],
    ['$9.99 per month, paid annually', 999, 'month', 'USD'],
    ['$144 billed annually', 14_400, 'year', 'USD'],
    ['$12/month, $120/year', 1_200, 'year', 'USD'],
    ['about $5, I think', 500, 'month', 'USD'],
    ['99 kr', 9_900, 'month', 'SEK'],
    [' 0 ', 0, 'month'],
  ])('reads %j', (text, amountCents, period, currency) => {
    expect(readPrice(text, 'USD')).toEqual({ amountCents, period, ...(currency && { currency }) });
  });

  it.each(['', 'free', '$', '-5', '$-5', '5.999', '1e3', '$5 EUR', '999999999', `$5${' '.repeat(100_000)}`])(
    'refuses %j',
    (text) => {
      expect(issueOfForm('price', String(readPrice(text, 'USD'))).message).toBe('Please enter a valid price format');
    },
  );

  it('reads back every price text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: largestAmountCents }),
        fc.constantFrom(...periods),
        fc.constantFrom(...currencyCodes),
        (amountCents, period, currency) => {
          expect(readPrice(priceText(amountCents, period, currency), currency)).toEqual({
            amountCents,
            period,
            currency,
          });
        },
      ),
    );
  });

  it('answers whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const price = readPrice(text, 'USD');
        if (typeof price === 'string') expect(price).toBe(invalidPrice);
        else expect(price.amountCents).toSatisfy(isAmount);
      }),
    );
  });
});

describe('the cost of a month', () => {
  it('is a twelfth of a yearly price, halves rounded up', () => {
    expect([monthlyCents(999, 'month'), monthlyCents(12_000, 'year'), monthlyCents(6, 'year')]).toEqual([
      999, 1_000, 1,
    ]);
  });
});

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= largestAmountCents;

/** The amount with its thousands grouped; JPY and KRW with their decimals too, which are not shown. */
function formatted(cents: number, currency: Currency): string {
  return formatMoney(cents, 'USD').replace('$', currencies[currency]);
}
