import type { Variables } from 'relay-runtime';

let fetched: string | undefined;

/** Notes that a view was fetched, just before its loader runs. */
export const noteFetched = (variables: Variables): void => void (fetched = JSON.stringify(variables));

/** How a loader that always asks anew asks for a view: not again when it has just been fetched. */
export function policyFor(variables: Variables): 'store-or-network' | 'store-and-network' {
  const isFetched = fetched === JSON.stringify(variables);
  fetched = undefined;
  return isFetched ? 'store-or-network' : 'store-and-network';
}
