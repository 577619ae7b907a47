import type { ServerResponse } from 'node:http';
import { env } from '../env.ts';
import { isStopping } from './stopping.ts';

/** The policy of answers that are no documents; neither of the last three follows from the first. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Sets the headers that every answer has. */
export function setHeaders(response: ServerResponse, id: string): void {
  response.setHeader('X-Request-Id', id);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (env.PUBLIC_URL?.startsWith('https:'))
    response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
}

/**
 * Sets the headers that are known only when the head is written. No cache may keep an error or the answer to an operation,
 * and a server that stops closes the connection.
 */
export function setLastHeaders(response: ServerResponse, isOperation: boolean): void {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    if (isOperation || status >= 400) response.setHeader('Cache-Control', 'no-store');
    // A 304 changes the headers of what the browser has kept, and pages have policies of their own.
    if (status !== 304 && !response.hasHeader('Content-Security-Policy'))
      response.setHeader('Content-Security-Policy', policy);
    if (isStopping()) response.setHeader('Connection', 'close');
    return writeHead(status, ...rest);
  }) as typeof response.writeHead;
}
