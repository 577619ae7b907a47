import { encodeGlobalID } from '@pothos/plugin-relay';
import { decodeNodeId } from '../graphql/nodeId.ts';

/** The global id of a row in GraphQL, from its number in REST. */
export const globalId = (
  type: 'Channel' | 'Label' | 'Stack' | 'SubscriptionChange' | 'TrackedSubscription' | 'User',
  rowId: number,
): string => encodeGlobalID(type, rowId);

/** The number of a row in REST, from its global id in GraphQL. */
export const rowId = (globalId: string): number => Number(decodeNodeId(globalId).id);
