import { useLingui } from '@lingui/react/macro';
import { arc, pie, type PieArcDatum } from 'd3-shape';
import type { Part } from './parts.ts';

interface RingProps {
  parts: readonly Part[];
  center: string;
  format: (cents: number) => string;
}

const slices = pie<Part>()
  .value(({ paidCents }) => paidCents)
  .sort(null);
const slice = arc<PieArcDatum<Part>>().innerRadius(66).outerRadius(98).padAngle(0.02).cornerRadius(3);

/** Parts of a whole; a table below it has the same numbers. */
export function Ring({ parts, center, format }: RingProps) {
  const { t } = useLingui();
  const words = parts.map(({ name, paidCents }) => `${name} ${format(paidCents)}`).join(', ');
  return (
    <svg viewBox="-100 -100 200 200" role="img" aria-label={t`Shares: ${words}`} className="mx-auto w-full max-w-56">
      {slices([...parts]).map((own) => (
        <path key={own.data.key} className={`badge-${own.data.color}`} fill="var(--badge)" d={slice(own) ?? ''} />
      ))}
      <text textAnchor="middle" dominantBaseline="central" fontSize="22" fontWeight="700" fill="currentcolor">
        {center}
      </text>
    </svg>
  );
}
