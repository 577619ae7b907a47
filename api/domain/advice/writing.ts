import { asShown, formatMoney } from '../../../common/billing/money.ts';
import { lazilyFor } from '../../../common/lazily.ts';
import { namedFew } from '../../../common/listed.ts';
import type { Values } from '../../../common/said.ts';
import { priceInWords } from '../../priceInWords.ts';
import { say } from '../../say.ts';
import type { Sentence, SentenceValue } from './advice.ts';

const fullDay = lazilyFor((where) => new Intl.DateTimeFormat(where, { dateStyle: 'long', timeZone: 'UTC' }));
const month = lazilyFor((where) => new Intl.DateTimeFormat(where, { month: 'long', year: 'numeric', timeZone: 'UTC' }));

function written(value: SentenceValue, where: string): string | number {
  if (typeof value !== 'object') return value;
  if ('cents' in value) return formatMoney(asShown(value.cents, value.currency), value.currency, where);
  if ('day' in value) return fullDay(where).format(new Date(value.day));
  if ('month' in value) return month(where).format(new Date(`${value.month}-01`));
  if ('names' in value) return namedFew(value.names, say, where);
  const { price, currency } = value;
  return priceInWords(price, currency, where);
}

/** A sentence in words, with its code and its values as text. */
export interface WrittenSentence {
  code: string;
  text: string;
  values: Values;
}

/** @param where the reader's locale, of localeFor() */
export function write({ id, values }: Sentence, where: string): WrittenSentence {
  const own = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, written(value, where)]));
  return { code: id, text: say(id, own), values: own };
}
