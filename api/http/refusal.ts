import type { IncomingMessage, ServerResponse } from 'node:http';
import { say } from '../say.ts';
import { takeRest } from './body.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };

export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?', 1)[0]!;

export function refuse(
  response: ServerResponse,
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): void {
  const refusal = refusalOf(response.req, code, message);
  response.writeHead(status, { ...json, 'Content-Length': Buffer.byteLength(refusal), ...headers });
  response.end(refusal);
}

/** Refuses a request because the server is late with others. */
export const refuseBusy = (response: ServerResponse): void =>
  refuse(response, 503, 'UNAVAILABLE', say('server.busy'), { 'Retry-After': '2' });

/**
 * Answers at once, but closes the connection only when the client has sent everything or the limits of `takeRest` are
 * reached.
 */
export async function refuseLarge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = refusalOf(request, 'TOO_LARGE', say('request.tooLarge'));
  response.writeHead(413, { ...json, 'Content-Length': Buffer.byteLength(refusal), Connection: 'close' });
  response.write(refusal);
  await takeRest(request);
  response.end();
}

/** The body of a refusal: a `message` for REST calls, and GraphQL's `errors` as well for operations. */
function refusalOf(request: IncomingMessage, code: string, message: string): string {
  const errors = pathOf(request) === '/graphql' ? [{ message, extensions: { code } }] : undefined;
  return JSON.stringify({ message, errors });
}
