import { Plural, Trans } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../common/paths.ts';
import type { YearReview_user$key } from '../../__generated__/YearReview_user.graphql.ts';
import { CalendarDate } from '../../ui/CalendarDate.tsx';
import { Money } from '../../ui/Money.tsx';

/** The last twelve months: what was paid, for what most, which prices rose, and what was saved. */
export function YearReview(props: { user: YearReview_user$key }) {
  const { yearReview } = useFragment(
    graphql`
      fragment YearReview_user on User @throwOnFieldError {
        yearReview {
          from
          to
          currency
          paidCents
          payments
          savedCents
          biggest {
            totalCents
            currency
            subscription {
              id
              name
            }
          }
          rises {
            day
            beforeCents
            afterCents
            subscription {
              id
              name
              currency
            }
          }
        }
      }
    `,
    props.user,
  );
  const { from, to, currency, paidCents, payments, savedCents, biggest, rises } = yearReview;
  if (payments === 0) return null;
  return (
    <section aria-labelledby="review" className="flex flex-col gap-5">
      <div>
        <h2 id="review" className="text-2xl font-bold">
          <Trans>A year in review</Trans>
        </h2>
        <p className="mt-1 text-soft">
          <Trans>
            <CalendarDate day={from} /> to <CalendarDate day={to} />, at today’s exchange rates
          </Trans>
        </p>
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
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
            <Trans>Saved by following advice</Trans>
          </dt>
          <dd className="mt-1 text-2xl font-bold">
            <Money cents={savedCents} currency={currency} />
          </dd>
        </div>
      </dl>
      <div className="grid gap-6 md:grid-cols-2">
        <div>
          <h3 className="text-lg font-semibold">
            <Trans>What cost most</Trans>
          </h3>
          <ol className="mt-2 flex flex-col divide-y divide-line">
            {biggest.map(({ totalCents, currency, subscription: { id, name } }) => (
              <li key={id} className="flex justify-between gap-4 py-2">
                <Link to={subscriptionPath(id)} className="min-w-0 wrap-anywhere underline underline-offset-4">
                  {name}
                </Link>
                <Money cents={totalCents} currency={currency} />
              </li>
            ))}
          </ol>
        </div>
        {rises.length > 0 && (
          <div>
            <h3 className="text-lg font-semibold">
              <Trans>Prices that rose</Trans>
            </h3>
            <ul className="mt-2 flex flex-col divide-y divide-line">
              {rises.map(({ day, beforeCents, afterCents, subscription: { id, name, currency } }) => (
                <li key={`${id} ${day}`} className="flex flex-wrap justify-between gap-x-4 py-2">
                  <Link to={subscriptionPath(id)} className="min-w-0 wrap-anywhere underline underline-offset-4">
                    {name}
                  </Link>
                  <span className="text-soft">
                    <Trans>
                      <Money cents={beforeCents} currency={currency} /> to{' '}
                      <Money cents={afterCents} currency={currency} /> on <CalendarDate day={day} />
                    </Trans>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
