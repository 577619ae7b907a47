let current = 'en-US';

/** The locale for digits, dates and lists: English with the reader's region. The server always uses en-US. */
export const locale = (): string => current;

/**
 * Takes the region from a reader's language: `de-AT` and `de` give `en-AT` and `en-DE`. Call it before anything is
 * formatted.
 *
 * @param language the browser's language; an invalid one changes nothing
 */
export function setLocale(language: string): void {
  try {
    const { region } = new Intl.Locale(language).maximize();
    if (region) current = `en-${region}`;
  } catch {
    // Some browsers let people set any text as their language.
  }
}
