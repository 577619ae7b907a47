import { Trans } from '@lingui/react/macro';
import type { Day } from '../../../../common/billing/schedule.ts';
import { Money } from '../../ui/Money.tsx';
import { monthOf, weeksOf, type Month } from '../../ui/monthDays.ts';
import { needsSum, sumOf, type PaymentDay, type PaymentDays } from './days.ts';
import { longDay, range } from './dayWords.ts';
import { PaymentList } from './PaymentList.tsx';

interface AgendaProps {
  month: Month;
  today: Day;
  days: PaymentDays;
  currency: string;
}

/** The month's days that have payments, week by week, for narrow windows. */
export function Agenda({ month, today, days, currency }: AgendaProps) {
  const weeks = weeksOf(month)
    .map((week) => week.filter((day) => monthOf(day) === month))
    .filter((week) => week.some((day) => days.has(day)));
  if (weeks.length === 0)
    return (
      <p className="rounded-3xl bg-sunken px-5 py-12 text-center text-soft">
        <Trans>No payments in this month</Trans>
      </p>
    );
  return (
    <ol className="flex flex-col gap-6">
      {weeks.map((week) => (
        <li key={week[0]}>
          <p className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
            <span>{range(week[0]!, week.at(-1)!)}</span>
            <Money cents={sumOf(days, week)} currency={currency} />
          </p>
          <ol className="mt-2 flex flex-col gap-3">
            {week
              .flatMap((day) => days.get(day) ?? [])
              .map((day) => (
                <AgendaDay key={day.day} day={day} isToday={day.day === today} currency={currency} />
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

function AgendaDay({ day, isToday, currency }: { day: PaymentDay; isToday: boolean; currency: string }) {
  const name = <time dateTime={day.day}>{longDay(day.day)}</time>;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className="flex flex-col gap-2 rounded-2xl border border-line bg-card p-4"
    >
      <h3 className="flex flex-wrap justify-between gap-x-3 font-semibold">
        <span>{isToday ? <Trans>{name}, today</Trans> : name}</span>
        {needsSum(day, currency) && <Money cents={day.totalCents} currency={currency} />}
      </h3>
      <PaymentList payments={day.payments} />
    </li>
  );
}
