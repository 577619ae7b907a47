import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type * as z from 'zod/mini';
import { contextOf, type Context } from '../context.ts';
import { maskError } from '../graphql/maskError.ts';
import { answerOnce, type Answer } from './idempotency.ts';
import { RestError, restErrorOf } from './run.ts';

/** The longest request body, in bytes; GraphQL's is the same. */
export const longestBody = 100_000;

interface Call<Form> {
  /** The JSON body as the route's form read it; nothing for a route without a form. */
  form: Form;
  /** The number in the path's `:id`; a path that has none there is not found. */
  id: number;
  context: Context;
}

interface Route<Form> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** Reads the JSON body; its first broken rule is the answer's message. A route without one takes no body. */
  form?: z.ZodMiniType<Form>;
  /** Has to do with a password or a session's cookie, neither of which may be kept for an Idempotency-Key. */
  isSecret?: boolean;
  /** What is answered, as JSON. */
  answer: (call: Call<Form>) => Promise<Answer>;
}

/** Ties a route's answer to the type of its form. */
export const route = <Form = undefined>(definition: Route<Form>): Route<Form> => definition;

const errorBody = (message: string) => ({ message });

/** The documented calls, each a few lines in the file of its noun. */
export function createRouter(routes: readonly Route<any>[]): Hono {
  const app = new Hono();
  app.use(
    '/api/*',
    bodyLimit({ maxSize: longestBody, onError: (c) => c.json(errorBody('The request is too large.'), 413) }),
  );

  for (const { method, path, form, isSecret, answer } of routes)
    app.on(method, path.replace(':id', ':id{[1-9][0-9]{0,8}}'), async (c) => {
      const parsed = form?.safeParse(await readJson(c.req.raw));
      if (parsed?.success === false) throw new RestError(400, parsed.error.issues[0]?.message ?? 'Invalid input');
      const context = await contextOf(c.req.raw);
      const work = () => answer({ form: parsed?.data, id: Number(c.req.param('id')), context });
      const key = method === 'POST' && !isSecret ? c.req.header('idempotency-key') : undefined;
      const request = JSON.stringify([c.req.path, parsed?.data]);
      const { status = 200, body } = await (key === undefined ? work() : answerOnce(key, request, context, work));
      c.header('Cache-Control', 'no-store');
      for (const [name, value] of context.responseHeaders) c.header(name, value, { append: true });
      return c.json(body, status);
    });

  for (const path of new Set(routes.map((route) => route.path)))
    app.all(path, (c) => {
      const allowed = routes.filter((route) => route.path === path).map((route) => route.method);
      if (allowed.includes(c.req.method as never) || c.req.method === 'HEAD')
        return c.json(errorBody('Not found.'), 404);
      return c.json(errorBody(`Use ${allowed.join(' or ')} here.`), 405, { Allow: allowed.join(', ') });
    });

  app.all('/api/*', (c) => c.json(errorBody('There is no such call.'), 404));
  app.onError((error, c) => {
    const { status, message, headers } = error instanceof RestError ? error : restErrorOf(maskError(error));
    return c.json(errorBody(message), status, headers);
  });
  return app;
}

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new RestError(415, 'Send the body as JSON, with the header Content-Type: application/json.');
  try {
    return await request.json();
  } catch {
    throw new RestError(400, 'The body is not valid JSON.');
  }
}
