import { Areas } from './Areas.tsx';
import { Ring } from './Ring.tsx';
import type { Part } from './parts.ts';

interface ChartsProps {
  /** The largest first. */
  parts: readonly Part[];
  /** The names of the months that each part has an amount for. */
  months: readonly string[];
  /** What the ring says in its middle. */
  center: string;
  format: (cents: number) => string;
}

/** Fewer months make no area. */
const fewestMonths = 3;

/** Parts of a whole as a ring, and over the months as areas. */
export function Charts({ parts, months, center, format }: ChartsProps) {
  const shown = parts.filter(({ paidCents }) => paidCents > 0);
  if (shown.length === 0) return null;
  return (
    <div className="mb-4 grid items-center gap-6 md:grid-cols-[14rem_1fr]">
      <Ring parts={shown} center={center} format={format} />
      {months.length >= fewestMonths && <Areas parts={shown} months={months} format={format} />}
    </div>
  );
}
