import { providerFailures, type ProviderFailure } from '../../../../../common/values.ts';

/** The AI provider's failure for an error's code; undefined for other errors. */
export const providerFailureOf = (code: string | undefined): ProviderFailure | undefined =>
  providerFailures.find((failure) => failure === code?.toLowerCase());

/** Whether it is the AI provider that failed, so that the built-in catalogue would do better. */
export const isOfProvider = (code: string | undefined): boolean =>
  // Only questions to the AI provider are limited.
  code === 'TOO_MANY_REQUESTS' || providerFailureOf(code) !== undefined;
