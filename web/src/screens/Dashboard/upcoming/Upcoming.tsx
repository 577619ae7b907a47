import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { graphql, useRefetchableFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import { paths } from '../../../../../common/paths.ts';
import type { Upcoming_user$key } from '../../../__generated__/Upcoming_user.graphql.ts';
import type { UpcomingWholeQuery } from '../../../__generated__/UpcomingWholeQuery.graphql.ts';
import { latePart, Nothing } from '../../../ui/latePart.tsx';
import { Money } from '../../../ui/Money.tsx';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { firstPayments, PaymentDays } from './PaymentDays.tsx';
import { roomForAttention } from './room.ts';
import { timeZoneToAsk } from './timeZoneToAsk.ts';

const Attention = latePart(async () => (await import('./Attention.tsx')).Attention);
const TimeZoneQuestion = latePart(async () => {
  await new Promise<void>(whenIdle);
  return timeZoneToAsk() ? (await import('./TimeZoneQuestion.tsx')).TimeZoneQuestion : Nothing;
});

/** As many as one operation may ask for. */
const most = { payments: 1_000, attention: 100 };

/** What is due in the next 30 days, and what wants a decision: the first of each, and all when somebody asks. */
export function Upcoming({ user }: { user: Upcoming_user$key }) {
  const [data, refetch] = useRefetchableFragment<UpcomingWholeQuery, Upcoming_user$key>(
    graphql`
      fragment Upcoming_user on User
      @refetchable(queryName: "UpcomingWholeQuery")
      @throwOnFieldError
      @argumentDefinitions(payments: { type: "Int", defaultValue: 5 }, attention: { type: "Int", defaultValue: 3 }) {
        timeZone
        ...TimeZoneQuestion_user
        spending {
          activeCount
          inactiveCount
          undatedCount
        }
        upcoming(days: 30) {
          totalCents
          currency
          paymentCount
          overdueCount
          decisionCount
          overdue(first: $attention) {
            __typename
          }
          decisions(first: $attention) {
            __typename
          }
          ...Attention_upcoming @arguments(attention: $attention)
          ...PaymentDays_upcoming @arguments(payments: $payments)
        }
      }
    `,
    user,
  );
  const { timeZone, spending, upcoming } = data;
  const { totalCents, paymentCount, overdueCount, decisionCount } = upcoming;
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  const [isWhole, setIsWhole] = useState(false);
  const [isPending, startTransition] = useTransition();
  const readWhole = () => startTransition(() => void refetch(most, { fetchPolicy: 'network-only' }));

  // The answer to a change has the first of each only.
  const figures = [totalCents, paymentCount, overdueCount, decisionCount].join(' ');
  const readAgain = useEffectEvent((_figures: string) => isWhole && readWhole());
  useEffect(() => void readAgain(figures), [figures]);

  if (spending.activeCount + spending.inactiveCount === 0) return null;
  const { overdue, decisions } = upcoming;
  const attention = overdueCount + decisionCount;
  const isCut = paymentCount > firstPayments || overdue.length + decisions.length < attention;
  const toggle = () => {
    if (isWhole) startTransition(() => void refetch({}));
    else if (isCut) readWhole();
    setIsWhole(!isWhole);
  };
  return (
    <section
      aria-labelledby="upcoming"
      className="rounded-3xl border border-line bg-card px-4 py-3 shadow-card xl:col-start-2"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id="upcoming" ref={heading} tabIndex={-1} className="text-xl font-bold">
          <Trans>Upcoming</Trans>
        </h2>
        <p className="text-sm text-soft">
          <Trans>
            Next 30 days:{' '}
            <strong className="text-ink">
              <Money cents={totalCents} currency={upcoming.currency} />
            </strong>
          </Trans>{' '}
          <Link to={paths.forecast} className="font-semibold text-fern">
            <Trans>Forecast</Trans>
          </Link>
        </p>
      </div>
      <div className={`mt-1 grid items-start gap-3 ${attention > 0 ? 'md:max-xl:grid-cols-2' : ''}`}>
        {attention > 0 && (
          <div style={roomForAttention(overdue.length, decisions.length)}>
            <Attention upcoming={upcoming} onLost={focusHeading} />
          </div>
        )}
        <div aria-busy={isPending}>
          <PaymentDays upcoming={upcoming} isWhole={isWhole} />
          {(isCut || isWhole || paymentCount > 2) && (
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={toggle}
              className={`-mx-2 min-h-6 px-2 font-semibold text-fern underline-offset-4 hover:underline ${isCut || isWhole ? '' : 'md:hidden'}`}
            >
              {isWhole ? <Trans>Show fewer payments</Trans> : <Trans>Show all {paymentCount} payments</Trans>}
            </button>
          )}
          {spending.undatedCount > 0 && (
            <p className="text-sm text-soft">
              <Plural
                value={spending.undatedCount}
                one="# active subscription has no date, so it is not counted here."
                other="# active subscriptions have no date, so they are not counted here."
              />
            </p>
          )}
        </div>
      </div>
      {timeZone === 'UTC' && <TimeZoneQuestion user={data} onAnswer={focusHeading} />}
    </section>
  );
}
