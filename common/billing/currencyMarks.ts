import { currencies, type Currency } from './currencies.ts';

/** The dollars that are written with a bare $ at home; elsewhere that means the first. */
const dollars: Currency[] = ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'HKD'];

/** Spellings that are common next to the symbols that Stackling shows itself. */
const spellings = { US$: 'USD', CA$: 'CAD', AU$: 'AUD', '￥': 'JPY' } as const;

/** What each mark, in lower case, may stand for, the most usual first. */
const meanings = new Map<string, Currency[]>([['$', dollars]]);

for (const [code, symbol] of Object.entries(currencies) as [Currency, string][]) {
  add(code, code);
  add(symbol, code);
}
for (const [spelling, code] of Object.entries(spellings)) add(spelling, code);

function add(mark: string, code: Currency): void {
  const codes = meanings.get(mark.toLowerCase()) ?? [];
  if (!codes.includes(code)) meanings.set(mark.toLowerCase(), [...codes, code]);
}

/** The source of a pattern that finds any symbol or code of a currency; it wants the flag `i`. */
export const markPattern = [...meanings.keys()]
  .sort((a, b) => b.length - a.length)
  .map((mark) => mark.replace('$', '\\$'))
  .join('|');

/**
 * The currency that all of these marks agree on; undefined when there is none.
 *
 * @param marks at least one symbol or code, such as `$` and `CAD` of '$5 CAD'
 * @param own the currency that settles a mark of several, such as `$`, `¥` and `kr`
 */
export function currencyOfMarks(marks: readonly string[], own: string): Currency | undefined {
  const [first = [], ...others] = marks.map((mark) => meanings.get(mark.toLowerCase()) ?? []);
  const agreed = first.filter((code) => others.every((codes) => codes.includes(code)));
  return agreed.find((code) => code === own) ?? agreed[0];
}
