import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerTokenOf } from '../viewer/bearer.ts';

/**
 * Scripts of other sites may use the API with an access token that somebody gave them, and nothing else
 * (docs/decisions/006-access-tokens.md). No answer allows credentials or echoes an origin, so a visitor's cookie is of
 * no use to them.
 */

const isApi = ({ url = '/' }: IncomingMessage) => /^\/(graphql|api\/[^?]*)(\?|$)/.test(url);

/** Whether a request has an access token, valid or not; a browser lets a script send one only after a preflight. */
export const bringsToken = ({ headers }: IncomingMessage): boolean =>
  bearerTokenOf(headers.authorization) !== undefined;

/** Lets the script that sent an access token read the answer, errors included, and keeps caches from sharing it. */
export function shareAnswer(request: IncomingMessage, response: ServerResponse): void {
  if (!isApi(request)) return;
  response.setHeader('Vary', 'Authorization');
  if (!bringsToken(request)) return;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, Link, RateLimit, RateLimit-Policy');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

/** Whether a browser asks if a script of another site may send an access token. */
export function isPreflight(request: IncomingMessage): boolean {
  const names = String(request.headers['access-control-request-headers'] ?? '').split(',');
  return (
    request.method === 'OPTIONS' &&
    isApi(request) &&
    names.some((name) => name.trim().toLowerCase() === 'authorization')
  );
}

export function allowTokens(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': 'authorization, content-type, idempotency-key',
    'Access-Control-Max-Age': '7200',
    Vary: 'Access-Control-Request-Headers',
  });
  response.end();
}
