/** How many ticks an axis has above zero at most. */
const most = 4;

/**
 * The values at which an axis has a line: from 0 in equal steps of 1, 2 or 5 times a power of ten, up to the first that
 * no value exceeds.
 *
 * @param largest 0 or more
 */
export function ticksTo(largest: number): number[] {
  if (largest <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(largest / most));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * most >= largest)!;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, index) => index * step);
}
