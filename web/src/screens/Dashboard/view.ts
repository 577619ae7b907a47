import { msg } from '@lingui/core/macro';
import { enumName } from '../../../../common/enumName.ts';
import { categoryNames, type Category } from '../../../../common/values.ts';

/** The orders of the list. */
export const orders = {
  newest: { label: msg`Newest`, orderBy: { by: 'CREATED_AT', direction: 'DESC' } },
  name: { label: msg`Name`, orderBy: { by: 'NAME', direction: 'ASC' } },
  cost: { label: msg`Cost`, orderBy: { by: 'MONTHLY_COST', direction: 'DESC' } },
  'next-payment': { label: msg`Next payment`, orderBy: { by: 'NEXT_BILLING_DATE', direction: 'ASC' } },
} as const;

export type Order = keyof typeof orders;

export const orderNames = Object.keys(orders) as Order[];

/** Selects and orders the listed subscriptions. */
export interface View {
  /** Undefined for all categories. */
  category: Category | undefined;
  /** Part of a name; empty for all. */
  search: string;
  order: Order;
}

/** Reads a view from an address; invalid values get their defaults. */
export function readView(address: URLSearchParams): View {
  return {
    category: categoryNames.find((name) => name === address.get('category')),
    search: address.get('search') ?? '',
    order: orderNames.find((name) => name === address.get('order')) ?? 'newest',
  };
}

/** The query string of a view. */
export function addressOf({ category, search, order }: View): string {
  return new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(order !== 'newest' && { order }),
  }).toString();
}

/** The query's variables for a view. */
export const variablesOf = ({ category, search, order }: View) => ({
  category: category ? enumName(category) : null,
  search: search || null,
  orderBy: orders[order].orderBy,
});
