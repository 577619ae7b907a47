import { commitLocalUpdate, ConnectionHandler, type DataID, type IEnvironment } from 'relay-runtime';

/** The id in Relay's store of a user's list of stacks. */
export const stackListOf = (userId: DataID): DataID => ConnectionHandler.getConnectionID(userId, 'StackList_stacks');

/** The id of the next stack in a user's list, or else of the previous one. */
export function neighbourOf(environment: IEnvironment, userId: DataID, id: DataID): DataID | undefined {
  let ids: (DataID | undefined)[] = [];
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(stackListOf(userId))?.getLinkedRecords('edges') ?? [];
    ids = edges.map((edge) => edge?.getLinkedRecord('node')?.getDataID());
  });
  const place = ids.indexOf(id);
  return place < 0 ? undefined : (ids[place + 1] ?? ids[place - 1]);
}
