import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { listed } from '../../../../../common/listed.ts';
import type { SpendingSummary_user$key } from '../../../__generated__/SpendingSummary_user.graphql.ts';
import { Money } from '../../../ui/Money.tsx';

/** The totals of the active subscriptions in one row, and how much more or less they are than a month ago. */
export function SpendingSummary({ user }: { user: SpendingSummary_user$key }) {
  const { t } = useLingui();
  const { spending } = useFragment(
    graphql`
      fragment SpendingSummary_user on User @throwOnFieldError {
        spending {
          currency
          monthlyCents
          monthAgoCents
          yearlyCents
          averageCents
          activeCount
          inactiveCount
          missingCurrencies
        }
      }
    `,
    user,
  );
  const { currency, missingCurrencies, inactiveCount, monthAgoCents } = spending;
  const change = monthAgoCents == null ? 0 : spending.monthlyCents - monthAgoCents;
  return (
    <section aria-label={t`Summary`} className="min-w-0 md:max-xl:w-full">
      <dl className="grid gap-3 rounded-3xl border border-line bg-card px-4 py-2.5 shadow-card min-[22.5rem]:grid-cols-[1fr_6rem_1fr] md:grid-cols-3">
        <Figure
          label={t`Total Monthly Spending`}
          notes={[
            <Trans key="year">
              <Money cents={spending.yearlyCents} currency={currency} /> a year
            </Trans>,
            change !== 0 && <Change key="change" cents={change} currency={currency} />,
          ]}
        >
          <Money cents={spending.monthlyCents} currency={currency} />
        </Figure>
        <Figure label={t`Active Subscriptions`} notes={[t`${inactiveCount} inactive`]}>
          {spending.activeCount}
        </Figure>
        <Figure label={t`Average per Subscription`} notes={[t`a month, active ones only`]}>
          <Money cents={spending.averageCents} currency={currency} />
        </Figure>
      </dl>
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

/** By how much the total changed in a month. */
function Change({ cents, currency }: { cents: number; currency: string }) {
  const amount = <Money cents={Math.abs(cents)} currency={currency} />;
  return cents > 0 ? <Trans>{amount} more than a month ago</Trans> : <Trans>{amount} less than a month ago</Trans>;
}

function Figure({ label, notes, children }: { label: string; notes: ReactNode[]; children: ReactNode }) {
  return (
    <div className="@container flex min-w-0 flex-wrap content-start gap-x-3">
      <dt className="w-full text-sm leading-tight text-soft">{label}</dt>
      {/* As large as a long amount can be in the available width. */}
      <dd className="w-full font-display text-[clamp(1.125rem,11cqi,1.5rem)] leading-tight font-bold tracking-tight tabular-nums wrap-anywhere *:whitespace-normal">
        {children}
      </dd>
      {notes.filter(Boolean).map((note, index) => (
        <dd key={index} className="text-sm leading-tight text-soft wrap-anywhere *:whitespace-normal">
          {note}
        </dd>
      ))}
    </div>
  );
}
