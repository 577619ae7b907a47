import { GraphQLError, parse, validate } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { contextOf, type Context } from '../context.ts';
import { log } from '../log.ts';
import { schema } from './schema.ts';

/** A document of more tokens than this is refused while it is read: checking a long one can block the server. */
export const mostTokens = 2_000;

const limitDocuments: Plugin = {
  onParse: ({ setParseFn }) =>
    setParseFn((source: string, options: object) => parse(source, { ...options, maxTokens: mostTokens })),
  onValidate: ({ setValidationFn }) =>
    setValidationFn((...[schema, document, rules, options, typeInfo]: Parameters<typeof validate>) =>
      validate(schema, document, rules, { ...options, hideSuggestions: true }, typeInfo),
    ),
};

/** What a stranger sees of an error: the message of one that was meant for them, else nothing of what happened. */
export function maskError(error: unknown): GraphQLError {
  const wrapper = error instanceof GraphQLError ? error : undefined;
  const cause = wrapper?.originalError ?? error;
  if (wrapper && cause instanceof GraphQLError) return wrapper;
  log.error({ err: cause }, 'unexpected error');
  return new GraphQLError('Something went wrong on our side.', {
    nodes: wrapper?.nodes ?? null,
    path: wrapper?.path ?? null,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
}

/** GraphQL over HTTP at /graphql. Bodies arrive read, limited and parsed (see front.ts). */
export const yoga = createYoga<object, Context>({
  schema,
  context: ({ request }) => contextOf(request),
  plugins: [limitDocuments],
  maskedErrors: { maskError },
  cors: false,
  multipart: false,
  batching: false,
  maxRequestBodySize: false,
  landingPage: false,
  logging: false,
  graphiql: false, // graphiql.ts
});
