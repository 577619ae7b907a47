import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import operations from './persisted.json' with { type: 'json' };
import { say } from '../../say.ts';

const texts = new Map(Object.entries(operations));

/**
 * Takes the digest of an operation of the page in place of its text, as `documentId`: the page then sends some hundred
 * bytes instead of thousands. Any other operation is sent as text, as before.
 */
export const acceptDigests: Plugin = {
  onParams({ params, setParams }) {
    const { documentId, ...others } = params as typeof params & { documentId?: unknown };
    if (documentId === undefined) return;
    const query = typeof documentId === 'string' ? texts.get(documentId) : undefined;
    if (query === undefined) throw unknownDigest();
    setParams({ ...others, query });
  },
};

/** Whoever has the page open since before an update asks what the server no longer knows. */
const unknownDigest = () =>
  new GraphQLError(say('page.outdated'), {
    extensions: { code: 'UNKNOWN_OPERATION', http: { status: 400 } },
  });
