import { useId, type KeyboardEvent } from 'react';
import { ticksTo } from './chartTicks.ts';

export interface Bar {
  key: string;
  /** In full, for readers: December 2026. */
  name: string;
  /** For the axis: Dec, and below it 2026 where that is not the same as before. */
  short: string;
  below: string;
  /** 0 or more. */
  value: number;
  /** Another value, drawn as a line across the column, and what it says. */
  mark?: { value: number; words: string };
  /** What the table's further columns say. */
  details?: readonly string[];
}

interface BarChartProps {
  /** What the bars are of, and the headings of the table with the same numbers. */
  label: string;
  columns: readonly [string, string, ...string[]];
  /** Opens the table. */
  tableLabel: string;
  bars: readonly Bar[];
  format: (value: number) => string;
  /** How a value is written at the axis, where there is little room. */
  formatTick?: (value: number) => string;
  /** The key of the bar whose value is shown; the first without one. */
  chosen: string | undefined;
  onChoose: (key: string) => void;
}

/** How many names the axis has room for on a phone. */
const mostNames = 6;
/** The widest bar, as a share of the chart. */
const widest = 0.12;

const percent = (share: number) => `${(100 * share).toFixed(3)}%`;

/** Bars that are looked at one by one, with the pointer or arrow keys, and the same as a table. */
export function BarChart(props: BarChartProps) {
  const { label, columns, tableLabel, bars, format, formatTick = format, onChoose } = props;
  const id = useId();
  if (bars.length === 0) return null;
  const index = Math.max(
    0,
    bars.findIndex(({ key }) => key === props.chosen),
  );
  const ticks = ticksTo(Math.max(...bars.map(({ value, mark }) => Math.max(value, mark?.value ?? 0))));
  const top = ticks.at(-1) || 1;
  const width = 1 / bars.length;
  const barWidth = Math.min(0.76 * width, widest);
  const every = Math.ceil(bars.length / mostNames);
  const named = bars.map((bar, place) => ({ ...bar, place })).filter(({ place }) => place % every === 0);

  const wordsOf = ({ value, mark }: Bar) => [format(value), ...(mark ? [mark.words] : [])].join(', ');

  const handleKeyDown = (event: KeyboardEvent) => {
    const last = bars.length - 1;
    const next = {
      ArrowLeft: Math.max(0, index - 1),
      ArrowRight: Math.min(last, index + 1),
      Home: 0,
      End: last,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(bars[next]!.key);
  };

  return (
    <figure>
      <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-3">
        <span className="font-semibold">{bars[index]!.name}</span>
        <span className="font-semibold tabular-nums">{wordsOf(bars[index]!)}</span>
      </p>
      <div className="mt-4 flex gap-2">
        <div aria-hidden="true" className="relative h-56 text-right text-xs text-soft tabular-nums">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 whitespace-nowrap"
              style={{ bottom: percent(tick / top), translate: '0 50%' }}
            >
              {formatTick(tick)}
            </span>
          ))}
          {/* As wide as the widest, which the others, being out of the flow, are not. */}
          <span className="invisible whitespace-nowrap">{formatTick(top)}</span>
        </div>
        <div className="min-w-0 grow">
          <svg
            role="listbox"
            aria-label={label}
            aria-orientation="horizontal"
            aria-activedescendant={`${id}-${index}`}
            tabIndex={0}
            onKeyDown={handleKeyDown}
            className="h-56 w-full"
          >
            {ticks.map((tick) => (
              <line
                key={tick}
                x2="100%"
                y1={percent(1 - tick / top)}
                y2={percent(1 - tick / top)}
                stroke={`var(${tick === 0 ? '--edge' : '--line'})`}
              />
            ))}
            {bars.map((bar, place) => {
              const { key, name, value, mark } = bar;
              // So high that it can be seen beside one that is very much larger.
              const height = value > 0 ? Math.max(0.01, value / top) : 0;
              return (
                <g
                  key={key}
                  id={`${id}-${place}`}
                  role="option"
                  aria-label={`${name}: ${wordsOf(bar)}`}
                  aria-selected={place === index}
                  onPointerEnter={() => onChoose(key)}
                >
                  {/* The whole column can be pointed at. */}
                  <rect x={percent(place * width)} width={percent(width)} height="100%" fill="transparent" />
                  <rect
                    x={percent((place + 0.5) * width - barWidth / 2)}
                    width={percent(barWidth)}
                    y={percent(1 - height)}
                    height={percent(height)}
                    rx="3"
                    fill={`var(${place === index ? '--marigold-ink' : '--fern'})`}
                  />
                  {mark && (
                    <line
                      x1={percent(place * width)}
                      x2={percent((place + 1) * width)}
                      y1={percent(1 - mark.value / top)}
                      y2={percent(1 - mark.value / top)}
                      stroke="var(--ink)"
                      strokeWidth="2"
                    />
                  )}
                </g>
              );
            })}
          </svg>
          <div aria-hidden="true" className="relative mt-1 h-10 text-center text-xs text-soft">
            {named.map(({ key, short, below, place }, index) => (
              <span
                key={key}
                className="absolute whitespace-nowrap"
                style={{ left: percent((place + 0.5) * width), translate: '-50%' }}
              >
                {short}
                <br />
                {below !== named[index - 1]?.below && below}
              </span>
            ))}
          </div>
        </div>
      </div>
      <details className="mt-3">
        <summary className="font-semibold text-fern">{tableLabel}</summary>
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr>
              {columns.map((column, place) => (
                <th key={column} scope="col" className={place > 0 ? 'text-right' : ''}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, value, details = [] }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="py-1.5 font-normal">
                  {name}
                </th>
                {[format(value), ...details].map((text, place) => (
                  <td key={columns[place + 1]} className="text-right">
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
