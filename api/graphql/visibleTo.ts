import type { Context } from '../viewer/context.ts';

/**
 * The condition for rows that the viewer may read by id: their own. Administrators see accounts and figures, and no rows of
 * others.
 *
 * A type's scopes guard its fields. This condition keeps other users' rows from being found at all, so that not even
 * `__typename` reveals that they exist.
 */
export const visibleTo = ({ viewer }: Context) => ({ userId: viewer?.id ?? 0 });
