import { Plural, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SubscriptionList_user$key } from '../../../__generated__/SubscriptionList_user.graphql.ts';
import pages, {
  type SubscriptionListPaginationQuery,
} from '../../../__generated__/SubscriptionListPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../../relay/useAskedAnew.ts';
import { ShowMore } from '../../../ui/ShowMore.tsx';
import { EmptyList } from './EmptyList.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import { variablesOf, type View } from '../view.ts';

/** How many more subscriptions are loaded at a time. */
const moreCount = 100;

interface SubscriptionListProps {
  user: SubscriptionList_user$key;
  view: View;
  onClearSearch: () => void;
  /** Called when the focused card is gone. */
  onLost: () => void;
}

/** The subscriptions of a view, one of which may be edited. */
export function SubscriptionList({ user, view, onClearSearch, onLost }: SubscriptionListProps) {
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
              ...SubscriptionCard_subscription
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
  const { __id: list, totalCount, edges } = data.subscriptions;
  const shown = edges.length;

  // Memoized, so that a change of one card renders no other.
  const place = useMemo(() => ({ userId: data.id, list, category: view.category }), [data.id, list, view.category]);

  if (edges.length === 0) return <EmptyList view={view} onClearSearch={onClearSearch} />;
  return (
    <div className="min-w-0">
      <p role="status" className="mb-3 text-sm text-soft tabular-nums">
        {shown < totalCount ? (
          <Plural value={totalCount} one={`${shown} of # subscription`} other={`${shown} of # subscriptions`} />
        ) : (
          <Plural value={totalCount} one="# subscription" other="# subscriptions" />
        )}
      </p>
      <ul className={`grid items-start gap-4 ${view.category ? 'lg:grid-cols-2' : ''}`}>
        {edges.map(({ node }) => (
          <li key={node.id} className="min-w-0 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
            <SubscriptionCard
              subscription={node}
              place={place}
              displayCurrency={data.currency}
              isEdited={edited === node.id}
              onEdit={setEdited}
              onLost={onLost}
            />
          </li>
        ))}
      </ul>
      <div className="mt-5">
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
