import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useReducer, useState, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const retryMs = 10_000;

interface StandIns<Props> {
  /** Shown while the code loads; nothing by default. */
  Waiting?: ComponentType<Props>;
  /** Shown when the code did not load; a short message by default. */
  Missing?: ComponentType<Props>;
}

/**
 * A component whose code is loaded later. When that fails, only this part is missing, and loading is retried every 10 s
 * and when the connection comes back. Code that was fetched before it is needed is drawn at once.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Missing = NotLoaded }: StandIns<Props> = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => (loaded = await load());
  // A new lazy component for each attempt, because one that failed keeps its failure.
  const attempt = () => lazy(async () => ({ default: await fetch() }));
  let Part: ComponentType<Props> = attempt();

  function Retry({ onLoad }: { onLoad: () => void }) {
    useEffect(() => {
      Part = attempt();
      const tryAgain = () => void fetch().then(onLoad, () => undefined);
      const timer = setInterval(tryAgain, retryMs);
      addEventListener('online', tryAgain);
      return () => {
        clearInterval(timer);
        removeEventListener('online', tryAgain);
      };
    }, [onLoad]);
    return null;
  }

  function LatePart(props: Props) {
    const [Ready] = useState(() => loaded);
    const [attempts, startAgain] = useReducer((earlier: number) => earlier + 1, 1);
    if (Ready) return <Ready {...props} />;
    const missing = (
      <>
        <Missing {...props} />
        <Retry onLoad={startAgain} />
      </>
    );
    return (
      <ErrorBoundary key={attempts} fallback={missing}>
        <Suspense fallback={<Waiting {...props} />}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }

  /** Fetches the code before it is needed. */
  LatePart.preload = () => void fetch().catch(() => undefined);
  return LatePart;
}

/** For parts that nobody misses. */
export const Nothing = () => null;

function NotLoaded() {
  return (
    <p role="alert" className="py-4 text-danger">
      <Trans>Part of this page did not load. It will appear when Stackling can be reached again.</Trans>
    </p>
  );
}
