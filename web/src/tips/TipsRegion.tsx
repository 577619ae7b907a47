import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useStore } from '../ui/store.ts';
import { tipStore } from './tipStore.ts';

const Tips = lazy(async () => ({ default: (await import('./Tips.tsx')).Tips }));

/** Where the mascot's tips come up and are announced; their code comes, if it can, when the first is asked for. */
export function TipsRegion() {
  const isAsked = useStore(tipStore) !== undefined;
  return (
    <div role="status" className="print:hidden">
      {isAsked && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <Tips />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
