import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../../common/paths.ts';
import type { PaymentDays_upcoming$key } from '../../../__generated__/PaymentDays_upcoming.graphql.ts';
import { Money } from '../../../ui/Money.tsx';
import { shortDay } from './dayWords.ts';

/** How many payments are shown before somebody asks for all; a phone shows two of them. */
export const firstPayments = 5;

/** What is due, a line for each payment: the first ones, or all. */
export function PaymentDays({ upcoming, isWhole }: { upcoming: PaymentDays_upcoming$key; isWhole: boolean }) {
  const { t } = useLingui();
  const { from, payments } = useFragment(
    graphql`
      fragment PaymentDays_upcoming on Upcoming
      @throwOnFieldError
      @argumentDefinitions(payments: { type: "Int", defaultValue: 5 }) {
        from
        payments(first: $payments) {
          dueOn
          amountCents
          currency
          state
          subscription {
            id
            name
          }
        }
      }
    `,
    upcoming,
  );
  if (payments.length === 0)
    return (
      <p className="text-soft">
        <Trans>Nothing is due in the next 30 days.</Trans>
      </p>
    );
  return (
    <ul aria-label={t`Payments by day`}>
      {(isWhole ? payments : payments.slice(0, firstPayments)).map(
        ({ dueOn, subscription, amountCents, currency, state }, index) => (
          <li
            key={`${dueOn} ${subscription.id}`}
            className={`flex justify-between gap-3 ${index > 1 && !isWhole ? 'max-md:hidden' : ''}`}
          >
            <time dateTime={dueOn} className="w-24 shrink-0 text-soft">
              {shortDay(dueOn, from)}
            </time>
            <Link
              to={subscriptionPath(subscription.id)}
              title={subscription.name}
              className="line-clamp-2 min-w-0 grow wrap-anywhere underline-offset-4 hover:underline"
            >
              {subscription.name}
            </Link>
            <span className="text-right">
              {state === 'PAID' && (
                <>
                  <Trans>Paid</Trans>{' '}
                </>
              )}
              {state === 'SKIPPED' ? <Trans>Skipped</Trans> : <Money cents={amountCents} currency={currency} />}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
