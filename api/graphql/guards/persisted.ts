import { GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import operations from './persisted.json' with { type: 'json' };
import { say } from '../../say.ts';

const texts = new Map(Object.entries(operations));

/** The text of one of the page's operations, by its digest. */
export const persistedText = (documentId: unknown): string | undefined =>
  typeof documentId === 'string' ? texts.get(documentId) : undefined;

/**
 * Accepts `documentId`, the digest of one of the page's operations, in place of its text, so that the page sends about
 * a hundred bytes instead of thousands. All other operations are sent as text.
 */
export const acceptDigests: Plugin = {
  onParams({ params, setParams }) {
    const { documentId, query: sent, operationName, variables, extensions } = params as Params;
    const others = { operationName, variables, extensions };
    // The specification reserves all other names: an operation that has them is answered without them.
    if (documentId === undefined) return setParams({ ...others, query: sent } as typeof params);
    const query = persistedText(documentId);
    if (query === undefined) throw unknownDigest();
    setParams({ ...others, query } as typeof params);
  },
};

type Params = GraphQLParams & { documentId?: unknown };

/** A page that was opened before an update may send a digest that the server no longer knows. */
const unknownDigest = () =>
  new GraphQLError(say('page.outdated'), {
    extensions: { code: 'UNKNOWN_OPERATION', http: { status: 400 } },
  });
