import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { Day } from '../../../../common/billing/schedule.ts';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { Money } from '../../ui/Money.tsx';
import { MonthGrid } from '../../ui/MonthGrid.tsx';
import { monthOf, monthsLater, type Month } from '../../ui/monthDays.ts';
import { monthWords } from '../../ui/monthWords.ts';
import { Agenda } from './Agenda.tsx';
import { DayCell } from './DayCell.tsx';
import { sumOf, type PaymentDay } from './days.ts';
import { longDay } from './dayWords.ts';
import { PaymentList } from './PaymentList.tsx';

interface MonthOfPaymentsProps {
  month: Month;
  today: Day;
  /** Those with payments in all weeks that the month is in. */
  days: readonly PaymentDay[];
  /** What the month comes to, rounded once. */
  monthCents: number;
  currency: string;
  /** The currencies without a rate, which are in no sum. */
  unconverted: readonly string[];
  isPending: boolean;
  onMonth: (month: Month) => void;
}

/** A month's payments and what they come to: a grid, or on narrow windows a list. */
export function MonthOfPayments(props: MonthOfPaymentsProps) {
  const { month, today, days, monthCents, currency, unconverted, isPending, onMonth } = props;
  const { t } = useLingui();
  /** The days that were chosen, the newest first: another month may take a moment to load. */
  const [wanted, setWanted] = useState<readonly Day[]>([]);
  const first = `${month}-01`;
  const chosen = [...wanted, today, first].find((day) => monthOf(day) === month)!;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const ofMonth = days.filter(({ day }) => monthOf(day) === month);
  const count = ofMonth.reduce((sum, { payments }) => sum + payments.length, 0);
  const leftOut = unconverted
    .map(
      (own) =>
        [own, ofMonth.flatMap(({ payments }) => payments.filter((each) => each.currency === own)).length] as const,
    )
    .filter(([, payments]) => payments > 0);
  const ofDay = byDay.get(chosen)?.payments ?? [];
  const name = monthWords(month);

  const choose = (day: Day) => {
    setWanted([day, chosen]);
    if (monthOf(day) !== month) onMonth(monthOf(day));
  };

  return (
    <div aria-busy={isPending} className={isPending ? 'animate-pulse' : ''}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div role="status">
          <h2 className="text-2xl font-bold">
            <time dateTime={month}>{name}</time>
          </h2>
          <p className="text-soft">
            {count === 0 ? (
              <Trans>No payments</Trans>
            ) : (
              <Trans>
                <Money cents={monthCents} currency={currency} /> in{' '}
                <Plural value={count} one="# payment" other="# payments" />
              </Trans>
            )}
          </p>
        </div>
        <div className="flex items-center gap-1">
          <IconButton
            icon={ChevronLeft}
            label={t`Previous month`}
            onClick={() => onMonth(monthOf(monthsLater(first, -1)))}
          />
          <Button look="outline" onClick={() => choose(today)}>
            <Trans>Today</Trans>
          </Button>
          <IconButton
            icon={ChevronRight}
            label={t`Next month`}
            onClick={() => onMonth(monthOf(monthsLater(first, 1)))}
          />
        </div>
      </div>
      <LeftOut counts={leftOut} />
      <div className="mt-5 hidden lg:block">
        <MonthGrid
          label={t`Payments in ${name}`}
          chosen={chosen}
          today={today}
          onChoose={choose}
          renderDay={(day) => byDay.has(day) && <DayCell day={byDay.get(day)!} currency={currency} />}
          renderWeek={(week) => <Money cents={sumOf(byDay, week)} currency={currency} />}
          weekLabel={t`Week`}
        />
        <section aria-labelledby="day" className="mt-5 rounded-3xl border border-line bg-card p-5 shadow-card">
          <h3 id="day" className="text-xl font-bold">
            <time dateTime={chosen}>{longDay(chosen)}</time>
          </h3>
          <div className="mt-3">
            {ofDay.length > 0 ? (
              <PaymentList payments={ofDay} />
            ) : (
              <p className="text-soft">
                <Trans>No payments on this day</Trans>
              </p>
            )}
          </div>
        </section>
      </div>
      <div className="mt-5 lg:hidden">
        <Agenda month={month} today={today} days={byDay} currency={currency} />
      </div>
    </div>
  );
}
