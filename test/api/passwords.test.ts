import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from '../../api/domain/accounts/passwords.ts';
import { TooManyRequestsError } from '../../api/errors.ts';

describe('a password', () => {
  it('is known by its digest, which is another one each time', async () => {
    const [first, second] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(first).not.toBe(second);
    expect(await verifyPassword('correct horse', first)).toBe(true);
    expect(await verifyPassword('Correct horse', first)).toBe(false);
  });

  it('is known by a digest that was made elsewhere, with other parameters', async () => {
    // From the tests of Argon2’s reference implementation.
    const digest = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', digest)).toBe(true);
  });

  it.each([undefined, '', 'not a digest', 'correct horse', '$argon2id$v=19$m=19456,t=2,p=1$$'])(
    'is never right for the digest %j',
    async (digest) => {
      expect(await verifyPassword('correct horse', digest)).toBe(false);
    },
  );

  it('is not looked at when too many others wait, and the next ones are again', async () => {
    const digest = await hashPassword('correct horse');
    const tries = await Promise.allSettled(Array.from({ length: 200 }, () => verifyPassword('correct horse', digest)));
    const refused = tries.filter((attempt) => attempt.status === 'rejected').map(({ reason }) => reason as Error);
    expect(refused.length).toBeGreaterThan(100);
    for (const error of refused) expect(error).toMatchObject(new TooManyRequestsError(1));
    expect(await verifyPassword('correct horse', digest)).toBe(true);
  });
});
