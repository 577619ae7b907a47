import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';

const format = lazily(() => new Intl.ListFormat(locale(), { type: 'conjunction' }));

/** 'a', 'a and b', 'a, b, and c'. */
export const listed = (words: Iterable<string>): string => format().format(words);
