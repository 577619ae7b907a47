import { isAdministrator, type Context } from '../viewer/context.ts';

/**
 * The condition for rows that the viewer may read by id: their own, or all for an administrator.
 *
 * A type's scopes guard its fields. This condition keeps other users' rows from being found at all, so that not even
 * `__typename` reveals that they exist.
 */
export const visibleTo = (context: Context) => (isAdministrator(context) ? {} : { userId: context.viewer?.id ?? 0 });
