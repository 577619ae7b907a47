import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useIsOnline } from './useIsOnline.ts';

/** Stays visible below the header while there is no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status" className="sticky top-16 z-30">
      {!isOnline && (
        <p id="offline" className="border-y border-line bg-marigold-tint text-marigold-ink">
          <span className="wrap flex items-center gap-2 py-2 font-medium leading-snug">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            <Trans>
              You are offline. What you have typed is kept; saving and new recommendations need a connection.
            </Trans>
          </span>
        </p>
      )}
    </div>
  );
}
