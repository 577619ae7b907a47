import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { LoaderCircle } from 'lucide-react';
import { pageHeadingStyle } from './PageHeading.tsx';

/** Stands in for a protected screen until it is known who is signed in. */
export function ScreenSpinner({ heading }: { heading?: MessageDescriptor | undefined }) {
  const { t } = useLingui();
  return (
    <div role="status" className="wrap py-10 md:py-14">
      {heading && <p className={pageHeadingStyle}>{t(heading)}</p>}
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div className="grid min-h-[50dvh] place-items-center">
        <LoaderCircle className="size-10 animate-turn text-fern" aria-hidden="true" />
      </div>
    </div>
  );
}
