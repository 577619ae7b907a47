import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Keeps the focus among an area's buttons: when one that has it disappears, the one that moves into its place takes it;
 * after anything else, the last.
 *
 * @returns the area's `onFocus`
 */
export function useFocusKept(area: RefObject<HTMLElement | null>) {
  const last = useRef<{ element: Element; index: number }>(undefined);
  const buttons = () => [...(area.current?.querySelectorAll('button') ?? [])];

  useLayoutEffect(() => {
    const { element, index } = last.current ?? {};
    if (!element || index === undefined || element.isConnected || document.activeElement !== document.body) return;
    buttons()
      .at(Math.min(index, buttons().length - 1))
      ?.focus();
  });

  return ({ target }: FocusEvent) => {
    last.current = { element: target, index: buttons().findIndex((button) => button === target) };
  };
}
