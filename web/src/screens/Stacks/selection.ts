import { paths } from '../../../../common/paths.ts';

/** The selected stack in the address, where reloading and sharing keep it. */
export const selectedStack = (search: URLSearchParams): string | undefined => search.get('stack') || undefined;

export const linkToStack = (id: string): string => `${paths.stacks}?${new URLSearchParams({ stack: id })}`;

/** Whether a text can be a stack's id; otherwise the server need not be asked. */
export function canBeStack(id: string): boolean {
  try {
    return /^Stack:[1-9]\d{0,8}$/.test(atob(id));
  } catch {
    return false;
  }
}
