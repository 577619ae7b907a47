import { decodeNodeId } from './nodeId.ts';

/** Descriptions of Relay's types, fields and arguments, the same wherever they appear. */
export const relayOptions = {
  nodesQueryOptions: false,
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
