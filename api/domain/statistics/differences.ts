import type { Cost } from '../../../common/billing/costs.ts';

/**
 * Why less or more was paid than the prices say. What was expected, less what is still to come, is overdue, was skipped or
 * was paid back, and plus what was paid at other amounts, is what was paid.
 */
export interface Differences {
  /** From today on, and not recorded. */
  toCome: Cost;
  /** Renewed by hand, due before today, and not recorded. */
  overdue: Cost;
  skipped: Cost;
  refunded: Cost;
  /** How much more was paid than the price of that day, where it was recorded; below 0 for less. */
  otherAmounts: Cost;
}

export const noDifferences = (): Differences => ({
  toCome: new Map(),
  overdue: new Map(),
  skipped: new Map(),
  refunded: new Map(),
  otherAmounts: new Map(),
});
