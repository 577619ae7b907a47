import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type NavigateOptions } from 'react-router-dom';

/**
 * Whether the card shows its results. The address holds this, so that the browser's back and forward buttons switch
 * between the form and the results. A new visit to the page goes to earlier results.
 *
 * @param hasResults whether there are results to show in place of the form
 */
export function useResultsPlace(hasResults: boolean) {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const [arrival] = useState(isReturn || !hasResults ? undefined : key);
  const address = new URLSearchParams(search);
  const isNamed = address.get('view') === 'results';
  const isAtResults = hasResults && (isNamed || arrival === key);

  const go = (toResults: boolean, options: NavigateOptions) => {
    if (toResults) address.set('view', 'results');
    else address.delete('view');
    void navigate({ search: String(address) }, { preventScrollReset: true, ...options });
  };

  useEffect(() => {
    if (isNamed !== isAtResults) go(isAtResults, { replace: true });
  });

  return {
    isAtResults,
    toResults: () => go(true, { state: { from: 'form' } }),
    toForm: () => {
      // Like the browser's back button when that leads there.
      if (state?.from === 'form') void navigate(-1);
      else go(false, { replace: true });
    },
  };
}
