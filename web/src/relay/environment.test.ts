import { afterEach, expect, it, vi } from 'vitest';
import { send } from './environment.ts';

const request = { id: 'f00d', name: 'AnyQuery', text: null };

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Response | Promise<Response>) {
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => response());
  vi.stubGlobal('fetch', fetch);
  return { fetch, sent: send(request, { first: 1 }, new AbortController().signal) };
}

it('posts the operation as JSON with cookies of its own site', async () => {
  const { fetch, sent } = answerWith(() => Response.json({ data: { catalogue: null } }));
  expect(await sent).toEqual({ data: { catalogue: null } });
  const [url, { method, credentials, body }] = fetch.mock.calls[0]!;
  expect([url, method, credentials, JSON.parse(String(body))]).toEqual([
    '/graphql',
    'POST',
    'same-origin',
    { documentId: 'f00d', operationName: 'AnyQuery', variables: { first: 1 } },
  ]);
});

it('takes the answer to what the document asked already, once', async () => {
  const body = JSON.stringify({ documentId: 'f00d', operationName: 'AnyQuery', variables: { first: 1 } });
  globalThis.early = { body, response: Promise.resolve(Response.json({ data: { catalogue: 'early' } })) };
  const first = answerWith(() => Response.json({ data: { catalogue: 'late' } }));
  expect(await first.sent).toEqual({ data: { catalogue: 'early' } });
  expect(await send(request, { first: 1 }, new AbortController().signal)).toEqual({ data: { catalogue: 'late' } });
});

it('asks anew when the document asked something else', async () => {
  globalThis.early = { body: '{}', response: Promise.resolve(Response.json({ data: { catalogue: 'other' } })) };
  expect(await answerWith(() => Response.json({ data: { catalogue: 'mine' } })).sent).toEqual({
    data: { catalogue: 'mine' },
  });
});

it('says so when nobody is signed in any more', async () => {
  const errors = [{ message: 'You need to be logged in.', extensions: { code: 'UNAUTHENTICATED' } }];
  const { sent } = answerWith(() => Response.json({ data: null, errors }));
  await expect(sent).rejects.toMatchObject({ message: 'You need to be logged in.', code: 'UNAUTHENTICATED' });
});

it.each([
  [
    'the message of the first error',
    () => Response.json({ data: null, errors: [{ message: 'Not today.' }] }),
    'Not today.',
    200,
  ],
  ['the words of a refusal', () => Response.json({ message: 'Slow down.' }, { status: 429 }), 'Slow down.', 429],
  [
    'a sentence for a page in place of JSON',
    () => new Response('<html>', { status: 502 }),
    'Stackling is having trouble right now. Please try again in a moment.',
    502,
  ],
  [
    'a sentence for an answer that is neither',
    () => new Response('hello', { status: 200 }),
    'Stackling gave an answer that could not be read (status 200).',
    200,
  ],
  [
    'a sentence for a network that fails',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'Stackling could not be reached. Please try again.',
    undefined,
  ],
])('fails with %s', async (_what, response, message, status) => {
  await expect(answerWith(response).sent).rejects.toMatchObject({ name: 'RequestError', message, status });
});
