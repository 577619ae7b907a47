import { enumName } from '../../../../common/enumName.ts';
import { categoryNames, type Category, type LabelKind } from '../../../../common/values.ts';
import { haveLabels, type Column } from './list/columns.ts';

/** The orders of the list, each with the direction that it has at first. */
export const orders = {
  newest: { by: 'CREATED_AT', first: 'DESC' },
  name: { by: 'NAME', first: 'ASC' },
  cost: { by: 'MONTHLY_COST', first: 'DESC' },
  'next-payment': { by: 'NEXT_BILLING_DATE', first: 'ASC' },
} as const;

export type Order = keyof typeof orders;
export type Direction = 'ASC' | 'DESC';

export const orderNames = Object.keys(orders) as Order[];

/** What the list can be grouped by. */
export const groupNames = ['category', 'tag', 'method', 'person'] as const satisfies readonly LabelKind[];

export type Grouping = (typeof groupNames)[number];

/** Selects and orders the listed subscriptions. */
export interface View {
  /** Undefined for all categories. */
  category: Category | undefined;
  /** Part of a name; empty for all. */
  search: string;
  order: Order;
  direction: Direction;
  /** Undefined for one list. */
  group: Grouping | undefined;
  /** Those of the table, which are not in the address: the browser keeps them. */
  columns: readonly Column[];
}

/** Reads a view from an address; invalid values get their defaults. */
export function readView(address: URLSearchParams, columns: readonly Column[]): View {
  const order = orderNames.find((name) => name === address.get('order')) ?? 'newest';
  const { first } = orders[order];
  return {
    category: categoryNames.find((name) => name === address.get('category')),
    search: address.get('search') ?? '',
    order,
    direction: address.get('direction') === 'reverse' ? reverse(first) : first,
    group: groupNames.find((name) => name === address.get('group')),
    columns,
  };
}

/** What selects and orders a view's list. */
export const listVariablesOf = ({ category, search, order, direction }: View) => ({
  category: category ? enumName(category) : null,
  search: search || null,
  orderBy: { by: orders[order].by, direction },
});

/** The query's variables for a view: labels are loaded when they are shown or grouped by. */
export const variablesOf = (view: View) => ({
  ...listVariablesOf(view),
  withLabels: view.group !== undefined || haveLabels(view.columns),
});

export const reverse = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');
