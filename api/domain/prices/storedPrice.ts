import type { CycleUnit, Price } from '../../../common/billing/cycle.ts';

/** The columns of a price. */
interface PriceColumns {
  amountCents: bigint;
  cycleCount: number;
  cycleUnit: string;
}

/** The price in a row; the table's check constraints make sure that it is valid. */
export const priceOf = ({ amountCents, cycleCount, cycleUnit }: PriceColumns): Price => ({
  amountCents: Number(amountCents),
  cycleCount,
  cycleUnit: cycleUnit as CycleUnit,
});

/** The price of a saved tool; undefined when it could not be read. */
export function savedPriceOf(row: { [Column in keyof PriceColumns]: PriceColumns[Column] | null }): Price | undefined {
  const { amountCents, cycleCount, cycleUnit } = row;
  if (amountCents === null || cycleCount === null || cycleUnit === null) return undefined;
  return priceOf({ amountCents, cycleCount, cycleUnit });
}
