import type { ShouldRevalidateFunctionArgs } from 'react-router-dom';

/**
 * Whether to run the loader again. Selecting another stack keeps the list; coming from another screen and retrying load
 * it.
 */
export function isOtherScreenOrAgain({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
}
