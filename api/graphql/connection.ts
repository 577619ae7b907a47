import { decodeBase64, encodeBase64, PothosValidationError } from '@pothos/core';
import { resolveCursorConnection } from '@pothos/plugin-relay';
import type { Page, Place } from '../domain/page.ts';

interface ConnectionArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
  after?: string | null | undefined;
}

/** How many rows a page has unless it is said, and at most. */
const sizes = { defaultSize: 20, maxSize: 100 };

/** A page of a list that is ordered by time and number, as Relay's connections have it. */
export function connectionOf<Row extends Place>(args: ConnectionArguments, read: (page: Page) => Promise<Row[]>) {
  return resolveCursorConnection<Promise<Row[]>>(
    { ...sizes, args, toCursor: cursorOf },
    ({ after, before, limit, inverted }) => read({ after: placeOf(after), before: placeOf(before), limit, inverted }),
  );
}

/** A cursor holds the place itself, so it stays good when its row goes. */
const cursorOf = ({ createdAt, id }: Place) => encodeBase64(`${createdAt.getTime()}:${id}`);

function placeOf(cursor: string | undefined): Place | undefined {
  if (!cursor) return undefined;
  const [, time, id] = /^(\d{1,14}):(\d{1,10})$/.exec(decodeBase64(cursor)) ?? [];
  if (!time) throw new PothosValidationError('Invalid cursor');
  return { createdAt: new Date(Number(time)), id: Number(id) };
}
