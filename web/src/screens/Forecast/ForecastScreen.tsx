import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ChartColumn } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { ForecastScreenQuery } from '../../__generated__/ForecastScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { Undated } from '../../subscriptions/Undated.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { forecastLoader } from './forecastLoader.ts';
import { MonthChart } from './MonthChart.tsx';
import { Sums } from './Sums.tsx';
import { useView } from './useView.ts';
import { assumptionsOf, viewOf } from './view.ts';
import { WhatIf } from './WhatIf.tsx';

/** What the next 24 months cost, and what they would cost without some subscriptions or at other prices. */
export function ForecastScreen() {
  const { wanted, isPending, show } = useView();
  const { viewer } = useRouteQuery<ForecastScreenQuery>(
    graphql`
      query ForecastScreenQuery($without: [ID!], $changes: [AssumedPrice!]) @preloadable {
        viewer {
          ...RequireUser_viewer
          ...Undated_user
          forecast(months: 24, without: $without, changes: $changes) {
            ...Sums_months
            ...MonthChart_months
          }
          yearAhead(without: $without, changes: $changes) {
            ...Sums_years
            ...WhatIf_years
          }
        }
      }
    `,
    useLoaderData<ReturnType<typeof forecastLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap flex flex-col gap-8 py-10 md:py-14">
          <div className="flex flex-col items-start gap-4">
            <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3">
              <ArrowLeft className="size-5" aria-hidden="true" />
              <Trans>Dashboard</Trans>
            </ButtonLink>
            <div className="flex w-full flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <PageHeading>
                <Trans>Forecast</Trans>
              </PageHeading>
              <ButtonLink look="outline" to={paths.statistics}>
                <ChartColumn className="size-5" aria-hidden="true" />
                <Trans>Statistics</Trans>
              </ButtonLink>
            </div>
          </div>
          <Sums months={user.forecast} years={user.yearAhead} isPending={isPending} />
          <Undated user={user} />
          {user.yearAhead.length === 0 ? (
            <p className="rounded-3xl bg-sunken px-5 py-12 text-center text-soft">
              <Trans>
                No payments are coming. On the dashboard, add a subscription, or enter the renewal date of one.
              </Trans>
            </p>
          ) : (
            <>
              <MonthChart months={user.forecast} />
              <WhatIf
                years={user.yearAhead}
                assumptions={assumptionsOf(wanted)}
                onAssume={(assumptions) => show(viewOf(assumptions))}
              />
            </>
          )}
        </div>
      )}
    </RequireUser>
  );
}
