// Apart from view.ts, which is loaded at first: the loader of the dashboard reads views.
import { orders, reverse, type Order, type View } from './view.ts';

/** The query string of a view. */
export function addressOf({ category, search, order, direction, group }: View): string {
  return new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(order !== 'newest' && { order }),
    ...(direction !== orders[order].first && { direction: 'reverse' }),
    ...(group && { group }),
  }).toString();
}

/** The order after a click on a column's heading: by that column, or reversed when it already is. */
export const sortedBy = (view: Pick<View, 'order' | 'direction'>, order: Order): Pick<View, 'order' | 'direction'> => ({
  order,
  direction: view.order === order ? reverse(view.direction) : orders[order].first,
});
