// oxlint-disable relay/unused-fields -- groups.ts reads the labels
import { Plural, useLingui } from '@lingui/react/macro';
import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SubscriptionList_user$key } from '../../../__generated__/SubscriptionList_user.graphql.ts';
import pages, {
  type SubscriptionListPaginationQuery,
} from '../../../__generated__/SubscriptionListPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { latePart, Nothing } from '../../../ui/latePart.tsx';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useMatches } from '../../../ui/useMatches.ts';
import { useSelection } from '../../../ui/useSelection.ts';
import { whenUsed } from '../../../ui/whenUsed.ts';
import { mostSelected } from '../several/mostSelected.ts';
import { usualColumns } from './columns.ts';
import { fixedColumns } from './fixedColumns.ts';
import { EmptyList } from './EmptyList.tsx';
import { Gap } from './Gap.tsx';
import { GroupHead } from './GroupHead.tsx';
import { linesOf } from './groups.ts';
import { fewRows, rowsUpTo, type Rows } from './rows.ts';
import { preloadEditForm, SubscriptionRow } from './SubscriptionRow.tsx';
import { SubscriptionTable } from './SubscriptionTable.tsx';
import { useDrawnRows } from './useDrawnRows.ts';
import { variablesOf, type Grouping, type Order, type View } from '../view.ts';

// Without it, all rows are in the document.
const VisibleRows = latePart(async () => (await import('./VisibleRows.tsx')).VisibleRows, { Missing: Nothing });
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
        withLabels: { type: "Boolean", defaultValue: false }
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
              category
              labels @include(if: $withLabels) {
                id
                kind
                name
              }
              ...SubscriptionRow_subscription @arguments(withLabels: $withLabels)
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
  useEffect(() => whenUsed(preloadEditForm), []);
  const [edited, setEdited] = useState<string>();
  const [focused, setFocused] = useState<string>();
  const { __id: list, totalCount, edges } = data.subscriptions;
  const { group } = view;
  const isPhone = useMatches('(width < 48rem)');
  const columns = isPhone ? usualColumns : view.columns;
  const lines = useMemo(() => {
    const nodes = edges.map(({ node }) => node);
    return linesOf(group ? nodes.slice(0, mostSelected) : nodes, group);
  }, [edges, group]);
  const keys = useMemo(() => lines.map(({ key }) => key), [lines]);
  const ids = useMemo(() => lines.flatMap(({ node }) => node?.id ?? []), [lines]);
  const shown = ids.length;
  const held = useMemo(() => [edited, focused], [edited, focused]);
  const body = useRef<HTMLTableSectionElement>(null);
  const [visible, setVisible] = useState<Rows>();
  const isLong = lines.length > fewRows;
  const seen = isLong ? visible : undefined;
  const drawn = useDrawnRows(seen ? 0 : lines.length);
  const { shown: rows, height, measure } = seen ?? rowsUpTo(drawn, lines.length);
  const { selected, isSelected, select, selectAll, selectFirst, isFirst, clear } = useSelection(ids);

  // Who selects all selects what is not loaded yet, too; and what is grouped has to be there.
  const [failedGroup, setFailedGroup] = useState<Grouping>();
  const isSelectingAll = isFirst && hasNext && shown < mostSelected;
  const isLoadingAll =
    isSelectingAll || (group !== undefined && group !== failedGroup && hasNext && shown < mostSelected);
  const loadMore = useEffectEvent(() =>
    loadNext(moreCount, {
      onComplete: (error) => {
        if (!error) return;
        clear();
        setFailedGroup(group);
        if (group) showToast({ tone: 'error', title: t`Failed to load subscriptions`, description: error.message });
      },
    }),
  );
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
        total={totalCount + lines.length - shown}
        columns={columns}
        currency={data.currency}
        sorted={sorted}
        onSort={onSort}
        isAllSelected={selected.length === shown}
        onSelectAll={(isSelected) => {
          if (!isSelected) clear();
          // Which are the first may change while more are loaded into groups.
          else if (group) selectAll();
          else selectFirst(Math.min(shown, mostSelected));
        }}
      >
        {rows.map(({ index, start }, at) => {
          // None where the list has become shorter.
          const line = lines[index];
          if (!line) return null;
          const { key, node, head } = line;
          return (
            <Fragment key={key}>
              <Gap height={start - (at === 0 ? 0 : rows[at - 1]!.end)} />
              {head && <GroupHead ref={measure} index={index} group={head} span={fixedColumns + columns.length} />}
              {node && (
                <SubscriptionRow
                  ref={measure}
                  subscription={node}
                  index={index}
                  columns={columns}
                  place={place}
                  displayCurrency={data.currency}
                  isEdited={edited === node.id}
                  isSelected={isSelected(node.id)}
                  isSelecting={selected.length > 0}
                  onSelect={select}
                  onEdit={setEdited}
                  onLost={onLost}
                />
              )}
            </Fragment>
          );
        })}
        <Gap height={height - (rows.at(-1)?.end ?? 0)} />
      </SubscriptionTable>
      {isLong && <VisibleRows body={body} keys={keys} held={held} onChange={setVisible} />}
      {selected.length > 0 && (
        <SelectionBar
          selected={selected}
          total={totalCount}
          isSelectingAll={isSelectingAll}
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
      {group && shown < totalCount && shown >= mostSelected ? (
        <p className="mt-3 text-center text-soft">
          <Plural
            value={mostSelected}
            one="The first # subscription is grouped."
            other="The first # subscriptions are grouped."
          />
        </p>
      ) : (
        <div className="mt-3">
          <ShowMore
            key={list}
            hasMore={hasNext}
            isLoading={isLoadingNext}
            label={t`Show more`}
            onMore={(done) => {
              setFailedGroup(undefined);
              loadNext(moreCount, done);
            }}
          />
        </div>
      )}
    </div>
  );
}
