import { createStore } from '../ui/store.ts';

export type TipId = 'welcome' | 'auth-page' | 'first-search' | 'save-stack' | 'budget-tip' | 'welcome-dashboard';

/** A screen's request for a tip. */
export interface TipRequest {
  id: TipId;
  /** The time of the request, as `performance.now()`. */
  askedAt: number;
  /** The delay after the request; undefined for the tip's own delay. */
  afterMs: number | undefined;
}

/** The last request: null once it was withdrawn, undefined before the first. */
export const tipStore = createStore<TipRequest | null | undefined>(undefined);

/**
 * Requests a tip in place of the one before.
 *
 * @returns a function that withdraws the request, unless another has replaced it
 */
export function askForTip(id: TipId, afterMs?: number): () => void {
  const request = { id, askedAt: performance.now(), afterMs };
  tipStore.set(request);
  return () => {
    if (tipStore.get() === request) tipStore.set(null);
  };
}
