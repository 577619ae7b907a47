import { paths } from '../../../../common/paths.ts';

/** The selected stack stands in the address, so that reloading and sharing keep it. */
export const selectedStack = (search: URLSearchParams): string | undefined => search.get('stack') || undefined;

export const linkToStack = (id: string): string => `${paths.stacks}?${new URLSearchParams({ stack: id })}`;

/** Whether a text can be a stack's id; for any other in the address the server need not be asked. */
export function canBeStack(id: string): boolean {
  try {
    return /^Stack:[1-9]\d{0,8}$/.test(atob(id));
  } catch {
    return false;
  }
}
