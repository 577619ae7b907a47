import * as z from 'zod/mini';
import { storable } from '../text.ts';

/** What each field of a form is, in a sentence; whatever describes the API takes it from there. */
export type Sentences<Form extends z.core.$ZodType> = Record<keyof z.input<Form>, string>;

/** A text that can be stored, without white space round it; `error` is said of what is no text at all. */
export const text = (error: string) => z.string({ error }).check(storable, z.trim());

export const longest = (characters: number, what: string) =>
  z.maxLength(characters, `Please keep the ${what} under ${characters.toLocaleString('en-US')} characters`);

export const required = (characters: number, what: string) =>
  text(`Please enter a ${what}`).check(z.minLength(1, `Please enter a ${what}`), longest(characters, what));

/** A text that may be missing, null or blank; then `fallback` stands for it. */
export const optional = <Fallback extends string | null>(characters: number, what: string, fallback: Fallback) =>
  z.pipe(
    z.nullish(text(`The ${what} is not a text`).check(longest(characters, what))),
    z.transform((value) => value || fallback),
  );

/** Whether a text is an address on the web that may stand behind a link: no script, no file, no user and password. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** A web address, or nothing; then `fallback` stands for it. */
export const webAddress = <Fallback extends string | null>(fallback: Fallback) =>
  z.pipe(
    z.nullish(
      text('The link is not a text').check(
        longest(2_000, 'link'),
        z.refine(
          (value) => value === '' || isWebAddress(value),
          'Please use a link that starts with https:// or http://, without a user name in it',
        ),
        z.overwrite((value) => value.replace(/^https?/i, (scheme) => scheme.toLowerCase())),
      ),
    ),
    z.transform((value) => value || fallback),
  );

const notADate = 'Please use a date such as 2026-11-30';

/** A calendar date as YYYY-MM-DD from 1900 on (databases know no year 0), or nothing; then null stands for it. */
export const calendarDate = z.pipe(
  z.nullish(
    z.union([z.literal(''), z.iso.date(notADate).check(z.refine((value) => value >= '1900', notADate))], {
      error: notADate,
    }),
  ),
  z.transform((value) => value || null),
);
