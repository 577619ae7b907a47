import { useLocation, useSearchParams } from 'react-router-dom';
import { selectedStack } from './selection.ts';

/** What the way to a stack notes in the history: whether it started at the list with nothing selected. */
export function useOrigin(): { from: 'list' } | undefined {
  const [search] = useSearchParams();
  return selectedStack(search) ? undefined : { from: 'list' };
}

/** Whether one step back leads to the list. */
export const useIsFromList = (): boolean => useLocation().state?.from === 'list';
