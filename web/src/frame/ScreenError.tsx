import { useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { Mascot } from '../ui/Mascot.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';

/** Takes a screen's place when it cannot be drawn. */
export function ScreenError() {
  const error = useRouteError();
  return (
    <div className="wrap flex flex-col items-start gap-5 py-16 md:py-24">
      <Mascot isSorry className="w-28" />
      <PageHeading>This page did not load</PageHeading>
      <p role="alert" className="max-w-prose text-lg text-soft">
        {error instanceof Error ? error.message : 'Something unexpected happened.'} What you typed is kept.
      </p>
      {/* A fresh document, because the usual cause is a page from before an update asking for code that is gone. */}
      <Button onClick={() => location.reload()}>Try again</Button>
    </div>
  );
}
