import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { getRequestListener } from '@hono/node-server';
import compression from 'compression';
import { admitted } from './admission.ts';
import { readBody } from './body.ts';
import { allowTokens, bringsToken, isPreflight, shareAnswer } from './crossOrigin.ts';
import { env } from '../env.ts';
import { setHeaders, setLastHeaders } from './headers.ts';
import { log, logEvent } from '../log.ts';
import { loggedPath } from './loggedPath.ts';
import { handleOperation, isOperation } from './operation.ts';
import { pathOf, refuse, refuseBusy, refuseLarge } from './refusal.ts';
import { addressOf, requestScope, type RequestScope } from '../request.ts';
import { say } from '../say.ts';
import { site } from './site.ts';
import { noteArrival } from './stopping.ts';

const compress = compression();
const handleSite = getRequestListener(site.fetch);

/**
 * Handles every request. Headers, logging, compression, the refusal of cross-site writes and the reading of bodies are
 * the same for all. Operations then go straight to Yoga, which is several times faster than going through Hono; the
 * rest goes to Hono.
 */
export const handleRequest: RequestListener = (request, response) => {
  const id = randomUUID();
  const scope = { id, address: addressOf(request) };
  requestScope.run(scope, () => {
    setHeaders(response, id);
    setLastHeaders(response, isOperation(request));
    shareAnswer(request, response);
    logWhenDone(request, response, scope);
    compress(request as never, response as never, () => {
      answer(request, response).catch((error: unknown) => {
        // A client may leave at any time.
        if (!request.destroyed && !response.destroyed) log.warn({ err: error }, 'request broken off');
        response.destroy();
      });
    });
  });
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'TRACE')
    return refuse(response, 405, 'METHOD_NOT_ALLOWED', say('request.trace'), { Allow: '*' });
  if (hostsOf(request) > 1) return refuse(response, 400, 'BAD_REQUEST', say('request.badHost'));
  request.headers.host ??= 'localhost'; // HTTP/1.0 has no such header
  const body = await readBody(request);
  if (!body) return refuseLarge(request, response);
  noteArrival(request, response);
  if (isPreflight(request)) return allowTokens(response);
  if (isCrossSiteWrite(request)) {
    logEvent('cross-site');
    return refuse(response, 403, 'CROSS_SITE', say('request.crossSite'));
  }
  if (isOperation(request)) return handleOperation(request, response, body);
  if (isWork(request) && !(await admitted(response, /^\/(?:api\/login|auth\/oidc)/.test(pathOf(request)))))
    return refuseBusy(response);
  // Hono's adapter expects a body that was already read in `rawBody`.
  return handleSite(Object.assign(request, { rawBody: body }), response);
}

/** Whether a request takes the processor or the database; files and health checks are answered however busy it is. */
const isWork = (request: IncomingMessage): boolean =>
  !/^\/(?:healthz$|readyz$|assets\/|(?!calendar\/)[^?]*\.\w+$)/.test(pathOf(request));

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

function logWhenDone(request: IncomingMessage, response: ServerResponse, scope: RequestScope): void {
  const start = performance.now();
  response.once('close', () => {
    const ms = Math.round(performance.now() - start);
    const line = { method: request.method, path: loggedPath(pathOf(request)), status: response.statusCode, ms };
    requestScope.run(scope, () => log.info(line, 'request'));
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
  if (origin === undefined || origin === env.PUBLIC_URL) return false;
  // On the way to a site with https, anybody can answer for the same host without it.
  return env.PUBLIC_URL?.startsWith('https:') === true || origin !== `http://${host}`;
}
