import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { todayIn } from '../../../../common/billing/today.ts';
import { paths } from '../../../../common/paths.ts';
import type { CalendarScreenQuery, CalendarScreenQuery$data } from '../../__generated__/CalendarScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { Undated } from '../../subscriptions/Undated.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { calendarLoader } from './calendarLoader.ts';
import type { Payment } from './days.ts';
import { MonthOfPayments } from './MonthOfPayments.tsx';
import { useView } from './useView.ts';

/** The payments of a month, past and to come. */
export function CalendarScreen() {
  const { view, isPending, show } = useView();
  const { viewer } = useRouteQuery<CalendarScreenQuery>(
    graphql`
      query CalendarScreenQuery($from: Date!, $to: Date!, $first: Date!, $last: Date!) @preloadable {
        viewer {
          ...RequireUser_viewer
          ...Undated_user
          timeZone
          month: calendar(from: $first, to: $last) {
            totalCents
          }
          calendar(from: $from, to: $to) {
            currency
            leftOut {
              currency
            }
            days {
              day
              totalCents
              payments {
                amountCents
                currency
                state
                isOverdue
                subscription {
                  id
                  name
                }
              }
            }
          }
        }
      }
    `,
    useLoaderData<ReturnType<typeof calendarLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {({ timeZone, month, calendar, ...user }) => (
        <div className="wrap flex flex-col gap-8 py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Dashboard</Trans>
            </ButtonLink>
            <div className="flex w-full flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <PageHeading>
                <Trans>Calendar</Trans>
              </PageHeading>
              <ButtonLink look="outline" to={paths.forecast}>
                <ChartColumn className="size-5" aria-hidden="true" />
                <Trans>Forecast</Trans>
              </ButtonLink>
            </div>
          </div>
          <Undated user={user} />
          <MonthOfPayments
            month={view.month}
            today={todayIn(timeZone)}
            days={calendar.days.map(({ day, totalCents, payments }) => ({
              day,
              totalCents,
              payments: payments.map(paymentOf),
            }))}
            monthCents={month.totalCents}
            currency={calendar.currency}
            unconverted={calendar.leftOut.map(({ currency }) => currency)}
            isPending={isPending}
            onMonth={(month) => show({ month })}
          />
        </div>
      )}
    </RequireUser>
  );
}

type Answer = NonNullable<CalendarScreenQuery$data['viewer']>['calendar']['days'][number]['payments'][number];

const paymentOf = ({ amountCents, currency, state, isOverdue, subscription: { id, name } }: Answer): Payment => ({
  id,
  name,
  amountCents,
  currency,
  state,
  isOverdue,
});
