import { msg } from '@lingui/core/macro';
import { enumName } from '../../../../common/enumName.ts';
import { categoryNames, type Category } from '../../../../common/values.ts';

/** The orders of the list, each with the direction that it has at first. */
export const orders = {
  newest: { label: msg`Newest`, by: 'CREATED_AT', first: 'DESC' },
  name: { label: msg`Name`, by: 'NAME', first: 'ASC' },
  cost: { label: msg`Cost`, by: 'MONTHLY_COST', first: 'DESC' },
  'next-payment': { label: msg`Next payment`, by: 'NEXT_BILLING_DATE', first: 'ASC' },
} as const;

export type Order = keyof typeof orders;
export type Direction = 'ASC' | 'DESC';

export const orderNames = Object.keys(orders) as Order[];

/** Selects and orders the listed subscriptions. */
export interface View {
  /** Undefined for all categories. */
  category: Category | undefined;
  /** Part of a name; empty for all. */
  search: string;
  order: Order;
  direction: Direction;
}

/** Reads a view from an address; invalid values get their defaults. */
export function readView(address: URLSearchParams): View {
  const order = orderNames.find((name) => name === address.get('order')) ?? 'newest';
  const { first } = orders[order];
  return {
    category: categoryNames.find((name) => name === address.get('category')),
    search: address.get('search') ?? '',
    order,
    direction: address.get('direction') === 'reverse' ? reverse(first) : first,
  };
}

/** The query string of a view. */
export function addressOf({ category, search, order, direction }: View): string {
  return new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(order !== 'newest' && { order }),
    ...(direction !== orders[order].first && { direction: 'reverse' }),
  }).toString();
}

/** The query's variables for a view. */
export const variablesOf = ({ category, search, order, direction }: View) => ({
  category: category ? enumName(category) : null,
  search: search || null,
  orderBy: { by: orders[order].by, direction },
});

/** The order after a click on a column's heading: by that column, or reversed when it already is. */
export const sortedBy = (view: Pick<View, 'order' | 'direction'>, order: Order): Pick<View, 'order' | 'direction'> => ({
  order,
  direction: view.order === order ? reverse(view.direction) : orders[order].first,
});

const reverse = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');
