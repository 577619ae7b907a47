import { lazy, Suspense, type ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { useIsAlive } from '../ui/useIsAlive.ts';
import type { publicLoader } from './publicLoader.ts';

const PublicSession = lazy(async () => ({ default: (await import('./PublicSession.tsx')).PublicSession }));

/**
 * Wraps a public screen, which renders at once while the frame learns who is signed in. The screen's loader is
 * publicLoader.
 */
export function withSession(Screen: ComponentType): ComponentType {
  return function ScreenWithSession() {
    const started = useLoaderData<ReturnType<typeof publicLoader>>();
    const isAlive = useIsAlive();
    return (
      <>
        {isAlive && started && (
          <ErrorBoundary key={started.fetchKey} fallback={null}>
            <Suspense fallback={null}>
              <PublicSession started={started} />
            </Suspense>
          </ErrorBoundary>
        )}
        <Screen />
      </>
    );
  };
}
