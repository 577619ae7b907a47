import type { ProviderFailure } from '../../../../../common/values.ts';
import { providerFailureOf } from '../results/providerFailure.ts';

const texts: Partial<Record<ProviderFailure, string>> = {
  quota_exceeded: "The AI provider's quota is exceeded. Please try again later or update the key.",
  invalid_api_key: "The AI provider's key is invalid. Please check the configuration.",
  api_key_missing: "The AI provider's key is missing.",
};

/** What the error view says of an error with this code and the server's message. */
export function failureText(code: string | undefined, message: string): string {
  const failure = providerFailureOf(code);
  return (failure && texts[failure]) ?? `We couldn't retrieve your recommendations. ${message || 'Please try again.'}`;
}
