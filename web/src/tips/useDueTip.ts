import { useEffect, useState } from 'react';
import { useStore } from '../ui/store.ts';
import { mayShowTip } from './seenTips.ts';
import { tips, type Tip } from './tips.ts';
import { tipStore, type TipRequest } from './tipStore.ts';

/**
 * The tip that is due. It goes when its screen withdraws the request, unless it is persistent, and when another is
 * requested.
 */
export function useDueTip(): { tip: Tip | undefined; putAway: () => void } {
  const request = useStore(tipStore);
  const [due, setDue] = useState<TipRequest>();
  const [past, setPast] = useState<TipRequest>();

  useEffect(() => {
    if (!request) return;
    const waitMs = request.afterMs ?? tips[request.id].delayMs ?? 0;
    const timer = setTimeout(
      () => mayShowTip(request.id) && setDue(request),
      Math.max(0, request.askedAt + waitMs - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [request]);

  const tip = due && due !== past ? tips[due.id] : undefined;
  const isWanted = request === due || (!request && tip?.isPersistent);
  return { tip: isWanted ? tip : undefined, putAway: () => setPast(due) };
}
