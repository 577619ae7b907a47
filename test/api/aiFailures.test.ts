import '../support/db.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '../../api/env.ts';
import { call } from '../support/api.ts';
import { cutting, failing, failingMidway, firstFive, hanging, picking, refusing, saying } from '../support/provider.ts';
import { expectSound, failureOf, provider, question, suiteOf } from '../support/aiQuestions.ts';

describe('when the provider fails', () => {
  const garbage = { type: 'provider_answer_unusable', code: 'PROVIDER_ANSWER_UNUSABLE' };
  const outage = { type: 'provider_unavailable' };
  it.each([
    ['text that is no JSON', () => [saying('I would take Canva, I think.')], garbage, 1],
    ['JSON of another shape', () => [saying('{"tools":["Canva"]}')], garbage, 1],
    ['nothing that is on the list', () => [saying('{"picks":[{"id":"evil","plan":"","reason":""}]}')], garbage, 1],
    ['an empty answer', () => [saying('')], garbage, 1],
    ['more than it may', () => [saying(`{"picks":[${' '.repeat(300_000)}`)], garbage, 1],
    ['a refusal', () => [refusing], { type: 'provider_refused', code: 'PROVIDER_REFUSED' }, 1],
    ['a key that is wrong', () => [failing(401, 'invalid_api_key')], { type: 'invalid_api_key' }, 1],
    ['a key without rights', () => [failing(403)], { type: 'invalid_api_key' }, 1],
    ['no quota', () => [failing(429, 'insufficient_quota')], { type: 'quota_exceeded' }, 1],
    ['no quota, in the middle', () => [failingMidway('insufficient_quota')], { type: 'quota_exceeded' }, 1],
    ['too many words, in the middle', () => [failingMidway('rate_limit_exceeded')], { type: 'provider_busy' }, 1],
    ['too many questions', () => [failing(429, 'rate_limit_exceeded')], { type: 'provider_busy' }, 1],
    ['a model that is not there', () => [failing(404)], garbage, 1],
    ['a fault, twice', () => [failing(500)], outage, 2],
    ['a cut line, twice', () => [cutting()], outage, 2],
    ['a line that is cut in the middle', () => [cutting('{"picks":[{"id":"can')], outage, 1],
  ])('says so: %s', async (_what, answers, expected, times) => {
    provider.answers = answers();
    const failure = await failureOf();
    expect(failure).toMatchObject(expected);
    expect(JSON.stringify(failure)).not.toMatch(/secret|internal/);
    expect(provider.asked).toHaveLength(times);
    provider.answers = [picking(firstFive)]; // and closes the breaker again
    await suiteOf();
  });

  it('tries once more after a fault or a cut line', async () => {
    for (const answer of [failing(500), cutting()]) {
      provider.answers = [answer, picking(firstFive)];
      expectSound(await suiteOf());
    }
    expect(provider.asked).toHaveLength(4);
  });

  it('says that its key is missing', async () => {
    Object.assign(env, { RECOMMENDER: 'openai', OPENAI_API_KEY: undefined });
    expect(await failureOf()).toMatchObject({ type: 'api_key_missing', code: 'API_KEY_MISSING' });
    expect(provider.asked).toHaveLength(0);
  });

  it('gives up after twenty seconds', async () => {
    provider.answers = [hanging];
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // Node's own timers, which this otherwise waits for, cannot be moved on.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms);
      return limit.signal;
    });
    const failure = failureOf();
    await expect.poll(() => provider.asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(19_900);
    expect(provider.asked[0]!.isGone).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(await failure).toMatchObject({ type: 'provider_unavailable' });
    expect(provider.asked).toHaveLength(1);
    await expect.poll(() => provider.asked[0]!.isGone).toBe(true);
  });

  it.each([
    [failing(401), 503, 'invalid_api_key'],
    [failing(429, 'insufficient_quota'), 503, 'quota_exceeded'],
    [saying('no'), 502, 'provider_answer_unusable'],
  ])('says it in REST too', async (answer, status, type) => {
    provider.answers = [answer];
    const { projectDescription } = question();
    const form = { projectType: 'work', budget: 30, projectDescription };
    const response = await call('POST', '/api/recommendations', form);
    const body = (await response.json()) as { message: string };
    expect([response.status, body]).toEqual([status, { message: expect.any(String), type }]);
    provider.answers = [picking(firstFive)];
    const whole = await call('POST', '/api/recommendations', form);
    expect(await whole.json()).toMatchObject({ engine: 'openai', recommendations: { length: 5 } });
    const spared = await call('POST', '/api/recommendations', { ...form, engine: 'catalog' });
    expect(await spared.json()).toMatchObject({ engine: 'catalog' });
  });

  it('leaves it alone for half a minute after five outages in a row', async () => {
    provider.answers = [failing(503)];
    for (let i = 0; i < 3; i += 1) await failureOf();
    const times = provider.asked.length;
    expect(times).toBe(5);
    expect(await failureOf()).toMatchObject({ type: 'provider_unavailable' });
    expect(provider.asked).toHaveLength(times);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    try {
      provider.answers = [picking(firstFive)];
      expectSound(await suiteOf());
    } finally {
      vi.useRealTimers();
    }
  });
});
