import '../support/db.ts';
import { print } from 'graphql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { db } from '../../api/database/db.ts';
import { env } from '../../api/env.ts';
import { yoga } from '../../api/graphql/yoga.ts';
import { from } from '../support/accounts.ts';
import { call, send } from '../support/api.ts';
import { failing, firstFive, hanging, picking } from '../support/provider.ts';
import { provider, question, recommend, suiteOf } from '../support/aiQuestions.ts';

const everywhere = <Result>(count: number, work: () => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => from(`198.51.100.${index}`, work)));

const claim = '3f0d4c9e-63a3-4c59-9a0f-0b9f7f0d8f11';

describe('equal questions at once', () => {
  it('are one call of the provider, whose answer all get', async () => {
    const input = question();
    const suites = await everywhere(50, () => suiteOf(input));
    expect(provider.asked).toHaveLength(1);
    const [first] = suites;
    for (const suite of suites) expect({ ...suite, isKept: true }).toEqual({ ...first, isKept: true });
    expect(suites.filter(({ isKept }) => !isKept)).toHaveLength(1);
    expect(await db.questionUnderWay.count()).toBe(0);
  });

  it('count for the one who asks', async () => {
    env.RATE_LIMITS = 'on';
    const input = question();
    expect(await Promise.all(Array.from({ length: 10 }, () => from('203.0.113.7', () => suiteOf(input))))).toHaveLength(
      10,
    );
  });

  it('fail together when the provider fails', async () => {
    provider.answers = [failing(401, 'invalid_api_key')];
    const input = question();
    const answers = await everywhere(10, () => send(recommend, { input }));
    for (const { errors } of answers) expect(errors?.[0]?.extensions?.['code']).toBe('INVALID_API_KEY');
    expect(provider.asked).toHaveLength(1);
  });

  it('are asked by the next one when another server that asks ends', async () => {
    const input = question();
    await suiteOf(input);
    const { digest } = await db.cachedRecommendation.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await db.cachedRecommendation.delete({ where: { digest } });
    const leaseUntil = new Date(Date.now() + 2_000);
    await db.questionUnderWay.create({ data: { digest, claim, leaseUntil } });
    expect(await suiteOf(input)).toMatchObject({ engine: 'OPENAI', isKept: false });
    expect(provider.asked).toHaveLength(2);
    expect(Date.now()).toBeGreaterThanOrEqual(leaseUntil.getTime()); // not while the other might still answer
  });

  it('are asked by the next who waits when the one who asks leaves', async () => {
    provider.answers = [hanging, picking(firstFive)];
    const input = question();
    const leaving = new AbortController();
    const left = yoga.fetch('http://localhost/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: print(recommend), variables: { input } }),
      signal: leaving.signal,
    });
    await expect.poll(() => provider.asked.length).toBe(1);
    const waiting = suiteOf(input);
    leaving.abort();
    await Promise.resolve(left).catch(() => undefined);
    expect((await waiting).engine).toBe('OPENAI');
    expect(provider.asked).toHaveLength(2);
  });
});

describe('a day’s questions', () => {
  const day = 24 * 3_600_000;
  let days = 0;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 1 + 2 * ++days, 12) });
    const { AI_DAILY_LIMIT } = env;
    onTestFinished(() => {
      vi.useRealTimers();
      Object.assign(env, { AI_DAILY_LIMIT });
    });
  });

  const ask = () =>
    call('POST', '/api/recommendations', { projectType: 'work', budget: 40, ...spelled(question()) }).then(
      async (answer) => (await answer.json()) as { engine: string; isOverDailyLimit: boolean },
    );
  const spelled = ({ projectDescription }: { projectDescription: string }) => ({ projectDescription });

  it('are no more than allowed, also at once; then the built-in engine answers and says so', async () => {
    env.AI_DAILY_LIMIT = 3;
    const answers = await everywhere(12, ask);
    expect(provider.asked).toHaveLength(3);
    const engines = answers.map(({ engine, isOverDailyLimit }) => `${engine} ${isOverDailyLimit}`).toSorted();
    expect(engines).toEqual([...Array<string>(9).fill('catalog true'), ...Array<string>(3).fill('openai false')]);
    vi.setSystemTime(Date.now() + day);
    expect(await ask()).toMatchObject({ engine: 'openai', isOverDailyLimit: false });
  });

  it('are none when the operator allows none, and kept answers are none', async () => {
    env.AI_DAILY_LIMIT = 1;
    const input = question();
    await suiteOf(input);
    env.AI_DAILY_LIMIT = 0;
    expect(await suiteOf(input)).toMatchObject({ engine: 'OPENAI', isKept: true });
    expect(await suiteOf()).toMatchObject({ engine: 'CATALOG' });
    expect(provider.asked).toHaveLength(1);
  });

  it('are not used up by whoever has asked too often', async () => {
    Object.assign(env, { AI_DAILY_LIMIT: 5, RATE_LIMITS: 'on' });
    await from('203.0.113.9', async () => {
      for (let asked = 0; asked < 9; asked++) await send(recommend, { input: question() });
    });
    expect(provider.asked).toHaveLength(3);
    for (let asked = 0; asked < 2; asked++)
      await from(`203.0.113.1${asked}`, async () => expect(await suiteOf()).toMatchObject({ engine: 'OPENAI' }));
  });
});
