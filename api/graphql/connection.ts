import { decodeBase64, encodeBase64, PothosValidationError } from '@pothos/core';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import { isPlaceOf, type Order, type Page, type Place, type Placed } from '../domain/lists/pagination.ts';
import { builder } from './builder.ts';

interface ConnectionArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** The default and the largest size of a page. */
const sizes = { defaultSize: 20, maxSize: 100 };

/** A page of an ordered list as a Relay connection. */
export function connectionOf<Row extends Placed<{ id: number }>>(
  args: ConnectionArguments,
  order: Order,
  read: (page: Page) => Promise<Row[]>,
) {
  const placeOf = (cursor: string | undefined) => (cursor ? readCursor(cursor, order) : undefined);
  return resolveCursorConnection<Promise<Row[]>>(
    // A cursor holds the place itself, so it stays valid when its row is deleted.
    { ...sizes, args, toCursor: ({ place, id }) => encodeBase64(`${order.name}:${id}:${place}`) },
    ({ after, before, limit, inverted }) =>
      read({ order, after: placeOf(after), before: placeOf(before), limit, inverted }),
  );
}

function readCursor(cursor: string, order: Order): Place {
  const [, name, id, value] = /^([A-Z_]+):(\d{1,10}):(.*)$/s.exec(decodeBase64(cursor)) ?? [];
  if (name !== order.name || value === undefined || !isPlaceOf(order, value))
    throw new PothosValidationError('Invalid cursor');
  return { value, id: Number(id) };
}

export const OrderDirection = builder.enumType('OrderDirection', {
  description: 'Which way a list is ordered.',
  values: {
    ASC: { description: 'Smallest, earliest or A first.' },
    DESC: { description: 'Largest, latest or Z first.' },
  } as const,
});
