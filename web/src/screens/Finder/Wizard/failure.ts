import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { ProviderFailure } from '../../../../../common/values.ts';
import { providerFailureOf } from '../results/providerFailure.ts';

const texts: Partial<Record<ProviderFailure, MessageDescriptor>> = {
  quota_exceeded: msg`The AI provider's quota is exceeded. Please try again later or update the key.`,
  invalid_api_key: msg`The AI provider's key is invalid. Please check the configuration.`,
  api_key_missing: msg`The AI provider's key is missing.`,
};

/** The error view's text for an error with this code and message. */
export function failureText(code: string | undefined, message: string): string {
  const failure = providerFailureOf(code);
  const text = failure && texts[failure];
  if (text) return i18n._(text);
  const advice = message || t`Please try again.`;
  return t`We couldn't retrieve your recommendations. ${advice}`;
}
