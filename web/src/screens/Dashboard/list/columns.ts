/** The columns of the table that can be shown or not; checkbox, logo, name and actions always are. */
export const columnNames = ['price', 'monthly', 'yearly', 'next-payment', 'category', 'method', 'tags'] as const;

export type Column = (typeof columnNames)[number];

/** What is shown unless somebody has chosen, and always on a phone. */
export const usualColumns: readonly Column[] = ['price', 'monthly', 'next-payment'];

/** Whether labels, which are loaded only then, are among what is shown. */
export const haveLabels = (shown: readonly Column[]): boolean =>
  shown.some((column) => column === 'category' || column === 'method' || column === 'tags');
