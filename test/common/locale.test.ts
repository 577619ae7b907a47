import { afterEach, expect, it } from 'vitest';
import { locale, setLocale } from '../../common/locale.ts';

afterEach(() => setLocale('en-US'));

it.each([
  ['de-AT', 'en-AT'],
  ['de', 'en-DE'],
  ['pt-BR', 'en-BR'],
  ['zh-Hant-HK', 'en-HK'],
  ['en-GB', 'en-GB'],
  ['en', 'en-US'],
  ['', 'en-US'],
  ['not a language', 'en-US'],
])('takes the region of %j', (language, expected) => {
  setLocale(language);
  expect(locale()).toBe(expected);
});
