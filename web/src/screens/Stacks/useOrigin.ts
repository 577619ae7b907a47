import { useLocation, useSearchParams } from 'react-router-dom';
import { selectedStack } from './selection.ts';

/** The history state for a link to a stack: whether it was followed from the list with no stack selected. */
export function useOrigin(): { from: 'list' } | undefined {
  const [search] = useSearchParams();
  return selectedStack(search) ? undefined : { from: 'list' };
}

/** Whether one step back leads to the list. */
export const useIsFromList = (): boolean => useLocation().state?.from === 'list';
