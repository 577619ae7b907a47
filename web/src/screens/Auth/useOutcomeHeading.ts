import { useLayoutEffect, useRef } from 'react';

/**
 * The heading of what takes the place of a form that was sent: it gets the focus, and the screen is shown from its top.
 *
 * @param isOutcome false where the heading is there from the start
 */
export function useOutcomeHeading(isOutcome = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (!isOutcome) return;
    document.documentElement.scrollTop = 0;
    heading.current?.focus({ preventScroll: true });
  }, [isOutcome]);
  return heading;
}
