import { providerFailures } from '../../../../../common/values.ts';

const codes: ReadonlySet<string> = new Set([
  ...providerFailures.map((failure) => failure.toUpperCase()),
  // Only questions to the AI provider are limited.
  'TOO_MANY_REQUESTS',
]);

/** Whether it is the AI provider that failed, so that the built-in catalogue would do better. */
export const isOfProvider = (code: string | undefined): boolean => code !== undefined && codes.has(code);
