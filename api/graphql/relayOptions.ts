import { PothosValidationError } from '@pothos/core';
import { decodeNodeId } from './nodeId.ts';

/** As many as the entries of a page. */
const mostIds = 100;

interface NodeId {
  id: string;
  typename: string;
}
type FindNodes = (ids: NodeId[]) => Promise<unknown[]>;

/** Descriptions of Relay's types, fields and arguments, the same wherever they appear. */
export const relayOptions = {
  decodeGlobalID: decodeNodeId,
  nodeTypeOptions: { description: 'An object with a global id, by which `node` finds it.' },
  idFieldOptions: { description: 'The object’s global id, which no other object of any type has.' },
  nodeQueryOptions: {
    // Each type of node has scopes of its own.
    skipTypeScopes: true,
    authScopes: { user: true },
    description: 'Finds an object by its global id; null if there is none, or if you may not see it.',
    args: { id: { description: 'The object’s global id.' } },
  },
  nodesQueryOptions: {
    nullable: { list: true, items: true },
    skipTypeScopes: true,
    authScopes: { user: true },
    description: 'Finds objects by their global ids, in their order; null in the place of what `node` does not find.',
    args: { ids: { description: 'At most 100 global ids.' } },
    resolve: (_root: unknown, { ids }: { ids: NodeId[] }, ...[, , find]: [unknown, unknown, FindNodes]) => {
      if (ids.length > mostIds) throw new PothosValidationError(`\`nodes\` takes ${mostIds} ids at most.`);
      return find(ids);
    },
  },
  pageInfoTypeOptions: { description: 'Where a page is in its list.' },
  hasNextPageFieldOptions: { description: 'Whether there may be entries after this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether there may be entries before this page.' },
  startCursorFieldOptions: { description: 'The place of the page’s first entry, for `before`.' },
  endCursorFieldOptions: { description: 'The place of the page’s last entry, for `after`.' },
  edgesFieldOptions: { description: 'The page’s entries.' },
  pageInfoFieldOptions: { description: 'Where the page is in its list.' },
  cursorFieldOptions: { description: 'The entry’s place in the list, for `before` and `after`.' },
  nodeFieldOptions: { description: 'The entry itself.' },
  firstArgOptions: { description: 'How many entries to return from the start, at most 100.' },
  lastArgOptions: { description: 'How many entries to return from the end, at most 100.' },
  afterArgOptions: { description: 'Only entries after this cursor.' },
  beforeArgOptions: { description: 'Only entries before this cursor.' },
} as const;
