import type { IncomingMessage, ServerResponse } from 'node:http';
import { persistedText } from '../graphql/guards/persisted.ts';
import { yoga } from '../graphql/yoga.ts';
import { isJson } from '../mediaType.ts';
import { say } from '../say.ts';
import { accepted, prefersPage } from './accept.ts';
import { admitted } from './admission.ts';
import { pathOf, refuse, refuseBusy } from './refusal.ts';

/** A browser that opens /graphql gets GraphiQL, which the site serves. */
export const isOperation = (request: IncomingMessage): boolean =>
  pathOf(request) === '/graphql' && !(request.method === 'GET' && prefersPage(request.headers.accept));

/** Answers an operation, or refuses what GraphQL over HTTP says is none, before anything is done. */
export async function handleOperation(request: IncomingMessage, response: ServerResponse, body: Buffer): Promise<void> {
  const { headers } = request;
  const url = URL.parse(request.url ?? '/', `http://${headers.host ?? 'localhost'}`);
  if (!url) return refuse(response, 400, 'BAD_REQUEST', say('request.badHost'));
  if (headers.accept !== undefined) {
    const accept = accepted(headers.accept);
    if (accept === undefined) return refuse(response, 406, 'NOT_ACCEPTABLE', say('request.notAcceptable'));
    headers.accept = accept;
  }
  if (request.method === 'POST') {
    if (!isJson(headers['content-type'])) return refuse(response, 415, 'NOT_JSON', say('request.notJson'));
    headers['content-type'] = 'application/json';
    const parsed = parseOperation(body.toString('utf8'));
    if (!parsed) return refuse(response, 400, 'BAD_REQUEST', say('request.notOperation'));
    // Yoga takes the parsed body from here, so that it is not read and parsed twice.
    Object.assign(request, { body: parsed });
  } else if (request.method === 'GET') {
    if (!url.searchParams.get('query')) return refuse(response, 400, 'BAD_REQUEST', say('request.noQuery'));
    for (const name of ['variables', 'extensions'])
      if (!isObjectOrNothing(url.searchParams.get(name)))
        return refuse(response, 400, 'BAD_REQUEST', say('request.notObject', { name }));
  }
  if (await admitted(response, isSigningIn(request))) await yoga(request, response);
  else refuseBusy(response);
}

/** Whether an operation signs somebody in. */
function isSigningIn(request: IncomingMessage & { body?: OperationBody }): boolean {
  const { query = '', documentId = '' } = request.body ?? {};
  const text = persistedText(documentId) ?? query;
  return typeof text === 'string' && /^\s*mutation\b[^{]*\{\s*(?:\w+\s*:\s*)?\w*login/i.test(text);
}

type OperationBody = Partial<Record<'query' | 'documentId', unknown>>;

/** Parses a JSON object that has a query, or what stands for one. */
function parseOperation(text: string): object | undefined {
  const value = parse(text) as Record<string, unknown> | null | undefined;
  return (value?.['query'] ?? value?.['documentId'] ?? undefined) === undefined ? undefined : (value as object);
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
