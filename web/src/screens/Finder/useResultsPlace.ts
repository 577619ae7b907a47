import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type NavigateOptions } from 'react-router-dom';

/**
 * Whether the card is at its results. That stands in the address, so that the browser's own buttons go from the form to
 * them and back. Whoever comes to the page anew is led to what was found before.
 *
 * @param hasResults whether there is anything to show in the form's place
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
      // The same as the browser's own button where that leads there.
      if (state?.from === 'form') void navigate(-1);
      else go(false, { replace: true });
    },
  };
}
