import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When the shown content changes, moves the focus to its heading and scrolls to the start of the area.
 *
 * @param area the element around the content; it gets the focus when there is no heading
 * @param shown identifies the content
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
