import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SubscriptionList_user$key } from '../../../__generated__/SubscriptionList_user.graphql.ts';
import pages, {
  type SubscriptionListPaginationQuery,
} from '../../../__generated__/SubscriptionListPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { latePart } from '../../../ui/latePart.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { useSelection } from '../../../ui/useSelection.ts';
import { mostSelected } from '../several/mostSelected.ts';
import { EmptyList } from './EmptyList.tsx';
import { Gap } from './Gap.tsx';
import { SubscriptionRow } from './SubscriptionRow.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { useVisibleRows } from './useVisibleRows.ts';
import { variablesOf, type Order, type View } from '../view.ts';

const SelectionBar = latePart(async () => (await import('../several/SelectionBar.tsx')).SelectionBar);

/** How many more subscriptions are loaded at a time. */
const moreCount = 100;

interface SubscriptionListProps {
  user: SubscriptionList_user$key;
  view: View;
  /** The current order, or the one that was requested. */
  sorted: Pick<View, 'order' | 'direction'>;
  onSort: (order: Order) => void;
  onClearSearch: () => void;
  /** Called when the focused row is gone. */
  onLost: () => void;
}

/** The subscriptions of a view, one of which may be edited. */
export function SubscriptionList({ user, view, sorted, onSort, onClearSearch, onLost }: SubscriptionListProps) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    SubscriptionListPaginationQuery,
    SubscriptionList_user$key
  >(
    graphql`
      fragment SubscriptionList_user on User
      @refetchable(queryName: "SubscriptionListPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        category: { type: "Category" }
        search: { type: "String" }
        orderBy: { type: "SubscriptionOrder" }
      ) {
        id
        currency
        subscriptions(first: $count, after: $cursor, category: $category, search: $search, orderBy: $orderBy)
          @connection(key: "SubscriptionList_user_subscriptions") {
          __id
          totalCount
          edges {
            node {
              id
              ...SubscriptionRow_subscription
            }
          }
        }
      }
    `,
    user,
  );
  useListAskedAnew<SubscriptionListPaginationQuery>(
    pages,
    { id: data.id, ...variablesOf(view) },
    { shown: data.subscriptions.edges.length, first: 20 },
  );
  const [edited, setEdited] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const { __id: list, totalCount, edges } = data.subscriptions;
  const shown = edges.length;
  const keys = useMemo(() => edges.map(({ node }) => node.id), [edges]);
  const held = useMemo(() => [edited, focused], [edited, focused]);
  const { body, rows, height, measure } = useVisibleRows(keys, held);
  const { selected, isSelected, select, selectFirst, isFirst, clear } = useSelection(keys);

  // Who selects all selects what is not loaded yet, too.
  const isLoadingAll = isFirst && hasNext && shown < mostSelected;
  const loadMore = useEffectEvent(() => loadNext(moreCount, { onComplete: (error) => error && clear() }));
  useEffect(() => {
    if (isLoadingAll && !isLoadingNext) loadMore();
  }, [isLoadingAll, isLoadingNext]);

  // Memoized, so that a change of one row renders no other.
  const place = useMemo(() => ({ userId: data.id, list, category: view.category }), [data.id, list, view.category]);

  if (edges.length === 0) return <EmptyList view={view} onClearSearch={onClearSearch} />;
  return (
    <div
      className="min-w-0"
      onFocus={({ target }) => {
        const index = target.closest('tr')?.dataset['index'];
        setFocused(index === undefined ? undefined : keys[Number(index)]);
      }}
    >
      <SubscriptionTable
        body={body}
        total={totalCount}
        currency={data.currency}
        sorted={sorted}
        onSort={onSort}
        isAllSelected={selected.length === shown}
        onSelectAll={(isSelected) => (isSelected ? selectFirst(Math.min(shown, mostSelected)) : clear())}
      >
        {rows.map(({ index, start }, at) => {
          const { node } = edges[index]!;
          return (
            <Fragment key={node.id}>
              <Gap height={start - (at === 0 ? 0 : rows[at - 1]!.end)} />
              <SubscriptionRow
                ref={measure}
                subscription={node}
                index={index}
                place={place}
                displayCurrency={data.currency}
                isEdited={edited === node.id}
                isSelected={isSelected(node.id)}
                isSelecting={selected.length > 0}
                onSelect={select}
                onEdit={setEdited}
                onLost={onLost}
              />
            </Fragment>
          );
        })}
        <Gap height={height - (rows.at(-1)?.end ?? 0)} />
      </SubscriptionTable>
      {selected.length > 0 && (
        <SelectionBar
          selected={selected}
          total={totalCount}
          isSelectingAll={isLoadingAll}
          onSelectAll={() => selectFirst(mostSelected)}
          onClear={clear}
          onLost={onLost}
        />
      )}
      <p role="status" data-shown={shown} className="mt-3 text-sm text-soft tabular-nums">
        {shown < totalCount ? (
          <Plural value={totalCount} one={`${shown} of # subscription`} other={`${shown} of # subscriptions`} />
        ) : (
          <Plural value={totalCount} one="# subscription" other="# subscriptions" />
        )}
      </p>
      <div className="mt-3">
        <ShowMore
          key={list}
          hasMore={hasNext}
          isLoading={isLoadingNext}
          label={t`Show more`}
          onMore={(done) => loadNext(moreCount, done)}
        />
      </div>
    </div>
  );
}
