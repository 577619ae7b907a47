import { useMatches } from '../ui/useMatches.ts';

/** Whether the window has room for the whole header, as Tailwind's `lg` says; false while the page is prerendered. */
export const useIsWide = (): boolean => useMatches('(min-width: 64rem)');
