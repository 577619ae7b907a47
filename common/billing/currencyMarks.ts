import { currencies, type Currency } from './currencies.ts';

/** The dollars that are written with a bare $ in their own countries; elsewhere $ means the first. */
const dollars: Currency[] = ['USD', 'CAD', 'AUD', 'MXN', 'SGD', 'HKD'];

/** Common spellings besides the symbols in `currencies`. */
const spellings = { US$: 'USD', CA$: 'CAD', AU$: 'AUD', '￥': 'JPY' } as const;

/** The currencies that each mark, in lower case, may mean, the most common first. */
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

/** The source of a pattern for any symbol or code of a currency; needs the flag `i`. */
export const markPattern = [...meanings.keys()]
  .sort((a, b) => b.length - a.length)
  .map((mark) => mark.replace('$', '\\$'))
  .join('|');

/**
 * The currency that all marks agree on; undefined when there is none.
 *
 * @param marks at least one symbol or code, such as `$` and `CAD` in '$5 CAD'
 * @param own the currency that decides what an ambiguous `$`, `¥` or `kr` means
 */
export function currencyOfMarks(marks: readonly string[], own: string): Currency | undefined {
  const [first = [], ...others] = marks.map((mark) => meanings.get(mark.toLowerCase()) ?? []);
  const agreed = first.filter((code) => others.every((codes) => codes.includes(code)));
  return agreed.find((code) => code === own) ?? agreed[0];
}
