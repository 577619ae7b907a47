import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Suspense, useCallback, useRef } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { headings } from '../../headings.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CategoryBreakdown } from './spending/CategoryBreakdown.tsx';
import { CategoryTabs, panelId, tabId } from './list/CategoryTabs.tsx';
import { CurrencySelector } from './spending/CurrencySelector.tsx';
import type { dashboardLoader } from './dashboardLoader.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { ListControls } from './list/ListControls.tsx';
import { SpendingSummary } from './spending/SpendingSummary.tsx';
import { SubscriptionList } from './list/SubscriptionList.tsx';
import { TrackEntryForm } from './track/TrackEntryForm.tsx';
import { Upcoming } from './upcoming/Upcoming.tsx';
import { useView } from './useView.ts';

export function DashboardScreen() {
  const started = useLoaderData<ReturnType<typeof dashboardLoader>>();
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <Dashboard started={started} />
    </Suspense>
  );
}

function Dashboard({ started }: { started: PreloadedQuery<DashboardScreenQuery> }) {
  const { t } = useLingui();
  const { view, wanted, isPending, show } = useView();
  const listHeading = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const focusList = useCallback(() => listHeading.current?.focus({ preventScroll: true }), []);
  const { viewer } = useRouteQuery<DashboardScreenQuery>(
    graphql`
      query DashboardScreenQuery($category: Category, $search: String, $orderBy: SubscriptionOrder) @preloadable {
        viewer {
          ...RequireUser_viewer
          ...CurrencySelector_user
          ...SpendingSummary_user
          ...CategoryBreakdown_user
          ...TrackEntryForm_user
          ...Upcoming_user
          ...SubscriptionList_user @arguments(category: $category, search: $search, orderBy: $orderBy)
        }
      }
    `,
    started,
  );
  const clearSearch = () => {
    show({ search: '' });
    // The button that was clicked disappears when the list loads.
    searchField.current?.focus();
  };
  const showNamed = (name: string) => {
    show({ category: undefined, search: name });
    // To the top, or on a phone the list would be out of sight.
    listHeading.current?.scrollIntoView();
    focusList();
  };
  return (
    <RequireUser viewer={viewer}>
      {(user) => (
        <div className="wrap flex flex-col gap-8 py-10 md:py-14">
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
            <PageHeading>{t(headings.dashboard)}</PageHeading>
            <CurrencySelector user={user} />
          </div>
          <SpendingSummary user={user} />
          <TrackEntryForm user={user} view={view} onShow={showNamed} />
          <Upcoming user={user} />
          <section aria-labelledby="subscriptions" className="flex flex-col gap-5">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
              <h2 id="subscriptions" ref={listHeading} tabIndex={-1} className="text-2xl font-bold">
                <Trans>Your subscriptions</Trans>
              </h2>
              <ButtonLink look="outline" to={paths.calendar}>
                <CalendarDays className="size-5" aria-hidden="true" />
                <Trans>Calendar</Trans>
              </ButtonLink>
            </div>
            <CategoryTabs selected={wanted.category} onSelect={(category) => show({ category })} />
            <div id={panelId} role="tabpanel" aria-labelledby={tabId(wanted.category)} aria-busy={isPending}>
              <ListControls searchRef={searchField} search={view.search} order={wanted.order} onChange={show} />
              <div
                className={`mt-5 grid items-start gap-6 lg:has-[#breakdown]:grid-cols-[minmax(0,1fr)_20rem] ${isPending ? 'animate-pulse' : ''}`}
              >
                {!view.category && <CategoryBreakdown user={user} />}
                <SubscriptionList user={user} view={view} onClearSearch={clearSearch} onLost={focusList} />
              </div>
            </div>
          </section>
        </div>
      )}
    </RequireUser>
  );
}
