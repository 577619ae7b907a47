/** What the list can be ordered by, and which way it goes first. */
const orders = {
  username: { by: 'USERNAME', first: 'ASC' },
  email: { by: 'EMAIL', first: 'ASC' },
  'last-login': { by: 'LAST_LOGIN', first: 'DESC' },
  created: { by: 'CREATED_AT', first: 'DESC' },
} as const;

export type Order = keyof typeof orders;
export type Direction = 'ASC' | 'DESC';

const orderNames = Object.keys(orders) as Order[];

/** Which of the users are listed, and how. */
export interface View {
  /** Part of a username or an email; empty for all. */
  search: string;
  order: Order;
  direction: Direction;
}

/** The view that an address asks for; what makes no sense in it is left out. */
export function readView(address: URLSearchParams): View {
  const order = orderNames.find((name) => name === address.get('order')) ?? 'created';
  const { first } = orders[order];
  return {
    search: address.get('search') ?? '',
    order,
    direction: address.get('direction') === 'reverse' ? reverse(first) : first,
  };
}

/** The part of the address behind the `?` that asks for a view. */
export function addressOf({ search, order, direction }: View): string {
  return new URLSearchParams({
    ...(search && { search }),
    ...(order !== 'created' && { order }),
    ...(direction !== orders[order].first && { direction: 'reverse' }),
  }).toString();
}

/** A view as the query's variables. */
export const variablesOf = ({ search, order, direction }: View) => ({
  search: search || null,
  orderBy: { by: orders[order].by, direction },
});

/** What a click on a column's heading makes of a view: ordered by it, or the other way round. */
export const sortedBy = (view: View, order: Order): Pick<View, 'order' | 'direction'> => ({
  order,
  direction: view.order === order ? reverse(view.direction) : orders[order].first,
});

const reverse = (direction: Direction): Direction => (direction === 'ASC' ? 'DESC' : 'ASC');
