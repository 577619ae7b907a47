import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { formatMoney } from '../../../../common/billing/money.ts';
import type { Differences_statistics$key } from '../../__generated__/Differences_statistics.graphql.ts';
import { Panel } from './Panel.tsx';

/** What was expected, and why something else was paid. */
export function Differences(props: { statistics: Differences_statistics$key }) {
  const { t } = useLingui();
  const { currency, paidCents, expectedCents, differences } = useFragment(
    graphql`
      fragment Differences_statistics on Statistics @throwOnFieldError {
        currency
        paidCents
        expectedCents
        differences {
          toComeCents
          overdueCents
          skippedCents
          refundedCents
          otherAmountsCents
        }
      }
    `,
    props.statistics,
  );
  const { toComeCents, overdueCents, skippedCents, refundedCents, otherAmountsCents } = differences;
  const lines = [
    [t`Still to come`, -toComeCents],
    [t`Overdue`, -overdueCents],
    [t`Skipped`, -skippedCents],
    [t`Paid back`, -refundedCents],
    [otherAmountsCents < 0 ? t`Paid less than the price` : t`Paid more than the price`, otherAmountsCents],
  ] as const;
  const signed = (cents: number) => `${cents > 0 ? '+' : '−'}${formatMoney(Math.abs(cents), currency)}`;
  return (
    <Panel id="differences" heading={t`Paid against expected`}>
      <dl className="tabular-nums">
        <Line name={t`Expected, by the prices of those days`} amount={formatMoney(expectedCents, currency)} />
        {lines
          .filter(([, cents]) => cents !== 0)
          .map(([name, cents]) => (
            <Line key={name} name={name} amount={signed(cents)} />
          ))}
        <Line name={t`Paid`} amount={formatMoney(paidCents, currency)} isSum />
      </dl>
      {paidCents === expectedCents && (
        <p className="mt-3 text-soft">
          <Trans>You paid what the prices say.</Trans>
        </p>
      )}
    </Panel>
  );
}

const Line = ({ name, amount, isSum = false }: { name: string; amount: string; isSum?: boolean }) => (
  <div className={`flex justify-between gap-4 py-1.5 ${isSum ? 'border-t border-edge font-bold' : ''}`}>
    <dt>{name}</dt>
    <dd className="whitespace-nowrap">{amount}</dd>
  </div>
);
