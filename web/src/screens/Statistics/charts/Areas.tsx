import { Trans, useLingui } from '@lingui/react/macro';
import { area, curveStep, stack, type SeriesPoint } from 'd3-shape';
import { ticksTo } from '../../../ui/chartTicks.ts';
import type { Part } from './parts.ts';

interface AreasProps {
  parts: readonly Part[];
  months: readonly string[];
  format: (cents: number) => string;
}

const width = 600;
const height = 200;

/** What was paid of each part over the months, one on the other; and the same as a table. */
export function Areas({ parts, months, format }: AreasProps) {
  const { t } = useLingui();
  const places = months.map((_, place) => place);
  const layers = stack<number, Part>()
    .keys(parts)
    .value((place, { monthCents }) => monthCents[place] ?? 0)(places);
  const top = ticksTo(Math.max(...(layers.at(-1) ?? []).map(([, high]) => high))).at(-1) || 1;
  const x = (place: number) => (place / (months.length - 1)) * width;
  const y = (cents: number) => height * (1 - cents / top);
  const shape = area<SeriesPoint<number>>()
    .x((_, place) => x(place))
    .y0(([low]) => y(low))
    .y1(([, high]) => y(high))
    .curve(curveStep);
  return (
    <figure className="min-w-0">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`What was paid over the months, up to ${format(top)}`}
        className="h-48 w-full"
      >
        {layers.map((layer) => (
          <path
            key={layer.key.key}
            className={`badge-${layer.key.color}`}
            fill="var(--badge)"
            stroke="var(--card)"
            strokeWidth="1"
            vectorEffect="non-scaling-stroke"
            d={shape(layer) ?? ''}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1 flex justify-between text-xs text-soft">
        <span>{months[0]}</span>
        <span>{months.at(-1)}</span>
      </p>
      <details className="mt-3">
        <summary className="font-semibold text-fern">
          <Trans>Show as table</Trans>
        </summary>
        <div
          role="region"
          aria-label={t`What was paid over the months`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto"
        >
          <table className="mt-2 w-full text-left tabular-nums">
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Month</Trans>
                </th>
                {parts.map(({ key, name }) => (
                  <th key={key} scope="col" className="pl-4 text-right">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {months.map((month, place) => (
                <tr key={month} className="border-t border-line">
                  <th scope="row" className="py-1.5 font-normal whitespace-nowrap">
                    {month}
                  </th>
                  {parts.map(({ key, monthCents }) => (
                    <td key={key} className="pl-4 text-right">
                      {format(monthCents[place] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
