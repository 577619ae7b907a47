import { Trans } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import type { Upcoming_user$key } from '../../../__generated__/Upcoming_user.graphql.ts';
import { latePart } from '../../../ui/latePart.tsx';
import { Money } from '../../../ui/Money.tsx';
import { fewDays } from './fewDays.ts';
import { roomForAttention, roomForDays } from './room.ts';

const Attention = latePart(async () => (await import('./Attention.tsx')).Attention);
const TimeZoneQuestion = latePart(async () => (await import('./TimeZoneQuestion.tsx')).TimeZoneQuestion);
const PaymentDays = latePart(async () => (await import('./PaymentDays.tsx')).PaymentDays);
PaymentDays.preload();

/** What is due in the next 30 days, and what wants a decision. Its place is kept while the code for it loads. */
export function Upcoming({ user }: { user: Upcoming_user$key }) {
  const data = useFragment(
    graphql`
      fragment Upcoming_user on User @throwOnFieldError {
        timeZone
        ...TimeZoneQuestion_user
        spending {
          activeCount
          inactiveCount
        }
        upcoming(days: 30) {
          totalCents
          currency
          payments {
            dueOn
          }
          overdue {
            __typename
          }
          decisions {
            __typename
          }
          ...Attention_upcoming
          ...PaymentDays_upcoming
        }
      }
    `,
    user,
  );
  const { timeZone, spending, upcoming } = data;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);

  if (spending.activeCount + spending.inactiveCount === 0) return null;
  const { payments, overdue, decisions } = upcoming;
  const days = fewDays(payments.map(({ dueOn }) => ({ dueOn })));
  const needsAttention = overdue.length + decisions.length > 0;
  return (
    <section aria-labelledby="upcoming" className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h2 id="upcoming" ref={heading} tabIndex={-1} className="text-2xl font-bold">
          <Trans>Upcoming</Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Next 30 days:{' '}
            <strong className="text-ink">
              <Money cents={upcoming.totalCents} currency={upcoming.currency} />
            </strong>
          </Trans>{' '}
          <Link to={paths.forecast} className="font-semibold text-fern">
            <Trans>Forecast</Trans>
          </Link>
        </p>
      </div>
      <div className={`mt-5 grid items-start gap-6 ${needsAttention ? 'lg:grid-cols-2' : ''}`}>
        {needsAttention && (
          <div style={roomForAttention(overdue.length, decisions.length)}>
            <Attention upcoming={upcoming} onLost={focusHeading} />
          </div>
        )}
        <div style={roomForDays(days, days.flat().length < payments.length)}>
          <PaymentDays upcoming={upcoming} />
        </div>
      </div>
      {timeZone === 'UTC' && <TimeZoneQuestion user={data} onAnswer={focusHeading} />}
    </section>
  );
}
