import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { memo, useCallback, useLayoutEffect, useState, type RefObject } from 'react';
import { fewRows, usualHeight, type Rows } from './rows.ts';

interface VisibleRowsProps {
  body: RefObject<HTMLElement | null>;
  /** The keys of all rows, in their order. */
  keys: readonly string[];
  /** Keys of rows that stay in the document, because the focus or something typed is in them. */
  held: readonly (string | undefined)[];
  onChange: (rows: Rows) => void;
}

/** Tells which rows of a long list should be in the document: those that are seen, and those that are held. */
export const VisibleRows = memo(function VisibleRows({ body, keys, held, onChange }: VisibleRowsProps) {
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const note = () => setTop(Math.round((body.current?.getBoundingClientRect().top ?? 0) + scrollY));
    note();
    if (typeof ResizeObserver === 'undefined') return;
    // What is above the list may grow.
    const observer = new ResizeObserver(note);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [body]);

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
  const items = virtualizer.getVirtualItems();
  const height = virtualizer.getTotalSize();
  const { measureElement } = virtualizer;

  useLayoutEffect(
    () =>
      onChange({
        shown: items.map(({ index, start, end }) => ({ index, start: start - top, end: end - top })),
        height,
        measure: measureElement,
      }),
    [items, height, top, measureElement, onChange],
  );
  return null;
});
