import { useLingui } from '@lingui/react/macro';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import type { Month } from '../../ui/monthDays.ts';
import { mediumMonth } from '../../ui/monthWords.ts';
import { today } from '../../ui/calendar.ts';
import { Button } from '../../ui/Button.tsx';
import { choices, monthBefore, mostMonths, usualView, type View } from './view.ts';

interface RangeProps {
  view: View;
  isPending: boolean;
  onRange: (view: View) => void;
}

/** The first and the last month, and some ranges that are often wanted. */
export function Range({ view, isPending, onRange }: RangeProps) {
  const { t } = useLingui();
  const year = Number(today().slice(0, 4));
  const months = choices();
  const ranges: [name: string, range: View][] = [
    [t`12 months`, usualView()],
    [String(year), { from: `${year}-01`, to: `${year}-12` }],
    [String(year - 1), { from: `${year - 1}-01`, to: `${year - 1}-12` }],
    [t`10 years`, { from: months.at(-1)!, to: months[0]! }],
  ];
  // The other end follows, so that the range never runs backwards and is never too long.
  const chooseFrom = (from: Month) => {
    const last = monthBefore(from, 1 - mostMonths);
    onRange({ from, to: view.to < from ? from : view.to > last ? last : view.to });
  };
  const chooseTo = (to: Month) => {
    const first = monthBefore(to, mostMonths - 1);
    onRange({ from: view.from > to ? to : view.from < first ? first : view.from, to });
  };
  return (
    <section aria-label={t`Months`} aria-busy={isPending} className="flex flex-col gap-4 print:hidden">
      <div className="grid grid-cols-2 gap-4 md:max-w-md">
        <MonthField label={t`From`} month={view.from} months={months} onMonth={chooseFrom} />
        <MonthField label={t`To`} month={view.to} months={months} onMonth={chooseTo} />
      </div>
      <div className="flex flex-wrap gap-2">
        {ranges.map(([name, range]) => {
          const isChosen = range.from === view.from && range.to === view.to;
          return (
            <Button
              key={name}
              look={isChosen ? 'primary' : 'outline'}
              aria-pressed={isChosen}
              onClick={() => onRange(range)}
            >
              {name}
            </Button>
          );
        })}
      </div>
    </section>
  );
}

interface MonthFieldProps {
  label: string;
  month: Month;
  months: readonly Month[];
  onMonth: (month: Month) => void;
}

function MonthField({ label, month, months, onMonth }: MonthFieldProps) {
  // The address can name a month that is not among the choices, such as December of this year.
  const all = months.includes(month) ? months : [...months, month].toSorted().toReversed();
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={month} onChange={({ target }) => onMonth(target.value)}>
          {all.map((each) => (
            <option key={each} value={each}>
              {mediumMonth(each)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
