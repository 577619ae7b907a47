import { ConnectionHandler, type DataID, type RecordSourceSelectorProxy } from 'relay-runtime';
import type { Category } from '../../../../common/values.ts';
import { listVariablesOf, type View } from './view.ts';

/** The list that a card is in. */
export interface Place {
  userId: DataID;
  list: DataID;
  /** The category that the list is limited to; undefined for all. */
  category: Category | undefined;
}

/** Whether a subscription of this category no longer belongs in its list. */
export const leaves = (place: Place, category: Category | undefined): category is Category =>
  place.category !== undefined && category !== undefined && category !== place.category;

/**
 * Adjusts the counts of the lists that show a change; the user's other views are fetched again when they are opened.
 */
export function noteInLists(
  store: RecordSourceSelectorProxy,
  userId: DataID,
  lists: readonly DataID[],
  difference: 1 | -1 | 0,
): void {
  for (const list of lists) count(store, list, difference);
  store.get(userId)?.invalidateRecord();
}

/** Adjusts the count of one list. */
function count(store: Pick<RecordSourceSelectorProxy, 'get'>, list: DataID, difference: number): void {
  const connection = store.get(list);
  const before = connection?.getValue('totalCount');
  if (typeof before === 'number') connection?.setValue(before + difference, 'totalCount');
}

/** The id in Relay's store of a view's list of a user's subscriptions. */
export const listOf = (userId: DataID, view: View): DataID =>
  ConnectionHandler.getConnectionID(userId, 'SubscriptionList_user_subscriptions', listVariablesOf(view));

/** Whether a view lists a subscription with this name and category. */
export const shows = ({ category, search }: View, subscription: { name: string; category: Category }): boolean =>
  (!category || category === subscription.category) &&
  subscription.name.toLowerCase().includes(search.trim().toLowerCase());
