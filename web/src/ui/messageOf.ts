/** What failed, in words that can be shown. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Please try again.';
