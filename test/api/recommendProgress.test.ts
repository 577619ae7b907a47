import '../support/db.ts';
import { describe, expect, it } from 'vitest';
import { base } from '../support/front.ts';
import { end, failing, firstFive, hanging, sendText } from '../support/provider.ts';
import { provider, question } from '../support/aiQuestions.ts';

/** What became of the provider's calls for a question; another test's may still be under way. */
const callsFor = ({ projectDescription }: ReturnType<typeof question>) =>
  provider.asked
    .filter(({ data }) => data.project.description === projectDescription)
    .map(({ isGone }) => ({ isGone }));

describe('progress', () => {
  const subscription = `subscription ($input: RecommendInput!) {
    recommend(input: $input) { picks { name } result { engine totalCents recommendations { name } } failure { code message } }
  }`;

  /** Opens the stream of a question; its messages come as they are read. */
  async function listen(input: object, signal?: AbortSignal) {
    const response = await fetch(`${base}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: subscription, variables: { input } }),
      ...(signal && { signal }),
    });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    return messagesOf(response);
  }

  async function* messagesOf(response: Response) {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      for (let cut = text.indexOf('\n\n'); cut >= 0; cut = text.indexOf('\n\n')) {
        const data = /^data: (.+)$/m.exec(text.slice(0, cut))?.[1];
        text = text.slice(cut + 2);
        if (data) yield JSON.parse(data).data.recommend;
      }
    }
  }

  it('tells each pick as soon as it is known, and then the whole', async () => {
    const steps: PromiseWithResolvers<void>[] = Array.from({ length: 5 }, () => Promise.withResolvers());
    provider.answers = [
      async (response, asked) => {
        sendText(response, '{"picks":[');
        for (const [index, pick] of firstFive(asked).entries()) {
          sendText(response, `${index > 0 ? ',' : ''}${JSON.stringify(pick)}`);
          await steps[index]!.promise;
        }
        sendText(response, ']}');
        end(response);
      },
    ];
    const counts: number[] = [];
    let last;
    for await (const message of await listen(question())) {
      counts.push(message.picks.length);
      // Only now does the provider go on.
      steps[counts.length - 1]?.resolve();
      last = message;
    }
    expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
    expect(last).toMatchObject({ failure: null, result: { engine: 'OPENAI', recommendations: last.picks } });
  });

  it('ends with the failure', async () => {
    provider.answers = [failing(401)];
    const messages = await Array.fromAsync(await listen(question()));
    expect(messages).toEqual([
      { picks: [], result: null, failure: { code: 'INVALID_API_KEY', message: expect.stringContaining('invalid') } },
    ]);
  });

  it('is whole at once from the catalogue', async () => {
    const [only, ...others] = await Array.fromAsync(await listen({ ...question(), engine: 'CATALOG' }));
    expect(others).toEqual([]);
    expect([only.picks.length, only.result.engine]).toEqual([5, 'CATALOG']);
  });

  it.each(['text/event-stream', '*/*', 'application/json'])('is not begun by an address alone: %s', async (accept) => {
    const query = new URLSearchParams({ query: subscription, variables: JSON.stringify({ input: question() }) });
    const response = await fetch(`${base}/graphql?${query}`, { headers: { accept } });
    expect(await response.text()).toContain('Can only perform a subscription operation from a POST request.');
    expect(provider.asked).toEqual([]);
  });

  it('stops the provider when nobody listens any more', async () => {
    provider.answers = [hanging];
    const controller = new AbortController();
    const input = question();
    const messages = await listen(input, controller.signal);
    void messages.next().catch(() => undefined);
    await expect.poll(() => callsFor(input)).toEqual([{ isGone: false }]);
    controller.abort();
    await expect.poll(() => callsFor(input)).toEqual([{ isGone: true }]);
  });

  it.each(['/graphql', '/api/recommendations'])('stops the provider when a call is broken off: %s', async (path) => {
    provider.answers = [hanging];
    const controller = new AbortController();
    const input = question();
    const body =
      path === '/graphql'
        ? {
            query: 'mutation ($input: RecommendInput!) { recommend(input: $input) { __typename } }',
            variables: { input },
          }
        : { ...input, projectType: 'work' };
    const answer = fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    answer.catch(() => undefined);
    await expect.poll(() => callsFor(input)).toEqual([{ isGone: false }]);
    controller.abort();
    await expect.poll(() => callsFor(input)).toEqual([{ isGone: true }]);
  });
});
