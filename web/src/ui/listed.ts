import { lazily } from '../../../common/lazily.ts';

const format = lazily(() => new Intl.ListFormat('en', { type: 'conjunction' }));

/** 'a', 'a and b', 'a, b, and c'. */
export const listed = (words: Iterable<string>): string => format().format(words);
