import { startTransition, useEffect, useState } from 'react';

/** So many rows are drawn at first, as a phone shows no more, and so many more each time. */
const rowsAtOnce = 7;

/**
 * How many of so many rows are drawn: a few more after each time that the browser has shown them, so that neither drawing
 * nor layout keeps a slow phone from answering.
 */
export function useDrawnRows(all: number): number {
  const [most, setMost] = useState(rowsAtOnce);
  useEffect(() => {
    if (most < all) startTransition(() => setMost(most + rowsAtOnce));
  }, [most, all]);
  return Math.min(most, all);
}
