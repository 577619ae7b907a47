import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back once a time has passed, not counting pauses; never without a time. */
export function useCountdown(ms: number | undefined, isPaused: boolean, onEnd: () => void): void {
  const left = useRef(ms ?? 0);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (ms === undefined || isPaused) return;
    const start = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [ms, isPaused]);
}
