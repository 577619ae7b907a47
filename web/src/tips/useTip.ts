import { useEffect } from 'react';
import { mayShowTip } from './seenTips.ts';
import { askForTip, type TipId } from './tipStore.ts';

interface Trigger {
  /** Whether its moment has come; for a tip that is not there from the start. */
  isDue?: boolean;
  /** How long after that it appears; otherwise after the tip's own delay. */
  afterMs?: number;
}

/** Has the mascot show a tip, as long as the component is there and unless it was dismissed once. */
export function useTip(id: TipId, { isDue = true, afterMs }: Trigger = {}): void {
  useEffect(() => (isDue && mayShowTip(id) ? askForTip(id, afterMs) : undefined), [id, isDue, afterMs]);
}
