import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** So many rows are in the document without a look at which are seen, so that the browser finds words in all of them. */
const fewRows = 24;

/** About as high as a row of a table, in pixels; rows are measured once they are there. */
const usualHeight = 40;

/**
 * Which rows of a long list are in the document: those that are seen, and those that are held.
 *
 * @param keys of all rows, in their order
 * @param held keys of rows that stay in the document, because the focus or something typed is in them
 */
export function useVisibleRows(keys: readonly string[], held: readonly (string | undefined)[]) {
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const note = () => setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY));
    note();
    if (typeof ResizeObserver === 'undefined') return;
    // What is above the list may grow.
    const observer = new ResizeObserver(note);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const rangeExtractor = useCallback(
    (range: Range) => {
      if (keys.length <= fewRows) return [...keys.keys()];
      const heldAt = held.map((key) => (key === undefined ? -1 : keys.indexOf(key))).filter((index) => index >= 0);
      return [...new Set([...defaultRangeExtractor(range), ...heldAt])].sort((a, b) => a - b);
    },
    [keys, held],
  );
  // oxlint-disable-next-line react/incompatible-library -- what it returns goes into no memo
  const virtualizer = useWindowVirtualizer({
    count: keys.length,
    estimateSize: () => usualHeight,
    getItemKey: useCallback((index: number) => keys[index]!, [keys]),
    initialRect: { width: innerWidth, height: innerHeight },
    initialOffset: () => scrollY,
    overscan: 3,
    rangeExtractor,
    scrollMargin: top,
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems().map(({ index, start, end }) => ({
    index,
    start: start - top,
    end: end - top,
  }));
  return { body, rows, height: virtualizer.getTotalSize(), measure: virtualizer.measureElement };
}
