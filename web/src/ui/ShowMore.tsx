import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Alert } from './Alert.tsx';
import { PendingButton } from './PendingButton.tsx';

interface ShowMoreProps {
  label: string;
  hasMore: boolean;
  isLoading: boolean;
  onMore: (options: { onComplete: (error: Error | null) => void }) => void;
}

/** A button that loads a list's next page. After the last page it says so, and keeps the button's focus. */
export function ShowMore({ label, hasMore, isLoading, onMore }: ShowMoreProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const [hasAsked, setHasAsked] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!hasMore && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [hasMore]);

  if (!hasMore)
    return (
      hasAsked && (
        <p ref={end} tabIndex={-1} className="py-2.5 text-center text-soft outline-none">
          <Trans>That is all.</Trans>
        </p>
      )
    );

  const handleClick = () => {
    setHasAsked(true);
    onMore({ onComplete: (failure) => setError(failure?.message) });
  };
  return (
    <div className="flex flex-col items-center gap-3">
      <Alert message={error} />
      <PendingButton look="quiet" isPending={isLoading} pendingLabel={t`Loading…`} onClick={handleClick}>
        {label}
      </PendingButton>
    </div>
  );
}
