import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { StatisticsScreenQuery } from '../../__generated__/StatisticsScreenQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Budgets } from './budgets/Budgets.tsx';
import { Categories } from './Categories.tsx';
import { Currencies } from './Currencies.tsx';
import { Differences } from './Differences.tsx';
import { Labels } from './Labels.tsx';
import { Months } from './Months.tsx';
import { Prices } from './Prices.tsx';
import { Range } from './Range.tsx';
import { Share } from './Share.tsx';
import type { statisticsLoader } from './statisticsLoader.ts';
import { Totals } from './Totals.tsx';
import { useView } from './useView.ts';

/** What was paid in a range of months, and how prices changed. */
export function StatisticsScreen() {
  const { wanted, isPending, show } = useView();
  const { viewer } = useRouteQuery<StatisticsScreenQuery>(
    graphql`
      query StatisticsScreenQuery($from: Date!, $to: Date!) @preloadable {
        viewer {
          ...RequireUser_viewer
          statistics(from: $from, to: $to) {
            expectedCents
            payments
            leftOut {
              currency
              payments
            }
            ...Totals_statistics
            ...Months_statistics
            ...Categories_statistics
            ...Currencies_statistics
            ...Differences_statistics
            ...Prices_statistics
            ...Labels_statistics
            ...Share_statistics
          }
          ...Budgets_user
        }
      }
    `,
    useLoaderData<ReturnType<typeof statisticsLoader>>(),
  );
  return (
    <RequireUser viewer={viewer}>
      {(user) => {
        const { statistics } = user;
        const isEmpty = statistics.payments === 0 && statistics.expectedCents === 0;
        return (
          <div className="wrap flex flex-col gap-8 py-10 md:py-14">
            <div className="flex flex-col items-start gap-4">
              <ButtonLink look="quiet" to={paths.dashboard} className="-ml-3 print:hidden">
                <ArrowLeft className="size-5" aria-hidden="true" />
                <Trans>Dashboard</Trans>
              </ButtonLink>
              <PageHeading>
                <Trans>Statistics</Trans>
              </PageHeading>
            </div>
            <Range view={wanted} isPending={isPending} onRange={show} />
            <div role="status" aria-busy={isPending}>
              <Totals statistics={statistics} />
              <LeftOut counts={statistics.leftOut.map(({ currency, payments }) => [currency, payments])} />
            </div>
            {isEmpty ? (
              <p className="rounded-3xl bg-sunken px-5 py-12 text-center text-soft">
                <Trans>
                  No payments in these months. Choose others, or enter the renewal dates of your subscriptions.
                </Trans>
              </p>
            ) : (
              <>
                <Months statistics={statistics} />
                <Categories statistics={statistics} />
                <Labels statistics={statistics} />
                <Differences statistics={statistics} />
                <Currencies statistics={statistics} />
              </>
            )}
            <Budgets user={user} />
            <Prices statistics={statistics} />
            {!isEmpty && <Share statistics={statistics} />}
          </div>
        );
      }}
    </RequireUser>
  );
}
