// oxlint-disable relay/unused-fields -- the header reads how much is unread
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useCallback, useRef } from 'react';
import { graphql, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import type { DashboardScreenQuery } from '../../__generated__/DashboardScreenQuery.graphql.ts';
import { headings } from '../../headings.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { RequireUser } from '../../session/RequireUser.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CategoryBreakdown } from './spending/CategoryBreakdown.tsx';
import { CategoryTabs, panelId, tabId } from './list/CategoryTabs.tsx';
import { ConversionNote } from './spending/ConversionNote.tsx';
import type { dashboardLoader } from './dashboardLoader.ts';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { usualColumns } from './list/columns.ts';
import { ListControls } from './list/ListControls.tsx';
import { SpendingSummary } from './spending/SpendingSummary.tsx';
import { SubscriptionList } from './list/SubscriptionList.tsx';
import { TrackEntryForm } from './track/TrackEntryForm.tsx';
import { Upcoming } from './upcoming/Upcoming.tsx';
import { MoreLinks } from './MoreLinks.tsx';
import { useView } from './useView.ts';
import { sortedBy } from './viewChanges.ts';

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
      query DashboardScreenQuery(
        $category: Category
        $search: String
        $orderBy: SubscriptionOrder
        $withLabels: Boolean = false
      ) @preloadable {
        viewer {
          # For the header (UnreadCount.tsx), which then has no question of its own.
          inbox(first: 1) {
            unreadCount
          }
          ...RequireUser_viewer
          ...ListControls_user
          ...SpendingSummary_user
          ...CategoryBreakdown_user
          ...ConversionNote_user
          ...TrackEntryForm_user
          ...Upcoming_user
          ...SubscriptionList_user
            @arguments(category: $category, search: $search, orderBy: $orderBy, withLabels: $withLabels)
        }
      }
    `,
    started,
  );
  // Then the table needs the room beside it.
  const isWide = view.columns.length > usualColumns.length + 1;
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
        <div className="wrap flex flex-col gap-2 py-3 md:gap-3">
          <div className="grid items-center gap-x-8 gap-y-2 xl:grid-cols-[auto_minmax(0,1fr)]">
            <PageHeading className="text-2xl">{t(headings.dashboard)}</PageHeading>
            <SpendingSummary user={user} />
          </div>
          <TrackEntryForm user={user} view={view} onShow={showNamed} />
          <div
            className={
              isWide
                ? 'flex flex-col gap-3'
                : 'grid items-start gap-x-6 gap-y-2 md:gap-y-3 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]'
            }
          >
            <Upcoming user={user} />
            <section
              aria-labelledby="subscriptions"
              className="flex min-w-0 flex-col gap-2 xl:col-start-1 xl:row-span-2 xl:row-start-1"
            >
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <h2 id="subscriptions" ref={listHeading} tabIndex={-1} className="text-xl font-bold">
                  <Trans>Your subscriptions</Trans>
                </h2>
                <ListControls user={user} searchRef={searchField} search={view.search} view={wanted} onChange={show} />
              </div>
              <CategoryTabs selected={wanted.category} onSelect={(category) => show({ category })} />
              <div
                id={panelId}
                role="tabpanel"
                aria-labelledby={tabId(wanted.category)}
                aria-busy={isPending}
                className={isPending ? 'animate-pulse' : ''}
              >
                <SubscriptionList
                  user={user}
                  view={view}
                  sorted={wanted}
                  onSort={(order) => show(sortedBy(wanted, order))}
                  onClearSearch={clearSearch}
                  onLost={focusList}
                />
              </div>
            </section>
            <div className="flex flex-col gap-3 xl:col-start-2">
              {!view.category && <CategoryBreakdown user={user} />}
              <MoreLinks />
              <ConversionNote user={user} />
            </div>
          </div>
        </div>
      )}
    </RequireUser>
  );
}
