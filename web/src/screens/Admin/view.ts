import { enumName } from '../../../../common/enumName.ts';
import { userStatusNames, type UserStatus } from '../../../../common/userStatuses.ts';

/** The orders of the list, each with its default direction. */
const orders = {
  username: { by: 'USERNAME', first: 'ASC' },
  email: { by: 'EMAIL', first: 'ASC' },
  'last-login': { by: 'LAST_LOGIN', first: 'DESC' },
  created: { by: 'CREATED_AT', first: 'DESC' },
} as const;

export type Order = keyof typeof orders;
export type Direction = 'ASC' | 'DESC';

const orderNames = Object.keys(orders) as Order[];

/** Selects and orders the listed users. */
export interface View {
  /** Part of a username or an email; empty for all. */
  search: string;
  /** Undefined for users in any. */
  status: UserStatus | undefined;
  order: Order;
  direction: Direction;
}

/** Reads a view from an address; invalid values get their defaults. */
export function readView(address: URLSearchParams): View {
  const order = orderNames.find((name) => name === address.get('order')) ?? 'created';
  const { first } = orders[order];
  return {
    search: address.get('search') ?? '',
    status: userStatusNames.find((name) => name === address.get('status')),
    order,
    direction: address.get('direction') === 'reverse' ? reverse(first) : first,
  };
}

/** The query string of a view. */
export function addressOf({ search, status, order, direction }: View): string {
  return new URLSearchParams({
    ...(search && { search }),
    ...(status && { status }),
    ...(order !== 'created' && { order }),
    ...(direction !== orders[order].first && { direction: 'reverse' }),
  }).toString();
}

/** The query's variables for a view. */
export const variablesOf = ({ search, status, order, direction }: View) => ({
  search: search || null,
  status: status ? enumName(status) : null,
  orderBy: { by: orders[order].by, direction },
});

/** The order after a click on a column's heading: by that column, or reversed when it already is. */
export const sortedBy = (view: View, order: Order): Pick<View, 'order' | 'direction'> => ({
  order,
  direction: view.order === order ? reverse(view.direction) : orders[order].first,
});

const reverse = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');
