import { Hono } from 'hono';
import type * as z from 'zod/mini';
import { contextOf, type Context } from '../viewer/context.ts';
import { maskError } from '../graphql/maskError.ts';
import { answerOnce } from './idempotency.ts';
import { RestError, restErrorOf } from './run.ts';

/** The longest request body, in bytes; http/body.ts reads no longer one. */
export const longestBody = 100_000;

interface Call<Form> {
  /** The JSON body as the route's form read it; nothing for a route without a form. */
  form: Form;
  /** The number in the path's `:id`; a path that has none there is not found. */
  id: number;
  /** What stands behind the path's question mark. */
  query: URLSearchParams;
  context: Context;
}

/** What each field of a form is, in a sentence; a list of objects says it of their fields too. */
export type Fields<Input> = {
  [Field in keyof Input]-?: NonNullable<Input[Field]> extends readonly (infer Item extends object)[]
    ? readonly [string, Fields<Item>]
    : string;
};

/** The same of any form. */
export type AnyFields = { readonly [field: string]: string | readonly [string, AnyFields] };

/** A call, and all that its description (openapi.ts) says of it and that cannot be told from the rest. */
interface Definition<Form, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The call's name, which no other has. */
  operation: string;
  tag: 'Recommendations' | 'Account' | 'Stacks' | 'Subscriptions' | 'Administration';
  summary: string;
  /** More than fits in the summary. */
  notes?: string;
  /** The summary of the same call by HEAD; any GET may be called so, this one is meant to be. */
  head?: string;
  /** What may stand behind the path's question mark: a name, what it is and a value. */
  query?: Record<string, [description: string, example: string]>;
  /** A list that is answered a page at a time: takes `after`, and names its next page in the header `Link`. */
  isPaged?: boolean;
  /** Whom the graph's scopes let do this. */
  access: 'anyone' | 'user' | 'admin';
  /** The status of the answer. */
  status?: 200 | 201;
  /** The answer's body. */
  answers: z.ZodMiniType<Body>;
  /** A true body, when the examples of its parts do not make one. */
  answered?: NoInfer<Body>;
  /** Refusals that other calls do not have, or have for other reasons. */
  refusals?: Record<number, [reason: string, message: string]>;
  /** Has to do with a password or a session's cookie, neither of which may be kept for an Idempotency-Key. */
  isSecret?: boolean;
  /** What is answered, as JSON; of a paged list also the cursor behind which there is more. */
  answer: (call: Call<Form>) => Promise<{ body: NoInfer<Body>; next?: string | undefined; status?: never }>;
}

/** Reads the JSON body; its first broken rule is the answer's message. A route without one takes no body. */
type Payload<Form, Input> =
  { form: z.ZodMiniType<Form, Input>; fields: Fields<NoInfer<Input>>; example: NoInfer<Input> } | { form?: undefined };

/** Any route, for what treats all of them alike. */
export interface Route extends Definition<any, any> {
  form?: z.ZodMiniType<any, any> | undefined;
  fields?: AnyFields;
  example?: unknown;
}

/** Ties a route's answer to the type of its form, and to what it says that it answers. */
export const route = <Body, Form = undefined, Input = object>(
  definition: Definition<Form, Body> & Payload<Form, Input>,
): Route => definition as Route;

const errorBody = (message: string, type?: string) => ({ message, ...(type !== undefined && { type }) });

/** The documented calls, each a few lines in the file of its noun. */
export function createRouter(routes: readonly Route[]): Hono {
  const app = new Hono();
  for (const { method, path, form, isSecret, status: success = 200, answer } of routes)
    app.on(method, path.replace(':id', ':id{[1-9][0-9]{0,8}}'), async (c) => {
      const context = await contextOf(c.req.raw);
      const parsed = form?.safeParse(await readJson(c.req.raw));
      if (parsed?.success === false) throw new RestError(400, parsed.error.issues[0]?.message ?? 'Invalid input');
      const query = new URL(c.req.url).searchParams;
      const work = async () => {
        const { body, next } = await answer({ form: parsed?.data, id: Number(c.req.param('id')), query, context });
        if (next !== undefined) c.header('Link', nextPage(c.req.path, query, next));
        return { status: success, body };
      };
      const key = method === 'POST' && !isSecret ? c.req.header('idempotency-key') : undefined;
      const request = JSON.stringify([c.req.path, parsed?.data]);
      const { status, body } = await (key === undefined ? work() : answerOnce(key, request, context, work));
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
    const { status, message, headers, type } = error instanceof RestError ? error : restErrorOf(maskError(error));
    return c.json(errorBody(message, type), status, headers);
  });
  return app;
}

/** Where a list goes on, as RFC 8288 has it. */
const nextPage = (path: string, query: URLSearchParams, after: string) =>
  `<${path}?${new URLSearchParams({ ...Object.fromEntries(query), after })}>; rel="next"`;

/** The cursor behind which a page's list goes on, if it does. */
export const nextOf = ({ hasNextPage, endCursor }: { hasNextPage: boolean; endCursor?: string | null }) =>
  hasNextPage ? (endCursor ?? undefined) : undefined;

async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(request.headers.get('content-type') ?? ''))
    throw new RestError(415, 'Send the body as JSON, with the header Content-Type: application/json.');
  try {
    return await request.json();
  } catch {
    throw new RestError(400, 'The body is not valid JSON.');
  }
}
