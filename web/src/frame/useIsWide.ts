import { useSyncExternalStore } from 'react';

/** Tailwind's `lg`. */
const query = '(min-width: 64rem)';

function subscribe(listener: () => void): () => void {
  const width = matchMedia(query);
  width.addEventListener('change', listener);
  return () => width.removeEventListener('change', listener);
}

/** Whether the window has room for the whole header; false while the page is prerendered. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
