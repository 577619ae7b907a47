import { useEffect } from 'react';
import { mayShowTip } from './seenTips.ts';
import { askForTip, type TipId } from './tipStore.ts';

interface Trigger {
  /** Whether to request it now; for a tip that is not requested from the start. */
  isDue?: boolean;
  /** The delay from then on; undefined for the tip's own. */
  afterMs?: number;
}

/** Has the mascot show a tip while the component is mounted, unless the tip was dismissed before. */
export function useTip(id: TipId, { isDue = true, afterMs }: Trigger = {}): void {
  useEffect(() => (isDue && mayShowTip(id) ? askForTip(id, afterMs) : undefined), [id, isDue, afterMs]);
}
