import { createStore } from '../ui/store.ts';

export type TipId = 'welcome' | 'auth-page' | 'first-search' | 'save-stack' | 'budget-tip' | 'welcome-dashboard';

/** A tip that a screen has asked for. */
export interface TipRequest {
  id: TipId;
  /** When, on the clock of `performance.now()`. */
  askedAt: number;
  /** How long after that the screen wants it; otherwise the tip's own delay holds. */
  afterMs: number | undefined;
}

/** The last request: null once it was taken back, undefined as long as there was none. */
export const tipStore = createStore<TipRequest | null | undefined>(undefined);

/**
 * Asks for a tip in place of the one before.
 *
 * @returns takes the request back; one that was replaced already is left alone
 */
export function askForTip(id: TipId, afterMs?: number): () => void {
  const request = { id, askedAt: performance.now(), afterMs };
  tipStore.set(request);
  return () => {
    if (tipStore.get() === request) tipStore.set(null);
  };
}
