import { Label } from './Label.ts';

/** An argument for the labels of a subscription; `t.arg.globalIDList` takes it. */
export const labelIds = (description: string) => ({
  for: Label,
  description: `${description} One of each kind, and up to 10 tags, in their order.`,
});

/** The rows that an argument names. */
export const numbersOf = (ids: readonly { id: string }[]): number[] => ids.map(({ id }) => Number(id));
