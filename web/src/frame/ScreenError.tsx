import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { RequestError } from '../relay/environment.ts';
import { Button } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** Replaces a screen that failed to load. When the connection comes back, it tries again by itself. */
export function ScreenError() {
  const error = useRouteError();
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const [hasFailedAgain, setHasFailedAgain] = useState(false);

  const tryAgain = async () => {
    setHasFailedAgain(false);
    // Loads a new document, because the usual cause is a page from before an update that asks for code that is gone. It
    // first checks that the server answers, or the browser would show its own error page.
    if (await isReachable()) location.reload();
    else setHasFailedAgain(true);
  };
  const handleOnline = useEffectEvent(() => void tryAgain());

  useEffect(() => {
    if (isOnline && !wasOnline.current) handleOnline();
    wasOnline.current = isOnline;
  }, [isOnline]);

  return (
    <div className="wrap flex flex-col items-start gap-5 py-16 md:py-24">
      <Mascot isSorry className="w-28" />
      <PageHeading>
        <Trans>This page did not load</Trans>
      </PageHeading>
      <p role="alert" className="max-w-prose text-lg text-soft wrap-anywhere">
        {isOnline ? (
          reasonOf(error)
        ) : (
          <Trans>You are offline. This page opens by itself when you are back online.</Trans>
        )}{' '}
        <Trans>What you typed is kept.</Trans>
      </p>
      <Button onClick={tryAgain}>
        <Trans>Try again</Trans>
      </Button>
      <p role="status" className="text-soft">
        {hasFailedAgain && <Trans>Stackling could still not be reached. Please try again in a moment.</Trans>}
      </p>
    </div>
  );
}

/** Only a RequestError has a message written for people. */
const reasonOf = (error: unknown): ReactNode =>
  error instanceof RequestError ? error.message : <Trans>Something unexpected happened.</Trans>;

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
