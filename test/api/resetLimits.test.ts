import '../support/db.ts';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, mostAtOnce } from '../../api/domain/accounts/passwords.ts';
import { paths } from '../../common/paths.ts';
import { env } from '../../api/env.ts';
import { emailOf, from, password, registered } from '../support/accounts.ts';
import { call, sendText } from '../support/api.ts';
import { mailedTokens } from '../support/mail.ts';
import { ask, mailedToken, minute, newAddress, newPassword, setPassword, tooOld } from '../support/passwordReset.ts';

describe('the limits', () => {
  const statuses = async (count: number, work: (i: number) => Promise<Response>): Promise<number[]> => {
    const results: number[] = [];
    for (let i = 0; i < count; i++) results.push((await work(i)).status);
    return results;
  };

  it('let one address ask three times an hour for one account, known or not, however often it asks at once', async () => {
    await registered('paul');
    for (const name of ['paul', 'nobody']) {
      const address = newAddress();
      const answers = await Promise.all(Array.from({ length: 12 }, () => ask(emailOf(name), address)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
      const retryAfter = Number(answers.find(({ status }) => status === 429)!.headers.get('retry-after'));
      expect(retryAfter).toBeGreaterThan(3_500);
      expect(retryAfter).toBeLessThanOrEqual(3_600);
    }
    expect(await mailedTokens(paths.reset)).toHaveLength(1);
  });

  it('count every field of one operation', async () => {
    const field = 'requestPasswordReset(input: { email: "aliased@example.com" }) { __typename }';
    const answer = await from(newAddress(), () =>
      sendText(`mutation { a: ${field} b: ${field} c: ${field} d: ${field} }`),
    );
    expect(answer.status).toBe(429);
    expect(await answer.json()).toMatchObject({ errors: [{ path: ['d'] }] });
  });

  it('let one address ask twenty times an hour for all accounts together', async () => {
    const address = newAddress();
    const answers = await statuses(22, (i) => ask(emailOf(`person${i}`), address));
    expect(answers).toEqual([...Array(20).fill(200), 429, 429]);
  });

  it('fill no mailbox, and leave the link that is in it good for a while', async () => {
    await registered('quinn', '192.0.2.20');
    vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true }); // the embedded database goes by it
    const start = Date.now();
    const askAt = async (afterMinutes: number, address = newAddress()) => {
      vi.setSystemTime(start + afterMinutes * minute);
      expect((await ask(emailOf('quinn'), address)).status).toBe(200);
      return (await mailedTokens(paths.reset)).length;
    };
    // One mail in ten minutes, whoever asks from wherever.
    expect([await askAt(0), await askAt(1), await askAt(9.9), await askAt(10.2), await askAt(11)]).toEqual([
      1, 1, 1, 2, 2,
    ]);
    // After ten wishes of strangers a day, one an hour; a wish is refused to nobody.
    for (let i = 0; i < 5; i++) await askAt(12);
    expect([await askAt(21), await askAt(70), await askAt(70.5)]).toEqual([2, 2, 3]);
    // Where the owner has signed in before, ten minutes are enough.
    expect([await askAt(75, '192.0.2.20'), await askAt(81, '192.0.2.20')]).toEqual([3, 4]);
    expect(await setPassword((await mailedTokens(paths.reset))[3]!)).toMatchObject({ endedSessions: 1 });
  });

  it('let one address try twenty tokens an hour, before any work', async () => {
    await registered('rosa');
    const token = await mailedToken('rosa');
    const address = newAddress();
    const body = { token: 'x', newPassword };
    expect(await statuses(21, () => from(address, () => call('POST', '/api/reset-password', body)))).toEqual([
      ...Array(20).fill(400),
      429,
    ]);
    expect((await from(address, () => call('POST', '/api/reset-password', { token, newPassword }))).status).toBe(429);
    expect(await setPassword(token)).toMatchObject({ __typename: 'ResetPasswordPayload' });
  });

  it('hash nothing for a token that is not good', async () => {
    const others = Array.from({ length: 18 * mostAtOnce }, () => hashPassword(password)); // a hash has to wait for them
    const first = await Promise.race([setPassword('x'), Promise.all(others).then(() => 'the others')]);
    expect(first).toEqual(tooOld);
    await Promise.all(others);
  });

  it('can be switched off', async () => {
    env.RATE_LIMITS = 'off';
    await registered('sara');
    const address = newAddress();
    for (let i = 1; i <= 5; i++) {
      expect((await ask(emailOf('sara'), address)).status).toBe(200);
      expect(await mailedTokens(paths.reset)).toHaveLength(i);
    }
    expect(await statuses(25, () => call('POST', '/api/reset-password', { token: 'x', newPassword }))).toEqual(
      Array(25).fill(400),
    );
  });
});
