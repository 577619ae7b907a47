/** An exact number: `over` divided by `under`, which is positive. */
export interface Fraction {
  over: bigint;
  under: bigint;
}

export const zero: Fraction = { over: 0n, under: 1n };

export const add = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under
    ? { over: a.over + b.over, under: a.under }
    : { over: a.over * b.under + b.over * a.under, under: a.under * b.under };

/** A fraction times `a / b`. */
export const times = ({ over, under }: Fraction, a: bigint, b = 1n): Fraction => ({ over: over * a, under: under * b });

/** The nearest integer, halves rounded away from zero. */
export function rounded({ over, under }: Fraction): number {
  const half = over < 0n ? -under : under;
  return Number((2n * over + half) / (2n * under));
}

/** A positive fraction as decimal text with so many digits after the point, cut off. */
export function asDecimal({ over, under }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const units = (over * scale) / under;
  return `${units / scale}.${String(units % scale).padStart(digits, '0')}`;
}
