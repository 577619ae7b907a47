import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Once something else is shown, moves the focus to its heading and scrolls back to where it starts.
 *
 * @param area what it is shown in; it takes the focus itself where there is no heading
 * @param shown tells what is shown from what was shown before
 */
export function useFocusOnChange(area: RefObject<HTMLElement | null>, shown: string | number, heading: string): void {
  const last = useRef(shown);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    if (!area.current) return;
    (area.current.querySelector<HTMLElement>(heading) ?? area.current).focus({ preventScroll: true });
    if (area.current.getBoundingClientRect().top < 0) area.current.scrollIntoView();
  }, [area, shown, heading]);
}
