import * as z from 'zod/mini';
import { said, type Text, type Values } from '../said.ts';
import { isStorable } from '../text.ts';
import { notADate, paymentDayProblem } from './paymentDay.ts';
import { formTexts } from './texts.ts';

/** Refuses texts that cannot be stored. */
const storable = z.refine<string>(isStorable, said(formTexts.unstorable));

/** A text that can be stored, without white space around it; `missing` is the message for values that are not text. */
export const text = (missing: Text, values?: Values) =>
  z.string({ error: said(missing, values) }).check(storable, z.trim());

/** A description of each field of a form, in a sentence, for the descriptions of the API. */
export type Sentences<Form extends z.core.$ZodType> = Record<keyof z.input<Form>, string>;

export const longest = (characters: number, what: string) =>
  z.maxLength(characters, said(formTexts.tooLong, { what, maximum: characters }));

export const required = (characters: number, what: string) =>
  text(formTexts.missing, { what }).check(z.minLength(1, said(formTexts.missing, { what })), longest(characters, what));

/** A text that may be missing, null or blank; `fallback` replaces it then. */
export const optional = <Fallback extends string | null>(characters: number, what: string, fallback: Fallback) =>
  z.pipe(
    z.nullish(text(formTexts.notText, { what }).check(longest(characters, what))),
    z.transform((value) => value || fallback),
  );

/** A host with a dot, and what may follow it. A user or a scheme such as mailto before it does not match. */
const withoutScheme = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]|$)/u;

/** Adds `https://` to a typed address without a scheme. */
const withScheme = (value: string): string =>
  withoutScheme.test(value) ? `https://${value}` : value.replace(/^https?(?=:)/i, (scheme) => scheme.toLowerCase());

/** Whether a text is a web address that is safe to link: no script, no file, no user and password. */
function isWebAddress(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** A web address; `fallback` replaces one that is missing, null or blank. */
export const webAddress = <Fallback extends string | null>(fallback: Fallback) =>
  z.pipe(
    z.nullish(
      text(formTexts.notText, { what: 'link' }).check(
        z.overwrite(withScheme),
        longest(2_000, 'link'),
        z.refine((value) => value === '' || isWebAddress(value), said(formTexts.badLink)),
      ),
    ),
    z.transform((value) => value || fallback),
  );

/** A calendar day as YYYY-MM-DD, from 50 years ago on. */
export const requiredDay = z.iso.date(notADate).check(({ value, issues }) => {
  const message = paymentDayProblem(value);
  // As it is a date, a union that it stands in says this of it, and not that it is none.
  if (message) issues.push({ code: 'custom', message, input: value, continue: true });
});

/** The same; null when it is missing or empty. */
export const paymentDay = z.pipe(
  z.nullish(z.union([z.literal(''), requiredDay], { error: notADate })),
  z.transform((value) => value || null),
);
