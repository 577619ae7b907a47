import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { daysLater, type Day } from '../../../common/billing/schedule.ts';
import { lazily } from '../../../common/lazily.ts';
import { locale } from '../../../common/locale.ts';
import { monthOf, monthsLater, startOfWeek, weeksOf } from './monthDays.ts';

interface MonthGridProps {
  label: string;
  /** The day that is chosen; its month is shown. */
  chosen: Day;
  today: Day;
  /** Gets the day that was clicked or moved to, which may be in another month. */
  onChoose: (day: Day) => void;
  /** What is below a day's number. */
  renderDay: (day: Day) => ReactNode;
  /** What is at the end of a week, in a column of its own. */
  renderWeek: (days: readonly Day[]) => ReactNode;
  weekLabel: string;
}

const format = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat(locale(), { ...options, timeZone: 'UTC' }));
const shortWeekday = format({ weekday: 'short' });
const longWeekday = format({ weekday: 'long' });
const wholeDate = format({ dateStyle: 'full' });
/** In no class, because every document contains all classes. */
const tableStyle = { tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: 4 } as const;
const cellStyle = { height: 96, verticalAlign: 'top' } as const;

const at = (day: Day) => new Date(`${day}T00:00:00Z`);

/**
 * A month as a grid of days. It is one tab stop; arrow keys move by a day or a week, Home and End within the week, Page
 * Up and Page Down by a month, with Shift by a year.
 */
export function MonthGrid(props: MonthGridProps) {
  const { label, chosen, today, onChoose, renderDay, renderWeek, weekLabel } = props;
  const grid = useRef<HTMLTableElement>(null);
  /** The day that gets the focus once it is chosen and drawn. */
  const awaited = useRef<Day>(undefined);
  const month = monthOf(chosen);
  const weeks = weeksOf(month);

  useLayoutEffect(() => {
    if (awaited.current !== chosen) return;
    awaited.current = undefined;
    grid.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [chosen]);

  const choose = (day: Day) => {
    if (day === chosen) return;
    awaited.current = day;
    onChoose(day);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const day = dayAfter(event.key, chosen, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    choose(day);
  };
  const handleBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    // Another month may take a moment to load; whoever has gone on by then stays there.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) awaited.current = undefined;
  };

  return (
    <table
      ref={grid}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's pattern for such tables
      role="grid"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      style={tableStyle}
      className="w-full"
    >
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={longWeekday().format(at(day))} className="pb-1 text-sm text-soft">
              {shortWeekday().format(at(day))}
            </th>
          ))}
          <th scope="col" className="pb-1 text-right text-sm text-soft">
            {weekLabel}
          </th>
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((day) => (
              <td
                key={day}
                // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- not in every tool's eyes
                role="gridcell"
                tabIndex={day === chosen ? 0 : -1}
                aria-selected={day === chosen}
                aria-current={day === today ? 'date' : undefined}
                onClick={() => choose(day)}
                style={cellStyle}
                className={`cursor-pointer rounded-xl border-2 p-1.5 ${day === chosen ? 'border-fern' : 'border-transparent'} ${monthOf(day) === month ? 'bg-card' : 'bg-sunken text-soft'}`}
              >
                <span
                  aria-hidden="true"
                  className={`grid size-8 place-items-center rounded-full text-sm font-semibold tabular-nums ${day === today ? 'bg-fern text-on-fern' : ''}`}
                >
                  {Number(day.slice(8))}
                </span>
                <time dateTime={day} className="sr-only">
                  {wholeDate().format(at(day))}
                </time>
                {renderDay(day)}
              </td>
            ))}
            <th scope="row" style={cellStyle} className="p-1.5 text-right text-sm font-semibold">
              {renderWeek(days)}
            </th>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function dayAfter(key: string, day: Day, withShift: boolean): Day | undefined {
  const start = startOfWeek(day);
  const moves: Record<string, () => Day> = {
    ArrowLeft: () => daysLater(day, -1),
    ArrowRight: () => daysLater(day, 1),
    ArrowUp: () => daysLater(day, -7),
    ArrowDown: () => daysLater(day, 7),
    Home: () => start,
    End: () => daysLater(start, 6),
    PageUp: () => monthsLater(day, withShift ? -12 : -1),
    PageDown: () => monthsLater(day, withShift ? 12 : 1),
  };
  return moves[key]?.();
}
