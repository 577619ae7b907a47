import { isAdministrator, type Context } from '../viewer/context.ts';

/**
 * Which rows somebody may read by their id: their own, and an administrator all.
 *
 * The scopes of a type guard its fields; this keeps a stranger's row from being found at all, so that not even
 * `__typename` tells that it is there.
 */
export const visibleTo = (context: Context) => (isAdministrator(context) ? {} : { userId: context.viewer?.id ?? 0 });
