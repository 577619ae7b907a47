import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactly, formatMoney } from '../../../../common/billing/money.ts';
import type { MonthChart_months$key } from '../../__generated__/MonthChart_months.graphql.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { monthWords, shortMonth } from '../../ui/monthWords.ts';

/** What each month costs: bars, and a table with the same numbers. */
export function MonthChart(props: { months: MonthChart_months$key }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const months = useFragment(
    graphql`
      fragment MonthChart_months on ForecastMonth @relay(plural: true) @throwOnFieldError {
        month
        totalCents
        currency
        payments
      }
    `,
    props.months,
  );
  const { currency } = months[0]!;
  return (
    <section aria-labelledby="months" className="rounded-3xl border border-line bg-card p-5 shadow-card">
      <h2 id="months" className="mb-4 text-2xl font-bold">
        <Trans>Month by month</Trans>
      </h2>
      <BarChart
        label={t`What each month costs`}
        columns={[t`Month`, t`Amount`, t`Payments`]}
        tableLabel={t`Show as table`}
        bars={months.map(({ month, totalCents, payments }) => ({
          key: month,
          name: monthWords(month),
          short: shortMonth(month),
          below: month.slice(0, 4),
          value: totalCents,
          details: [String(payments)],
        }))}
        format={(cents) => formatMoney(cents, currency)}
        formatTick={(cents) => formatExactly(cents, currency)}
        chosen={chosen}
        onChoose={setChosen}
      />
    </section>
  );
}
