import {
  circuitBreaker,
  ConsecutiveBreaker,
  handleWhen,
  retry,
  wrap,
  BrokenCircuitError,
  ConstantBackoff,
} from 'cockatiel';
import type { APIError } from 'openai';
import type OpenAI from 'openai';
import { env } from '../env.ts';
import { ProviderError } from '../errors.ts';
import { log } from '../log.ts';

const timeoutMs = 20_000;
const largestAnswer = 256 * 1024;

/** OpenAI's models that think for ten to thirty seconds where they are not told to be brief. Others may not know the word. */
const thinkers = /^(?:gpt-5(?:-mini|-nano)?|o[134](?:-mini)?)(?:-\d{4}-\d\d-\d\d)?$/;

/** A question to a model. */
export interface Question {
  /** The task, in words that are ours alone. */
  instructions: string;
  /** The data to work on; it may hold words of any user. */
  data: object;
  /** The name and JSON schema of its answer. */
  name: string;
  schema: object;
}

/**
 * An outage is retried once, unless part of the answer has arrived. After five in a row the provider gets no requests
 * for a while.
 */
const policy = wrap(
  retry(
    handleWhen((error) => error instanceof ProviderError && error.type === 'provider_unavailable' && !error.isLate),
    { maxAttempts: 1, backoff: new ConstantBackoff(300) },
  ),
  circuitBreaker(
    handleWhen((error) => error instanceof ProviderError && error.type === 'provider_unavailable'),
    { halfOpenAfter: 30_000, breaker: new ConsecutiveBreaker(5) },
  ),
);

/**
 * Asks a service that speaks OpenAI's protocol for chat completions.
 *
 * @param onText is called with each piece of the answer as it arrives
 * @param signal aborts the call
 * @throws ProviderError when the answer is incomplete, and the signal's reason when the call was aborted
 */
export async function askModel(question: Question, onText: (text: string) => void, signal: AbortSignal): Promise<void> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  let hasText = false;
  const note = (text: string) => {
    hasText = true;
    onText(text);
  };
  await policy
    .execute(() =>
      readAnswer(question, note, either).catch((error: unknown) => {
        if (signal.aborted) throw signal.reason;
        throw providerErrorOf(error, hasText, timeout.aborted);
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof BrokenCircuitError) throw new ProviderError('provider_unavailable');
      throw error;
    });
}

async function readAnswer(
  { instructions, data, name, schema }: Question,
  onText: (text: string) => void,
  signal: AbortSignal,
) {
  const client = await openClient();
  const stream = await client.chat.completions.create(
    {
      model: env.OPENAI_MODEL,
      stream: true,
      ...(thinkers.test(env.OPENAI_MODEL) && { reasoning_effort: 'low' as const }),
      messages: [
        { role: 'system', content: instructions },
        { role: 'user', content: JSON.stringify(data) },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name, strict: true, schema: schema as Record<string, unknown> },
      },
    },
    { signal },
  );
  for await (const { choices } of stream) {
    const choice = choices?.[0];
    if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
      throw new ProviderError('provider_refused');
    if (choice?.delta?.content) onText(choice.delta.content);
  }
  // The library ends an aborted stream as if the stream were complete.
  signal.throwIfAborted();
}

let client: OpenAI | undefined;

/** The library is large and many servers never need it, so it is loaded with the first question. */
async function openClient(): Promise<OpenAI> {
  if (!env.OPENAI_API_KEY) throw new ProviderError('api_key_missing');
  if (client) return client;
  const { OpenAI } = await import('openai');
  client = new OpenAI({
    apiKey: env.OPENAI_API_KEY,
    baseURL: env.OPENAI_BASE_URL,
    organization: null,
    project: null,
    maxRetries: 0,
    timeout: timeoutMs,
    logLevel: 'off',
    fetch: fetchLimited,
  });
  return client;
}

/** Follows no redirects, and limits the size of the answer. */
async function fetchLimited(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  let size = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > largestAnswer) controller.error(new ProviderError('provider_answer_unusable'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(limit) ?? null, response);
}

/** The failure in our own words; the provider's words may hold the key, so they are neither shown nor logged. */
function providerErrorOf(error: unknown, hasText: boolean, isTooLate: boolean): ProviderError {
  if (error instanceof ProviderError) return error;
  const { status, code, type } = error as Partial<APIError>;
  log.warn(
    { status, code: typeof code === 'string' ? code.slice(0, 60) : undefined, isTooLate },
    'the AI provider failed',
  );
  if (isTooLate) return new ProviderError('provider_unavailable', true);
  // Errors in the middle of a streamed answer have no status.
  const says = (what: string) => code === what || type === what;
  if (says('insufficient_quota')) return new ProviderError('quota_exceeded');
  if (status === 401 || status === 403 || says('invalid_api_key')) return new ProviderError('invalid_api_key');
  if (status === 429 || says('rate_limit_exceeded')) return new ProviderError('provider_busy');
  if (status !== undefined && status >= 400 && status < 500) return new ProviderError('provider_answer_unusable');
  if (error instanceof SyntaxError) return new ProviderError('provider_answer_unusable');
  return new ProviderError('provider_unavailable', hasText);
}
