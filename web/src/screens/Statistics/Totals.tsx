import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Totals_statistics$key } from '../../__generated__/Totals_statistics.graphql.ts';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { Money } from '../../ui/Money.tsx';

/** What was paid in all, and what is still to come. */
export function Totals(props: { statistics: Totals_statistics$key }) {
  const { from, to, currency, paidCents, payments, rates, differences } = useFragment(
    graphql`
      fragment Totals_statistics on Statistics @throwOnFieldError {
        from
        to
        currency
        paidCents
        payments
        rates {
          date
          source
        }
        differences {
          toComeCents
          overdueCents
        }
      }
    `,
    props.statistics,
  );
  const { toComeCents, overdueCents } = differences;
  return (
    <>
      <p className="text-soft">
        <Trans>
          <CalendarDate day={from} /> to <CalendarDate day={to} />
        </Trans>
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
        <div className="rounded-3xl border border-line bg-card p-5 shadow-card">
          <dt className="text-soft">
            <Trans>Paid</Trans>
          </dt>
          <dd className="mt-1 text-2xl font-bold">
            <Money cents={paidCents} currency={currency} />
          </dd>
          <dd className="mt-1 text-soft">
            <Plural value={payments} one="# payment" other="# payments" />
          </dd>
        </div>
        <div className="rounded-3xl border border-line bg-card p-5 shadow-card">
          <dt className="text-soft">
            <Trans>Still to come</Trans>
          </dt>
          <dd className="mt-1 text-2xl font-bold">
            <Money cents={toComeCents} currency={currency} />
          </dd>
          {overdueCents > 0 && (
            <dd className="mt-1 text-soft">
              <Trans>
                and <Money cents={overdueCents} currency={currency} /> overdue
              </Trans>
            </dd>
          )}
        </div>
      </dl>
      {rates && (
        <p className="mt-3 text-sm text-soft">
          <Trans>
            Other currencies are converted with the exchange rates of <CalendarDate day={rates.date} /> ({rates.source}
            ).
          </Trans>
        </p>
      )}
    </>
  );
}
