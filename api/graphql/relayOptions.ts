import { decodeNodeId } from './nodeId.ts';

/** Descriptions of Relay's types, fields and arguments, the same wherever they appear. */
export const relayOptions = {
  nodesQueryOptions: false,
  decodeGlobalID: decodeNodeId,
  nodeTypeOptions: { description: 'Something with an id of its own, which `node` finds it by.' },
  idFieldOptions: { description: 'An id that is good for this object alone, among all types.' },
  nodeQueryOptions: {
    description: 'Finds an object by its id; nothing when there is none, or none that you may see.',
    args: { id: { description: 'The object’s id.' } },
  },
  pageInfoTypeOptions: { description: 'Where a page lies in its list.' },
  hasNextPageFieldOptions: { description: 'Whether the list may go on after this page.' },
  hasPreviousPageFieldOptions: { description: 'Whether there may be something before this page.' },
  startCursorFieldOptions: { description: 'The place of the page’s first entry, for `before`.' },
  endCursorFieldOptions: { description: 'The place of the page’s last entry, for `after`.' },
  edgesFieldOptions: { description: 'The page’s entries.' },
  pageInfoFieldOptions: { description: 'Where the page lies in its list.' },
  cursorFieldOptions: { description: 'The entry’s place in the list, for `before` and `after`.' },
  nodeFieldOptions: { description: 'The entry itself.' },
  firstArgOptions: { description: 'How many entries to give from the start, at most 100.' },
  lastArgOptions: { description: 'How many entries to give from the end, at most 100.' },
  afterArgOptions: { description: 'Only what comes after this cursor.' },
  beforeArgOptions: { description: 'Only what comes before this cursor.' },
} as const;
