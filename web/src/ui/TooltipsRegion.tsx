import { lazy, Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Tooltips = lazy(async () => ({ default: (await import('./Tooltips.tsx')).Tooltips }));

/** Tooltips for every button with `data-tooltip`. Their code comes with the first mouse or key; fingers have no use for it. */
export function TooltipsRegion() {
  const [isUsed, setIsUsed] = useState(false);

  useEffect(() => {
    const handleUse = (event: Event) => {
      if (!(event instanceof PointerEvent && event.pointerType === 'touch')) setIsUsed(true);
    };
    addEventListener('pointermove', handleUse);
    addEventListener('keydown', handleUse);
    return () => {
      removeEventListener('pointermove', handleUse);
      removeEventListener('keydown', handleUse);
    };
  }, []);

  return (
    isUsed && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Tooltips />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
