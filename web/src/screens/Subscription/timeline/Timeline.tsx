// oxlint-disable relay/unused-fields -- entries.ts makes the timeline of them
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Day } from '../../../../../common/billing/schedule.ts';
import type { Timeline_subscription$key } from '../../../__generated__/Timeline_subscription.graphql.ts';
import pages, { type TimelinePaginationQuery } from '../../../__generated__/TimelinePaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { Button } from '../../../ui/Button.tsx';
import { CalendarDate } from '../../../ui/CalendarDate.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { farPayment, timelineOf, type Entry } from './entries.ts';
import type { Subject } from './subject.ts';
import { TimelineEntry } from './TimelineEntry.tsx';

/** How many payments of the past there are at first, and how many come with each click. */
const firstPayments = 12;
const morePayments = 48;

/** How much of what is to come is shown before somebody asks for all. */
const few = 4;

interface TimelineProps {
  subscription: Timeline_subscription$key;
  today: Day;
  /** The days that the coming payments are asked for. */
  range: { from: Day; to: Day };
}

/** All that was and will be, the newest first, with today marked between the two. */
export function Timeline({ subscription, today, range }: TimelineProps) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    TimelinePaginationQuery,
    Timeline_subscription$key
  >(
    graphql`
      fragment Timeline_subscription on TrackedSubscription
      @refetchable(queryName: "TimelinePaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 12 }, cursor: { type: "String" }) {
        id
        name
        currency
        cycleCount
        cycleUnit
        autoRenews
        startsOn
        trialEndsOn
        endsOn
        cancelBy
        nextDueOn
        pauses {
          from
          until
        }
        priceHistory {
          from
          amountCents
        }
        earlierRhythms {
          cycleCount
          cycleUnit
          until
        }
        occurrences(from: $from, to: $to) {
          dueOn
          amountCents
          currency
          state
          isOverdue
          paidOn
        }
        payments(first: $count, after: $cursor) @connection(key: "Timeline_subscription_payments") {
          edges {
            node {
              dueOn
              amountCents
              currency
              state
              isOverdue
              paidOn
            }
          }
        }
      }
    `,
    subscription,
  );
  const [isWhole, setIsWhole] = useState(false);
  const { id, name, currency, autoRenews, startsOn, occurrences, payments } = data;
  useListAskedAnew<TimelinePaginationQuery>(
    pages,
    { id, ...range },
    { shown: payments.edges.length, first: firstPayments },
  );
  const past = payments.edges.map(({ node }) => node);
  const coming = occurrences.filter(({ dueOn }) => dueOn > today);
  const all = [...past, ...coming, ...farPayment(data, [...past, ...coming])];
  const timeline = timelineOf(data, all, today, hasNext);
  const shown = isWhole ? timeline.coming : timeline.coming.slice(-few);
  const subject: Subject = {
    id,
    name,
    currency,
    autoRenews,
    startsOn: startsOn ?? null,
    today,
  };
  const renderEntry = (entry: Entry) => (
    <TimelineEntry key={`${entry.kind} ${entry.day}`} entry={entry} subject={subject} />
  );

  return (
    <section aria-labelledby="timeline" className="rounded-3xl border border-line bg-card p-5 shadow-card sm:p-8">
      <h2 id="timeline" tabIndex={-1} className="text-2xl font-bold">
        <Trans>Timeline</Trans>
      </h2>
      {timeline.coming.length > few && (
        <Button look="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)} className="mt-3 -ml-3">
          {isWhole ? <Trans>Show less of what is to come</Trans> : <Trans>Show the next 12 months</Trans>}
        </Button>
      )}
      <ol aria-label={t`Timeline, newest first`} className="mt-3 flex flex-col">
        {shown.map(renderEntry)}
        <li aria-current="date" className="my-2 flex items-center gap-3 font-bold text-fern">
          <span>
            <Trans>
              Today, <CalendarDate day={today} />
            </Trans>
          </span>
          <span aria-hidden="true" className="h-px grow bg-fern" />
        </li>
        {timeline.past.map(renderEntry)}
        {timeline.past.length === 0 && (
          <li className="py-3 text-soft">
            <Trans>Nothing was paid yet.</Trans>
          </li>
        )}
      </ol>
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show earlier payments`}
        onMore={(done) => loadNext(morePayments, done)}
      />
    </section>
  );
}
