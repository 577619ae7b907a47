import { msg } from '@lingui/core/macro';
import { enumName } from '../../../../common/enumName.ts';
import { categoryNames, type Category } from '../../../../common/values.ts';

/** What the list can be ordered by. */
export const orders = {
  newest: { label: msg`Newest`, orderBy: { by: 'CREATED_AT', direction: 'DESC' } },
  name: { label: msg`Name`, orderBy: { by: 'NAME', direction: 'ASC' } },
  cost: { label: msg`Cost`, orderBy: { by: 'MONTHLY_COST', direction: 'DESC' } },
  'next-payment': { label: msg`Next payment`, orderBy: { by: 'NEXT_BILLING_DATE', direction: 'ASC' } },
} as const;

export type Order = keyof typeof orders;

export const orderNames = Object.keys(orders) as Order[];

/** Which of the subscriptions are listed, and how. */
export interface View {
  /** Nothing for all of them. */
  category: Category | undefined;
  /** Part of a name; empty for all. */
  search: string;
  order: Order;
}

/** The view that an address asks for; what makes no sense in it is left out. */
export function readView(address: URLSearchParams): View {
  return {
    category: categoryNames.find((name) => name === address.get('category')),
    search: address.get('search') ?? '',
    order: orderNames.find((name) => name === address.get('order')) ?? 'newest',
  };
}

/** The part of the address behind the `?` that asks for a view. */
export function addressOf({ category, search, order }: View): string {
  return new URLSearchParams({
    ...(category && { category }),
    ...(search && { search }),
    ...(order !== 'newest' && { order }),
  }).toString();
}

/** A view as the query's variables. */
export const variablesOf = ({ category, search, order }: View) => ({
  category: category ? enumName(category) : null,
  search: search || null,
  orderBy: orders[order].orderBy,
});
