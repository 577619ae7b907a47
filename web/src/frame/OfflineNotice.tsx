import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-marigold-tint text-marigold-ink">
          <span className="wrap flex items-center gap-2 py-2.5 font-medium">
            <WifiOff className="size-5 shrink-0" aria-hidden="true" />
            You are offline. What you have typed is kept; new recommendations need a connection.
          </span>
        </p>
      )}
    </div>
  );
}

function subscribe(listener: () => void) {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}
