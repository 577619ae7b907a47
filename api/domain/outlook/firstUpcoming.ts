import type { Upcoming } from './upcoming.ts';

/** How much of each list is kept. */
const mostKept = 50;

/** What is coming without the ends of long lists, which are read again for whoever asks for them. */
export interface FirstUpcoming extends Upcoming {
  counts: Record<Lists, number>;
}

type Lists = 'payments' | 'overdue' | 'decisions';

export function firstUpcoming(upcoming: Upcoming): FirstUpcoming {
  const { payments, overdue, decisions } = upcoming;
  return {
    ...upcoming,
    payments: payments.slice(0, mostKept),
    overdue: overdue.slice(0, mostKept),
    decisions: decisions.slice(0, mostKept),
    counts: { payments: payments.length, overdue: overdue.length, decisions: decisions.length },
  };
}

/** How many rows it holds. */
export const rowsOf = ({ payments, overdue, decisions }: FirstUpcoming): number =>
  payments.length + overdue.length + decisions.length;

/**
 * The first so many of a list, or all of it.
 *
 * @param readAll reads what was not kept
 */
export async function firstOf<List extends Lists>(
  upcoming: FirstUpcoming,
  list: List,
  first: number | null | undefined,
  readAll: () => Promise<Upcoming>,
): Promise<Upcoming[List]> {
  const wanted = Math.min(first ?? Infinity, upcoming.counts[list]);
  const items = wanted <= upcoming[list].length ? upcoming[list] : (await readAll())[list];
  return items.slice(0, wanted) as Upcoming[List];
}
