/** So many rows are in the document without a look at which are seen, so that the browser finds words in all of them. */
export const fewRows = 24;

/** About as high as a row of a table, in pixels. */
export const usualHeight = 40;

/** The rows of a list that are in the document. */
export interface Rows {
  /** Where each is in the list, and from where to where it lies, in pixels. */
  shown: readonly { index: number; start: number; end: number }[];
  /** The height of all rows, in pixels. */
  height: number;
  /** Measures a row that has come into the document. */
  measure: ((row: Element | null) => void) | null;
}

/** The first rows of a list, without a look at how high they are. */
export const rowsUpTo = (drawn: number, all: number): Rows => ({
  shown: Array.from({ length: Math.min(drawn, all) }, (_, index) => ({ index, start: 0, end: 0 })),
  height: Math.max(0, all - drawn) * usualHeight,
  measure: null,
});
