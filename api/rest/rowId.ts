import { encodeGlobalID } from '@pothos/plugin-relay';
import { decodeNodeId } from '../graphql/nodeId.ts';

/** The global id that the graph calls a row by, from the number that REST calls it by. */
export const globalId = (type: 'Stack' | 'TrackedSubscription' | 'User', rowId: number): string =>
  encodeGlobalID(type, rowId);

/** The number that REST calls a row by, from the global id that the graph calls it by. */
export const rowId = (globalId: string): number => Number(decodeNodeId(globalId).id);
