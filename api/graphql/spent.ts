import type { Spent } from '../domain/accounts/allowance.ts';
import type { Context } from '../viewer/context.ts';

/** What requests have cost, by the request. */
const spentBy = new WeakMap<object, Spent>();

/** What a request has cost so far; undefined when there is no limit. */
export const spentOf = ({ request }: Context): Spent | undefined => spentBy.get(request);

export const noteSpent = ({ request }: Context, spent: Spent): void => void spentBy.set(request, spent);
