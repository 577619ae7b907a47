import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { resetPath } from '../../common/paths.ts';
import { readBody, takeRest } from './body.ts';
import { allowTokens, bringsToken, isPreflight, shareAnswer } from './crossOrigin.ts';
import { env } from '../env.ts';
import { yoga } from '../graphql/yoga.ts';
import { log } from '../log.ts';
import { addressOf, requestScope } from '../request.ts';
import { say } from '../say.ts';
import { site } from './site.ts';

const compress = compression();
const handleSite = getRequestListener(site.fetch);

/**
 * Handles every request. Headers, logging, compression, the refusal of cross-site writes and the reading of bodies are
 * the same for all. Operations then go straight to Yoga, which is several times faster than going through Hono; the
 * rest goes to Hono.
 */
export const handleRequest: RequestListener = (request, response) => {
  const id = randomUUID();
  requestScope.run({ id, address: addressOf(request) }, () => {
    setHeaders(response, id);
    shareAnswer(request, response);
    logWhenDone(request, response);
    compress(request as never, response as never, () => {
      answer(request, response).catch((error: unknown) => {
        log.warn({ err: error }, 'request broken off');
        response.destroy();
      });
    });
  });
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (!body) return refuseLarge(request, response);
  if (isPreflight(request)) return allowTokens(response);
  if (isCrossSiteWrite(request)) return refuse(response, 403, 'CROSS_SITE', say('request.crossSite'));
  if (isOperation(request)) return handleOperation(request, response, body);
  // Hono's adapter expects a body that was already read in `rawBody`.
  return handleSite(Object.assign(request, { rawBody: body }), response);
}

function setHeaders(response: ServerResponse, id: string): void {
  response.setHeader('X-Request-Id', id);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  // The address of a reset link is a secret.
  const isSecret = pathOf(response.req).startsWith(resetPath);
  response.setHeader('Referrer-Policy', isSecret ? 'no-referrer' : 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=()');
  if (env.PUBLIC_URL?.startsWith('https:')) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
}

function logWhenDone(request: IncomingMessage, response: ServerResponse): void {
  const start = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    log.info({ method: request.method, path: loggedPathOf(request), status: response.statusCode, ms }, 'request');
  });
}

/**
 * Browsers say where a request comes from. A client that sends neither header is not a browser, so it has no cookies to
 * abuse. Requests with an access token are allowed because their cookies are ignored.
 */
function isCrossSiteWrite(request: IncomingMessage): boolean {
  if (request.method === 'GET' || request.method === 'HEAD' || bringsToken(request)) return false;
  const site = request.headers['sec-fetch-site'];
  if (site) return site === 'cross-site' || site === 'same-site';
  const { origin, host } = request.headers;
  return origin !== undefined && origin !== env.PUBLIC_URL && origin !== `http://${host}`;
}

/** A browser that opens /graphql gets GraphiQL, which the site serves. */
function isOperation(request: IncomingMessage): boolean {
  return pathOf(request) === '/graphql' && !(request.method === 'GET' && request.headers.accept?.includes('text/html'));
}

async function handleOperation(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const url = URL.parse(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  if (!url) return refuse(response, 400, 'BAD_REQUEST', say('request.badHost'));
  if (request.method === 'POST') {
    if (!/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
      return refuse(response, 415, 'NOT_JSON', say('request.notJson'));
    const parsed = parseObject(body.toString('utf8'));
    if (!parsed) return refuse(response, 400, 'BAD_REQUEST', say('request.notOperation'));
    // Yoga takes the parsed body from here, so that it is not read and parsed twice.
    Object.assign(request, { body: parsed });
  } else {
    for (const name of ['variables', 'extensions'])
      if (!isObjectOrNothing(url.searchParams.get(name)))
        return refuse(response, 400, 'BAD_REQUEST', say('request.notObject', { name }));
  }
  await yoga(request, response);
}

function parseObject(text: string): object | undefined {
  const value = parse(text);
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0 ? value : undefined;
}

function isObjectOrNothing(text: string | null): boolean {
  const value = text ? parse(text) : null;
  return typeof value === 'object' && !Array.isArray(value);
}

/** Parses JSON; undefined when the text is not valid JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, json);
  response.end(refusalOf(response.req, code, message));
}

/**
 * Answers at once, but closes the connection only when the client has sent everything or the limits of `takeRest` are
 * reached.
 */
async function refuseLarge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refusal = refusalOf(request, 'TOO_LARGE', say('request.tooLarge'));
  response.writeHead(413, { ...json, 'Content-Length': Buffer.byteLength(refusal), Connection: 'close' });
  response.write(refusal);
  await takeRest(request);
  response.end();
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

/** The body of a refusal: a `message` for REST calls, and GraphQL's `errors` as well for operations. */
function refusalOf(request: IncomingMessage, code: string, message: string): string {
  const errors = pathOf(request) === '/graphql' ? [{ message, extensions: { code } }] : undefined;
  return JSON.stringify({ message, errors });
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?', 1)[0]!;

/** The path without the token of a reset link: whoever reads the log could use it to set the password. */
function loggedPathOf(request: IncomingMessage): string {
  const path = pathOf(request);
  return path.startsWith(resetPath) ? `${resetPath}…` : path;
}
