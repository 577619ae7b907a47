import { useEffect, useEffectEvent, type RefObject } from 'react';
import { hasPopup } from './surroundings.ts';

/** Calls back when Escape is pressed within a tip, or anywhere when nothing else has a use for it. */
export function useEscape(tip: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const escape = useEffectEvent(onEscape);

  useEffect(() => {
    let isOurs = false;
    const isWithin = () => tip.current?.contains(document.activeElement) ?? false;
    // Asked before whatever is open hears of it and is gone.
    const handleCapture = () => {
      isOurs = isWithin() || !hasPopup();
    };
    const handleKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && isOurs && (isWithin() || !defaultPrevented)) escape();
    };
    addEventListener('keydown', handleCapture, { capture: true });
    addEventListener('keydown', handleKeyDown);
    return () => {
      removeEventListener('keydown', handleCapture, { capture: true });
      removeEventListener('keydown', handleKeyDown);
    };
  }, [tip]);
}
