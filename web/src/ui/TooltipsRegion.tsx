import { useEffect, useState } from 'react';
import { latePart, Nothing } from './latePart.tsx';

const Tooltips = latePart(async () => (await import('./Tooltips.tsx')).Tooltips, { Missing: Nothing });

/**
 * Tooltips for every button with `data-tooltip`. Their code is loaded at the first mouse move or key; touch does not
 * need it.
 */
export function TooltipsRegion() {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    const handleUse = (event: Event) => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) setIsUsed(true);
    };
    for (const type of ['pointermove', 'keydown']) addEventListener(type, handleUse, { signal: stop.signal });
    return () => stop.abort();
  }, []);

  return isUsed && <Tooltips />;
}
