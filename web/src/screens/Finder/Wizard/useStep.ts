import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { stepIn, type Step } from './steps.ts';

/**
 * The current step, and functions to go to the next and the previous one. The address holds the step, so that the
 * browser's back and forward buttons work and reloading keeps it. An address without a step shows the results, if there
 * are any.
 *
 * @param furthest the last step that the answers allow; an address beyond it is corrected
 */
export function useStep(furthest: Step) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const [start] = useState<Step>(furthest === 4 ? 4 : 1);
  const address = new URLSearchParams(search);
  const asked = stepIn(address) ?? start;
  const step = asked > furthest ? furthest : asked;

  const go = (to: number, options: NavigateOptions) => {
    address.set('step', String(to));
    void navigate({ search: String(address) }, { preventScrollReset: true, ...options });
  };

  useEffect(() => {
    if (asked !== step) go(step, { replace: true });
  });

  return {
    step,
    next: () => go(step + 1, { state: { from: step } }),
    back: () => {
      // Like the browser's back button when that leads there.
      if (state?.from === step - 1) void navigate(-1);
      else go(step - 1, { replace: true });
    },
  };
}
