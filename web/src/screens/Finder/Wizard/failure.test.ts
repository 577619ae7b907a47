import { expect, it } from 'vitest';
import { failureText } from './failure.ts';

it.each([
  ['QUOTA_EXCEEDED', "The AI provider's quota is exceeded. Please try again later or update the key."],
  ['INVALID_API_KEY', "The AI provider's key is invalid. Please check the configuration."],
  ['API_KEY_MISSING', "The AI provider's key is missing."],
  ['quota_exceeded', "The AI provider's quota is exceeded. Please try again later or update the key."],
])('says of %s what to do about it, whatever the server says', (code, text) => {
  expect(failureText(code, 'No luck.')).toBe(text);
});

it.each(['PROVIDER_BUSY', 'UNKNOWN', undefined])('says the server’s message of %s, whatever its words', (code) => {
  expect(failureText(code, 'The quota of invalid, missing keys is exceeded.')).toBe(
    "We couldn't retrieve your recommendations. The quota of invalid, missing keys is exceeded.",
  );
});

it('says to try again when the server says nothing', () => {
  expect(failureText(undefined, '')).toBe("We couldn't retrieve your recommendations. Please try again.");
});
