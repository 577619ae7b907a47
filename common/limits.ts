/** The longest project description and the longest name, in characters. */
export const longestDescription = 5_000;
export const longestName = 200;

/** The most subscriptions that are taken at once, each typed in a line. */
export const mostEntries = 100;
