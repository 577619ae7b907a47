import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router-dom';

/** A moving line at the top of the window while the next screen is on its way. */
export function ProgressBar() {
  const { t } = useLingui();
  if (useNavigation().state === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label={t`Loading the page`}
      className="fixed inset-x-0 top-0 z-50 h-1 animate-appear overflow-hidden bg-fern-tint"
    >
      <div className="h-full w-1/3 animate-slide rounded-full bg-marigold" />
    </div>
  );
}
