import { Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { daysLater } from '../../../../common/billing/schedule.ts';
import type { Sums_months$data, Sums_months$key } from '../../__generated__/Sums_months.graphql.ts';
import type { Sums_years$key } from '../../__generated__/Sums_years.graphql.ts';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { Money } from '../../ui/Money.tsx';
import { monthsLater } from '../../ui/monthDays.ts';
import { Saving } from './Saving.tsx';

interface SumsProps {
  months: Sums_months$key;
  years: Sums_years$key;
  isPending: boolean;
}

/** What 12 and 24 months cost, and what would be saved; said again whenever it changes. */
export function Sums(props: SumsProps) {
  const months = useFragment(
    graphql`
      fragment Sums_months on ForecastMonth @relay(plural: true) @throwOnFieldError {
        month
        untilThenCents
        currency
        leftOut {
          currency
          payments
        }
      }
    `,
    props.months,
  );
  const years = useFragment(
    graphql`
      fragment Sums_years on YearAhead @relay(plural: true) @throwOnFieldError {
        usualCents
        totalCents
      }
    `,
    props.years,
  );
  const { currency } = months[0]!;
  const saved = years.reduce((sum, { usualCents, totalCents }) => sum + (usualCents ?? 0) - (totalCents ?? 0), 0);
  return (
    <section>
      <div role="status" aria-busy={props.isPending}>
        <dl className="grid gap-4 md:grid-cols-3">
          {[12, 24].map((count) => {
            const last = daysLater(monthsLater(`${months[0]!.month}-01`, count), -1);
            return (
              <div key={count} className="rounded-3xl border border-line bg-card p-5 shadow-card">
                <dt className="text-soft">
                  <Trans>The next {count} months</Trans>
                </dt>
                <dd className="mt-1 text-2xl font-bold">
                  <Money cents={months[count - 1]!.untilThenCents} currency={currency} />
                </dd>
                <dd className="mt-1 text-soft">
                  <Trans>
                    until <CalendarDate day={last} />
                  </Trans>
                </dd>
              </div>
            );
          })}
          {saved !== 0 && (
            <div className="rounded-3xl border border-line bg-fern-tint p-5 shadow-card">
              <dt className="text-soft">
                <Trans>What you try out below</Trans>
              </dt>
              <dd className="mt-1 text-2xl font-bold">
                <Saving cents={saved} currency={currency} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <LeftOut counts={leftOutOf(months)} />
    </section>
  );
}

/** How many payments are in no sum, by currency. */
function leftOutOf(months: Sums_months$data): [currency: string, payments: number][] {
  const counts = new Map<string, number>();
  for (const { currency, payments } of months.flatMap(({ leftOut }) => leftOut))
    counts.set(currency, (counts.get(currency) ?? 0) + payments);
  return [...counts];
}
