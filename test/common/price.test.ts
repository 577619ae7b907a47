import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { largestAmountCents, mostUnits, type CycleUnit, type Price } from '../../common/billing/cycle.ts';
import { readEntry } from '../../common/billing/entry.ts';
import { readPrice } from '../../common/billing/price.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { issueOfForm } from '../../api/errors.ts';
import { hints, priceMessage, type PriceProblem } from '../../common/billing/problems.ts';
import { readSavedPrice } from '../../common/billing/savedPrice.ts';
import { anyPrice } from '../support/prices.ts';

/** What people write behind an amount. */
const cycles: Record<string, [count: number, unit: CycleUnit]> = {
  '': [1, 'month'],
  ' a month': [1, 'month'],
  ' every month': [1, 'month'],
  ' each month': [1, 'month'],
  ' per month': [1, 'month'],
  ' per calendar month': [1, 'month'],
  '/mo': [1, 'month'],
  ' / mo.': [1, 'month'],
  '/m': [1, 'month'],
  ' p.m.': [1, 'month'],
  ' pm': [1, 'month'],
  ' p/m': [1, 'month'],
  ' pcm': [1, 'month'],
  ' mo': [1, 'month'],
  ' monthly': [1, 'month'],
  ' Monthly.': [1, 'month'],
  ' (monthly)': [1, 'month'],
  ' - monthly': [1, 'month'],
  ' once a month': [1, 'month'],
  '/month billed annually': [1, 'month'],
  ' per month, paid yearly': [1, 'month'],
  ' weekly': [1, 'week'],
  ' per week': [1, 'week'],
  '/wk': [1, 'week'],
  ' p.w.': [1, 'week'],
  ' fortnightly': [2, 'week'],
  ' a fortnight': [2, 'week'],
  ' biweekly': [2, 'week'],
  ' bi-weekly': [2, 'week'],
  ' every two weeks': [2, 'week'],
  ' every other week': [2, 'week'],
  ' once every 2 weeks': [2, 'week'],
  ' bimonthly': [2, 'month'],
  ' every 2nd month': [2, 'month'],
  ' quarterly': [3, 'month'],
  ' per quarter': [3, 'month'],
  ' every 3 months': [3, 'month'],
  ' every three months': [3, 'month'],
  '/3mo': [3, 'month'],
  ' for 3 months': [3, 'month'],
  ' 4 times a year': [3, 'month'],
  ' twice a year': [6, 'month'],
  ' half-yearly': [6, 'month'],
  ' every half year': [6, 'month'],
  ' semi-annual': [6, 'month'],
  ' semiannually': [6, 'month'],
  ' biannually': [6, 'month'],
  ' every 6 months': [6, 'month'],
  ' every 12 months': [12, 'month'],
  ' annually': [1, 'year'],
  ' annual': [1, 'year'],
  ' annual plan': [1, 'year'],
  ' yearly': [1, 'year'],
  ' p.a.': [1, 'year'],
  ' pa': [1, 'year'],
  '/yr': [1, 'year'],
  '/y': [1, 'year'],
  ' a year': [1, 'year'],
  ' per annum': [1, 'year'],
  ' billed annually': [1, 'year'],
  ', paid every year': [1, 'year'],
  ' every 2 years': [2, 'year'],
  ' biennial': [2, 'year'],
  ' daily': [1, 'day'],
  ' a day': [1, 'day'],
  ' every 28 days': [28, 'day'],
  ' every 366 days': [mostUnits, 'day'],
  ' once': [1, 'once'],
  ' one-time': [1, 'once'],
  ' one time payment': [1, 'once'],
  ' one-off': [1, 'once'],
  ' lifetime': [1, 'once'],
  ' for life': [1, 'once'],
};

describe.each(Object.entries(cycles))('a price that ends with %j', (text, [cycleCount, cycleUnit]) => {
  const price = { amountCents: 1_399, cycleCount, cycleUnit, currency: 'EUR' };

  it('is read the same in a price field and in a typed line', () => {
    for (const amount of ['13.99 €', '€13,99', '13.99 EUR']) {
      expect(readPrice(amount + text, 'USD')).toEqual(price);
      expect(readEntry(`Office 365 - ${amount}${text}`, 'USD')).toEqual({ name: 'Office 365', ...price });
    }
  });
});

describe('the text of a price', () => {
  it.each<[text: string, amountCents: number, cycleCount: number, cycleUnit: CycleUnit, currency?: Currency]>([
    ['$9.99/month', 999, 1, 'month'],
    ['$120/year', 12_000, 1, 'year'],
    ['€30 every 3 months', 3_000, 3, 'month', 'EUR'],
    ['$5/week', 500, 1, 'week'],
    ['$4 every 2 weeks', 400, 2, 'week'],
    ['$1/day', 100, 1, 'day'],
    ['$240 every 2 years', 24_000, 2, 'year'],
    ['$99 once', 9_900, 1, 'once'],
    ['$0/month', 0, 1, 'month'],
    ['€1,200/year', 120_000, 1, 'year', 'EUR'],
    ['¥960.50/month', 96_050, 1, 'month', 'JPY'],
    ['kr15.50/month', 1_550, 1, 'month', 'NOK'],
  ])('is %s', (text, amountCents, cycleCount, cycleUnit, currency) => {
    expect(priceText({ amountCents, cycleCount, cycleUnit }, currency)).toBe(text);
  });

  it('is read back as the same price, in every currency', () => {
    fc.assert(
      fc.property(anyPrice, fc.constantFrom(...currencyCodes), (price, currency) => {
        const text = priceText(price, currency);
        expect(readPrice(text, currency)).toEqual({ ...price, currency });
        expect(readEntry(`Netflix - ${text}`, currency)).toEqual({ name: 'Netflix', ...price, currency });
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a price field', () => {
  const month = { cycleCount: 1, cycleUnit: 'month' } as const;
  const year = { cycleCount: 1, cycleUnit: 'year' } as const;

  it.each<[text: string, price: Price & { currency?: Currency }]>([
    ['9.99', { amountCents: 999, ...month }],
    [' 0 ', { amountCents: 0, ...month }],
    ['99 kr', { amountCents: 9_900, ...month, currency: 'SEK' }],
    ['about $5, I think', { amountCents: 500, ...month, currency: 'USD' }],
    ['Yearly: €1,200', { amountCents: 120_000, ...year, currency: 'EUR' }],
    ['every 2 weeks 15', { amountCents: 200, ...month }],
    ['$100 in a year', { amountCents: 10_000, ...year, currency: 'USD' }],
    ['$12/month, $120/year', { amountCents: 1_200, ...month, currency: 'USD' }],
    ['$120 billed annually ($10/month)', { amountCents: 12_000, ...year, currency: 'USD' }],
    ['$12/user/month', { amountCents: 1_200, ...month, currency: 'USD' }],
    ['$5/month for 12 months', { amountCents: 500, ...month, currency: 'USD' }],
    ['$5 after 30 days', { amountCents: 500, ...month, currency: 'USD' }],
    ['and/or $5', { amountCents: 500, ...month, currency: 'USD' }],
    ['1.299,00 €', { amountCents: 129_900, ...month, currency: 'EUR' }],
    ["1'299.–", { amountCents: 129_900, ...month }],
    ['CHF 1’299.- a year', { amountCents: 129_900, ...year, currency: 'CHF' }],
    ['12,- € monthly', { amountCents: 1_200, ...month, currency: 'EUR' }],
    ['1\u2009299,90 kr', { amountCents: 129_990, ...month, currency: 'SEK' }],
  ])('reads %j', (text, price) => {
    expect(readPrice(text, 'USD')).toEqual(price);
  });

  it.each<[text: string, problem: PriceProblem]>([
    ['', 'no-price'],
    ['free', 'no-price'],
    ['$', 'no-price'],
    ['-5', 'which-amount'],
    ['$-5', 'which-amount'],
    ['5.999', 'which-amount'],
    ['1e3', 'which-amount'],
    [`$5${' '.repeat(100_000)}`, 'which-amount'],
    ['$5 EUR', 'which-currency'],
    ['£5 kr', 'which-currency'],
    ['999999999', 'too-large'],
    ['$5/fortnite', 'which-cycle'],
    ['$5 every 0 days', 'which-cycle'],
    ['$5 every 367 days', 'which-cycle'],
    ['$5 twice a month', 'which-cycle'],
    ['$5 every so often', 'which-cycle'],
    ['$5/constructor', 'which-cycle'],
    ['$5/mon', 'unfinished-cycle'],
    ['$5 every', 'unfinished-cycle'],
    ['$5 every 3 ', 'unfinished-cycle'],
    ['$5 once every t', 'unfinished-cycle'],
    ['$5 every 3 mon ', 'which-cycle'],
  ])('refuses %j: %s', (text, problem) => {
    expect(readPrice(text, 'USD')).toBe(problem);
  });

  it('says one of two things, and helps while somebody types, but not before they are done', () => {
    const said = (problem: PriceProblem) => issueOfForm('price', priceMessage(problem)).message;
    expect(said('too-large')).toBe('Please enter a smaller price');
    expect(said('which-cycle')).toBe('Please enter a valid price format');
    expect(Object.entries(hints).filter(([, hint]) => !hint)).toEqual([['unfinished-cycle', undefined]]);
  });

  it('answers whatever it is given', () => {
    const piece = fc.constantFrom(
      ...Object.keys(cycles),
      ...'$€-–—/ .,0123456789rR',
      ' per ',
      'every ',
      '\0',
      '\ud800',
    );
    const hostile = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(piece, { maxLength: 40 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(hostile, (text) => {
        const price = readPrice(text, 'USD');
        if (typeof price === 'string') expect(Object.keys(hints)).toContain(price);
        else {
          expect(price.amountCents).toSatisfy(isAmount);
          expect(price.cycleCount).toSatisfy((count: number) => Number.isInteger(count) && count > 0 && count <= 366);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the price of something saved', () => {
  it.each<[text: string, price: Price | undefined]>([
    ['$9.99/month', { amountCents: 999, cycleCount: 1, cycleUnit: 'month' }],
    ['120 every 3 months', { amountCents: 12_000, cycleCount: 3, cycleUnit: 'month' }],
    [' free ', { amountCents: 0, cycleCount: 1, cycleUnit: 'month' }],
    ['Free trial', undefined],
    ['€5/month', undefined],
    ['Ask us', undefined],
  ])('%j is read in US dollars or not at all', (text, price) => {
    expect(readSavedPrice(text)).toEqual(price);
  });
});

const isAmount = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= largestAmountCents;
