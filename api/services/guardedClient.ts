import type { LookupAddress, LookupOptions } from 'node:dns';
import { request as requestByHttp, type IncomingMessage } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP } from 'node:net';
import { allowedAddressesOf } from './webhookHosts.ts';

export interface GuardedAnswer {
  status: number;
  /** The beginning of its body. */
  text: string;
}

/** Why there is no answer. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** `forbidden`: the address may not be reached from here, and nothing was sent. */
  readonly reason: 'forbidden' | 'tooLate' | 'failed';
  /** Whether the request may have arrived all the same. */
  readonly mayHaveArrived: boolean;

  constructor(reason: NoAnswerError['reason'], mayHaveArrived = false, options?: ErrorOptions) {
    super(`no answer: ${reason}`, options);
    this.reason = reason;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** For the whole: look-up, connection and answer. */
const timeoutMs = 5_000;
const largestAnswer = 64 * 1024;

/**
 * Sends something to an address that a person entered. It is the only way in which the server does
 * (docs/decisions/040-a-guarded-client.md): the name is looked up once and the connection goes to what was found then,
 * redirects are not followed, and time and answer are limited.
 *
 * @throws NoAnswerError
 */
export async function postGuarded(
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  ended?: AbortSignal,
): Promise<GuardedAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = ended ? AbortSignal.any([ended, timeout]) : timeout;
  let mayHaveArrived = false;
  try {
    const { url, addresses } = await reachable(address, signal);
    const { promise: answer, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (url.protocol === 'https:' ? requestByHttps : requestByHttp)(url, {
      method: 'POST',
      headers: { 'User-Agent': 'Stackling', ...headers, 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup: (_name, options, found) => answerLookup(addresses, options, found),
    });
    request.once('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => (mayHaveArrived = true)),
    );
    request.once('response', resolve).on('error', reject).end(body);
    const response = await answer;
    return { status: response.statusCode ?? 0, text: await beginningOf(response) };
  } catch (error) {
    if (error instanceof NoAnswerError) throw error;
    throw new NoAnswerError(timeout.aborted ? 'tooLate' : 'failed', mayHaveArrived, { cause: error });
  }
}

/**
 * Looks up an address that a person entered, without sending anything.
 *
 * @throws NoAnswerError when it may not be reached from here
 */
export async function checkReachable(address: string): Promise<void> {
  await reachable(address, AbortSignal.timeout(timeoutMs));
}

async function reachable(address: string, signal: AbortSignal): Promise<{ url: URL; addresses: readonly string[] }> {
  const url = URL.parse(address);
  if (!url) throw new NoAnswerError('forbidden');
  const { promise: late, reject } = Promise.withResolvers<never>();
  const give = () => reject(signal.reason);
  signal.addEventListener('abort', give, { once: true });
  const addresses = await Promise.race([allowedAddressesOf(url), late]).finally(() =>
    signal.removeEventListener('abort', give),
  );
  if (!addresses) throw new NoAnswerError('forbidden');
  return { url, addresses };
}

/** Tells Node what was looked up and checked, instead of a second look-up that may find something else. */
function answerLookup(
  addresses: readonly string[],
  { all }: LookupOptions,
  found: (error: null, address: string | LookupAddress[], family?: number) => void,
): void {
  const known = addresses.map((address) => ({ address, family: isIP(address) }));
  if (all) found(null, known);
  else found(null, known[0]!.address, known[0]!.family);
}

/** What has arrived before the time was over, the connection broke or it was enough. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= largestAnswer) break;
    }
  } catch {
    // The status has said already what became of the request.
  }
  return Buffer.concat(chunks).toString('utf8', 0, largestAnswer);
}
