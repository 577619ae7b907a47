let current = 'en-US';

/** The locale for digits, dates and lists: English with the reader's region. The server uses en-US unless told another. */
export const locale = (): string => current;

/**
 * The locale that texts in English are written in for a reader: `de-AT` and `de` give `en-AT` and `en-DE`.
 *
 * @param language a BCP 47 tag; an invalid one, or one that is from nowhere, gives undefined
 */
export function localeFor(language: string): string | undefined {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region && `en-${region}`;
  } catch {
    return undefined;
  }
}

/** Takes the region from a reader's language. Call it before anything is formatted. */
export function setLocale(language: string): void {
  // Some browsers let people set any text as their language.
  current = localeFor(language) ?? current;
}

/**
 * A BCP 47 tag of a language, and a script and a region perhaps, in its usual case: `de-at` gives `de-AT`. Anything else
 * gives undefined.
 */
export function localeTag(tag: string): string | undefined {
  const isTag = /^[a-z]{2,3}(-[a-z]{4})?(-([a-z]{2}|\d{3}))?$/i.test(tag) && localeFor(tag) !== undefined;
  return isTag ? new Intl.Locale(tag).baseName : undefined;
}
