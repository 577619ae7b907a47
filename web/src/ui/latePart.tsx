import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useEffect, useReducer, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const retryMs = 10_000;

interface StandIns<Props> {
  /** What is shown while the code is on its way; otherwise nothing. */
  Waiting?: ComponentType<Props>;
  /** What is shown where the code did not come; otherwise a few words. */
  Missing?: ComponentType<Props>;
}

/**
 * Makes a part of the page of code that comes later. Where it does not come, only the part is missing, and it is tried
 * again from time to time and when there is a connection again.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Waiting = Nothing, Missing = NotLoaded }: StandIns<Props> = {},
) {
  // A failed attempt stays failed.
  const attempt = () => lazy(async () => ({ default: await load() }));
  let Part: ComponentType<Props> = attempt();

  function Retry({ onLoad }: { onLoad: () => void }) {
    useEffect(() => {
      Part = attempt();
      const tryAgain = () => void load().then(onLoad, () => undefined);
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
    const [attempts, startAgain] = useReducer((earlier: number) => earlier + 1, 1);
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
  LatePart.preload = () => void load().catch(() => undefined);
  return LatePart;
}

/** For what nobody misses. */
export const Nothing = () => null;

function NotLoaded() {
  return (
    <p role="alert" className="py-4 text-danger">
      <Trans>Part of this page did not load. It will appear when Stackling can be reached again.</Trans>
    </p>
  );
}
