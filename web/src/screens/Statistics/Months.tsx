import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatExactly, formatMoney } from '../../../../common/billing/money.ts';
import type { Months_statistics$key } from '../../__generated__/Months_statistics.graphql.ts';
import { BarChart } from '../../ui/BarChart.tsx';
import { monthWords, shortMonth } from '../../ui/monthWords.ts';
import { Panel } from './Panel.tsx';

/** The most months that have a bar each; years have one otherwise. */
const mostBars = 36;

/** What was paid each month, or each year of a long range: bars, and a table with the same numbers. */
export function Months(props: { statistics: Months_statistics$key }) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<string>();
  const { currency, months, years } = useFragment(
    graphql`
      fragment Months_statistics on Statistics @throwOnFieldError {
        currency
        months {
          period
          paidCents
          expectedCents
          payments
        }
        years {
          period
          paidCents
          expectedCents
          payments
        }
      }
    `,
    props.statistics,
  );
  const isByYear = months.length > mostBars;
  const periods = isByYear ? years : months;
  const money = (cents: number) => formatMoney(cents, currency);
  return (
    <Panel id="months" heading={isByYear ? t`By year` : t`By month`}>
      <p className="-mt-2 mb-4 text-soft">
        <Trans>The bars are what you paid. The lines across are what the prices of those days say.</Trans>
      </p>
      <BarChart
        label={isByYear ? t`What was paid each year` : t`What was paid each month`}
        columns={[isByYear ? t`Year` : t`Month`, t`Paid`, t`Expected`, t`Payments`]}
        tableLabel={t`Show as table`}
        bars={periods.map(({ period, paidCents, expectedCents, payments }) => ({
          key: period,
          name: isByYear ? period : monthWords(period),
          short: isByYear ? period : shortMonth(period),
          below: isByYear ? '' : period.slice(0, 4),
          value: paidCents,
          mark: { value: expectedCents, words: t`expected ${money(expectedCents)}` },
          details: [money(expectedCents), String(payments)],
        }))}
        format={money}
        formatTick={(cents) => formatExactly(cents, currency)}
        chosen={chosen}
        onChoose={setChosen}
      />
    </Panel>
  );
}
