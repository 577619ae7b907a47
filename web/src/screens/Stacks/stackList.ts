import { commitLocalUpdate, ConnectionHandler, type DataID, type IEnvironment } from 'relay-runtime';

/** Where the store keeps the list of a user's stacks. */
export const stackListOf = (userId: DataID): DataID => ConnectionHandler.getConnectionID(userId, 'StackList_stacks');

/** The id of the stack that follows in a user's list, or else of the one before. */
export function neighbourOf(environment: IEnvironment, userId: DataID, id: DataID): DataID | undefined {
  let ids: (DataID | undefined)[] = [];
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(stackListOf(userId))?.getLinkedRecords('edges') ?? [];
    ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID());
  });
  const place = ids.indexOf(id);
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1]);
}
