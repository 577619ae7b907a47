import { useEffect, useState } from 'react';
import { useLocation, useNavigate, type NavigateOptions } from 'react-router-dom';
import { stepIn, type Step } from './steps.ts';

/**
 * The step that is shown and the ways to its neighbours. It stands in the address, so that the browser's own buttons go
 * from step to step and reloading stays. An address that names none shows what was found, if anything was.
 *
 * @param furthest how far the answers reach; an address that asks for more is put right
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
      // The same as the browser's own button where that leads there.
      if (state?.from === step - 1) void navigate(-1);
      else go(step - 1, { replace: true });
    },
  };
}
