let current = 'en-US';

/** By whose habits digits, dates and lists are written: English as a region writes it. The server writes as the US does. */
export const locale = (): string => current;

/**
 * Takes the region from a reader's language: `de-AT` and `de` make it `en-AT` and `en-DE`. Call it before anything is written.
 *
 * @param language as a browser tells it; one that is no language changes nothing
 */
export function setLocale(language: string): void {
  try {
    const { region } = new Intl.Locale(language).maximize();
    if (region) current = `en-${region}`;
  } catch {
    // Some browsers let people set any text as their language.
  }
}
