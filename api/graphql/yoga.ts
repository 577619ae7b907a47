import { createYoga, type Plugin } from 'graphql-yoga';
import { contextOf, type Context } from '../viewer/context.ts';
import { limitCost } from './guards/cost.ts';
import { limitTime } from './guards/deadline.ts';
import { rememberIntrospection } from './guards/introspection.ts';
import { limitDocuments } from './guards/limits.ts';
import { maskError } from './maskError.ts';
import { acceptDigests } from './guards/persisted.ts';
import { postOnly } from './guards/postOnly.ts';
import { recentByLength } from './recentDocuments.ts';
import { schema } from './schema.ts';

/** Headers that resolvers add to the answer of a request, such as a cookie. */
const headersOf = new WeakMap<Request, Headers>();

const sendHeaders: Plugin = {
  onResponse({ request, response }) {
    for (const [name, value] of headersOf.get(request) ?? []) response.headers.append(name, value);
  },
};

/** Sets an error status when there is no context; Yoga by itself would answer with status 200. */
async function contextFor({ request }: { request: Request }): Promise<Context> {
  const context = await contextOf(request).catch((error: unknown) => {
    const masked = maskError(error);
    masked.extensions['http'] ??= { status: 500 };
    throw masked;
  });
  headersOf.set(request, context.responseHeaders);
  return context;
}

/** GraphQL over HTTP at /graphql. Bodies arrive read, limited and parsed (see front.ts). */
export const yoga = createYoga<object, Context>({
  schema,
  context: contextFor,
  plugins: [acceptDigests, limitDocuments, limitCost, rememberIntrospection, limitTime, postOnly, sendHeaders],
  parserAndValidationCache: { documentCache: recentByLength(), errorCache: recentByLength() },
  maskedErrors: { maskError },
  cors: false,
  multipart: false,
  batching: false,
  maxRequestBodySize: false,
  landingPage: false,
  logging: false,
  graphiql: false, // graphiql.ts
});
