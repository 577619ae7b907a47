import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SpendingSummary_user$key } from '../../../__generated__/SpendingSummary_user.graphql.ts';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { Money } from '../../../ui/Money.tsx';
import { listed } from '../../../../../common/listed.ts';

/** The totals of the active subscriptions, and the rates that were used. */
export function SpendingSummary({ user }: { user: SpendingSummary_user$key }) {
  const { t } = useLingui();
  const { spending } = useFragment(
    graphql`
      fragment SpendingSummary_user on User @throwOnFieldError {
        spending {
          currency
          monthlyCents
          yearlyCents
          averageCents
          activeCount
          inactiveCount
          missingCurrencies
          rates {
            date
            source
          }
        }
      }
    `,
    user,
  );
  const { currency, rates, missingCurrencies, inactiveCount } = spending;
  return (
    <section aria-label={t`Summary`}>
      <dl className="grid gap-4 md:grid-cols-3">
        <SummaryCard
          label={t`Total Monthly Spending`}
          note={
            <Trans>
              <Money cents={spending.yearlyCents} currency={currency} /> a year
            </Trans>
          }
        >
          <Money cents={spending.monthlyCents} currency={currency} />
        </SummaryCard>
        <SummaryCard label={t`Active Subscriptions`} note={t`${inactiveCount} inactive`}>
          {spending.activeCount}
        </SummaryCard>
        <SummaryCard label={t`Average per Subscription`} note={t`a month, active ones only`}>
          <Money cents={spending.averageCents} currency={currency} />
        </SummaryCard>
      </dl>
      {rates && (
        <p className="mt-3 text-sm text-soft">
          <Trans>
            Totals include amounts converted to {currency} at the rates of <CalendarDate day={rates.date} /> (
            {rates.source}).
          </Trans>
        </p>
      )}
      {missingCurrencies.length > 0 && (
        <p role="alert" className="mt-3 rounded-2xl bg-marigold-tint px-4 py-3 text-marigold-ink">
          <Trans>
            There is no exchange rate for <strong>{listed(missingCurrencies)}</strong>. Subscriptions in{' '}
            <Plural value={missingCurrencies.length} one="it" other="them" /> are counted, but not part of the amounts.
          </Trans>
        </p>
      )}
    </section>
  );
}

function SummaryCard({ label, note, children }: { label: string; note: ReactNode; children: ReactNode }) {
  return (
    <div className="@container min-w-0 rounded-3xl border border-line bg-card p-5 shadow-card">
      <dt className="text-soft">{label}</dt>
      {/* As large as a long amount can be in the available width. */}
      <dd className="mt-1 font-display text-[clamp(1.125rem,11cqi,2.25rem)] leading-tight font-bold tracking-tight tabular-nums wrap-anywhere *:whitespace-normal">
        {children}
      </dd>
      <dd className="mt-1 text-soft wrap-anywhere *:whitespace-normal">{note}</dd>
    </div>
  );
}
