import type { ServerResponse } from 'node:http';
import { Hono } from 'hono';
import { maskError } from '../graphql/maskError.ts';
import { contextOf } from '../viewer/context.ts';
import type { Route, StreamedFile } from './describing/route.ts';
import { answerOnce } from './idempotency.ts';
import { RestError, restErrorOf } from './run.ts';
import { streamOf } from './streamed.ts';
import { isJson } from '../mediaType.ts';
import { say } from '../say.ts';
import type * as z from 'zod/mini';
import { issueOfForm } from '../errors.ts';

const errorBody = (message: string, type?: string) => ({ message, ...(type !== undefined && { type }) });

/** Routes the documented calls, which are defined in the files of their nouns. */
export function createRouter(routes: readonly Route[]): Hono {
  const app = new Hono();
  for (const { method, path, form, isSecret, textId, status: success = 200, answer } of routes)
    app.on(method, path.replace(':id', textId ? ':id{[a-z0-9-]{1,200}}' : ':id{[1-9][0-9]{0,8}}'), async (c) => {
      const context = await contextOf(c.req.raw);
      const parsed = form?.safeParse(await readJson(c.req.raw));
      if (parsed?.success === false) throw new RestError(400, firstIssue(parsed.error));
      const query = new URL(c.req.url).searchParams;
      const id = c.req.param('id') ?? '';
      // An answer without content gets its status below.
      const done = success === 204 ? 200 : success;
      let file: StreamedFile | undefined;
      const work = async () => {
        const made = await answer({ form: parsed?.data, id: Number(id), textId: id, query, context });
        if ('pieces' in made) {
          file = made.file;
          return { status: done, body: await streamOf(made.pieces, outgoingOf(c.env)) };
        }
        if (made.next !== undefined) c.header('Link', nextPage(c.req.path, query, made.next));
        return { status: done, body: made.body };
      };
      const key = method === 'POST' && !isSecret ? c.req.header('idempotency-key') : undefined;
      // Whoever has a key may come back for the answer.
      if (key !== undefined) context.request = { url: c.req.url, signal: new AbortController().signal };
      const request = JSON.stringify([c.req.path, parsed?.data]);
      const answered = key === undefined ? work() : answerOnce(key, request, context, work);
      const { status, body } = await answered.finally(() => {
        for (const [name, value] of context.responseHeaders) c.header(name, value, { append: true });
      });
      c.header('Cache-Control', 'no-store');
      if (body === undefined) return c.body(null, 204);
      if (file) c.header('Content-Disposition', `attachment; filename="${file.name}"`);
      if (body instanceof ReadableStream)
        return c.body(body, status, { 'Content-Type': file?.type ?? 'application/json' });
      return c.json(body, status);
    });

  for (const path of new Set(routes.map((route) => route.path)))
    app.all(path, (c) => {
      const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
      if (allowed.includes(c.req.method as never) || c.req.method === 'HEAD')
        return c.json(errorBody(say('call.nothing')), 404);
      return c.json(errorBody(`Use ${allowed.join(' or ')} here.`), 405, { Allow: allowed.join(', ') });
    });

  app.all('/api/*', (c) => c.json(errorBody(say('call.unknown')), 404));
  app.onError((error, c) => {
    const { status, message, headers, type } = error instanceof RestError ? error : restErrorOf(maskError(error));
    return c.json(errorBody(message, type), status, headers);
  });
  return app;
}

/** The answer of Node's server; undefined in tests that call the router itself. */
const outgoingOf = (env: unknown) => (env as { outgoing?: ServerResponse } | undefined)?.outgoing;

/** The `Link` header of the next page (RFC 8288). */
const nextPage = (path: string, query: URLSearchParams, after: string) =>
  `<${path}?${new URLSearchParams({ ...Object.fromEntries(query), after })}>; rel="next"`;

async function readJson(request: Request): Promise<unknown> {
  if (!isJson(request.headers.get('content-type'))) throw new RestError(415, say('request.notJson'));
  try {
    return await request.json();
  } catch {
    throw new RestError(400, say('request.badJson'));
  }
}

/** The message of the first field that breaks a form's rules. */
const firstIssue = ({ issues: [issue] }: z.core.$ZodError): string => issueOfForm('', issue?.message ?? '').message;
