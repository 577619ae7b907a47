import { expect, it, vi } from 'vitest';
import { secureSignedInHint, signedInHint } from '../../../common/signedInHint.ts';
import { hasHint } from './session.ts';

it.each([
  [`${signedInHint}=1`, true],
  [`a=b; ${secureSignedInHint}=1`, true],
  ['', false],
  [`${signedInHint}=; a=1`, false],
  [`not-${signedInHint}=1`, false],
])('with the cookies %j, the page takes somebody to be signed in: %j', (cookies, expected) => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
  expect(hasHint()).toBe(expected);
  cookie.mockRestore();
});
