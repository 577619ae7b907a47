import '../support/db.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { emailOf } from '../support/accounts.ts';
import { call, sendText } from '../support/api.ts';

afterEach(() => void vi.useRealTimers());

/** What a request is answered that somebody else's transaction holds up for ten seconds. */
async function answerWhenHeldUp(request: () => Promise<Response>): Promise<Response> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: isHeld } = Promise.withResolvers<void>();
  const holding = db.$transaction(
    async (transaction) => {
      await transaction.$executeRaw`LOCK TABLE rate_limits`;
      isHeld();
      await released;
    },
    { timeout: 60_000 },
  );
  await held;
  try {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = request();
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(10_000);
    return await answer;
  } finally {
    release();
    await holding;
  }
}

const timedOut = 'This took longer than 10 seconds and was stopped. Part of it may have been done.';
const input = { email: emailOf('ada'), password: 'correct horse' };

describe('an operation that is held up for ten seconds', () => {
  it('is given up with an error, in GraphQL', async () => {
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const answer = await answerWhenHeldUp(() => sendText(login, { input }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ errors: [{ message: timedOut, extensions: { code: 'TIMED_OUT' } }] });
  });

  it('is given up with an error, in REST', async () => {
    const answer = await answerWhenHeldUp(() => call('POST', '/api/login', input));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({ message: timedOut });
  });
});
