import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PaymentDays_upcoming$key } from '../../../__generated__/PaymentDays_upcoming.graphql.ts';
import { Link } from 'react-router-dom';
import { subscriptionPath } from '../../../../../common/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { dayHeading } from './dayWords.ts';
import { byDay, fewDays } from './fewDays.ts';

/** What is due, by day: the first days, and all of them when somebody asks. */
export function PaymentDays({ upcoming }: { upcoming: PaymentDays_upcoming$key }) {
  const { t } = useLingui();
  const { from, payments } = useFragment(
    graphql`
      fragment PaymentDays_upcoming on Upcoming @throwOnFieldError {
        from
        payments {
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
  const [isWhole, setIsWhole] = useState(false);
  if (payments.length === 0)
    return (
      <p className="text-soft">
        <Trans>Nothing is due in the next 30 days.</Trans>
      </p>
    );
  const all = byDay(payments);
  const few = fewDays(payments);
  return (
    <>
      <ul aria-label={t`Payments by day`} className="flex flex-col gap-3">
        {(isWhole ? all : few).map((own) => {
          const day = own[0]!.dueOn;
          return (
            <li key={day}>
              <h3 className="font-semibold">
                <time dateTime={day}>{dayHeading(day, from)}</time>
              </h3>
              <ul>
                {own.map(({ subscription, amountCents, currency, state }) => (
                  <li key={subscription.id} className="flex justify-between gap-3 py-1 text-soft">
                    <Link
                      to={subscriptionPath(subscription.id)}
                      className="min-w-0 wrap-anywhere underline-offset-4 hover:underline"
                    >
                      {subscription.name}
                    </Link>
                    <span>
                      {state === 'PAID' && (
                        <>
                          <Trans>Paid</Trans>{' '}
                        </>
                      )}
                      {state === 'SKIPPED' ? <Trans>Skipped</Trans> : <Money cents={amountCents} currency={currency} />}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      {all.length > few.length && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} className="mt-3">
          {isWhole ? <Trans>Show fewer payments</Trans> : <Trans>Show all {payments.length} payments</Trans>}
        </Button>
      )}
    </>
  );
}
