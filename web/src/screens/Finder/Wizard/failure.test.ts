import { expect, it } from 'vitest';
import { errorKind, failureText } from './failure.ts';

it.each([
  ['quota_exceeded', 'No luck.', 'quota_exceeded'],
  [undefined, 'You ran out of quota.', 'quota_exceeded'],
  [undefined, 'Limit exceeded', 'quota_exceeded'],
  ['invalid_api_key', 'No luck.', 'invalid_api_key'],
  [undefined, 'Invalid key', 'invalid_api_key'],
  ['api_key_missing', 'No luck.', 'api_key_missing'],
  [undefined, 'The key is missing.', 'api_key_missing'],
  ['api_key_missing', 'An invalid configuration', 'api_key_missing'],
  ['UNKNOWN', 'The quota is used up.', 'quota_exceeded'],
  [undefined, 'No luck.', 'other'],
  [undefined, '', 'other'],
])('takes the error %j with the message %j as %s', (code, message, kind) => {
  expect(errorKind(code, message)).toBe(kind);
});

it.each([
  ['quota_exceeded', "The AI provider's quota is exceeded. Please try again later or update the key."],
  ['invalid_api_key', "The AI provider's key is invalid. Please check the configuration."],
  ['api_key_missing', "The AI provider's key is missing."],
])('says of %s what to do about it', (code, text) => {
  expect(failureText(code, 'Whatever the server says')).toBe(text);
});

it('says the server’s message of anything else, and to try again when there is none', () => {
  expect(failureText(undefined, 'No luck.')).toBe("We couldn't retrieve your recommendations. No luck.");
  expect(failureText(undefined, '')).toBe("We couldn't retrieve your recommendations. Please try again.");
});
