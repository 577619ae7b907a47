import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Users_query$key } from '../../__generated__/Users_query.graphql.ts';
import pages, { type UsersPaginationQuery } from '../../__generated__/UsersPaginationQuery.graphql.ts';
import { useListAskedAnew } from '../../relay/useAskedAnew.ts';
import { Button } from '../../ui/Button.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import type { OpenDialog } from './dialogs.ts';
import { UserRow } from './UserRow.tsx';
import { UserTable } from './UserTable.tsx';
import { useView } from './useView.ts';
import { sortedBy, variablesOf } from './view.ts';

/** How many more users are loaded at a time. */
const moreCount = 50;

interface UsersProps {
  query: Users_query$key;
  ownId: string;
  onDialog: (dialog: OpenDialog) => void;
}

/** The users of a view, with the controls to search and sort them. */
export function Users({ query, ownId, onDialog }: UsersProps) {
  const { t } = useLingui();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<UsersPaginationQuery, Users_query$key>(
    graphql`
      fragment Users_query on Query
      @refetchable(queryName: "UsersPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 20 }
        cursor: { type: "String" }
        search: { type: "String" }
        orderBy: { type: "UserOrder" }
      ) {
        users(first: $count, after: $cursor, search: $search, orderBy: $orderBy) @connection(key: "Users_users") {
          __id
          totalCount
          edges {
            node {
              id
              ...UserRow_user
            }
          }
        }
      }
    `,
    query,
  );
  const { view, wanted, isPending, show } = useView();
  const { __id: connection, totalCount, edges } = data.users;
  useListAskedAnew<UsersPaginationQuery>(pages, variablesOf(view), { shown: edges.length, first: 20 });
  const search = view.search.trim();
  const searchField = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    show({ search: '' });
    // The button that was clicked disappears when the list loads.
    searchField.current?.focus();
  };

  return (
    <section aria-labelledby="users" className="flex flex-col gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_20rem]">
        <h2 id="users" className="text-2xl font-bold">
          <Trans>All Users</Trans>
        </h2>
        <div role="search">
          <SearchField
            ref={searchField}
            label={t`Search by username or email`}
            search={view.search}
            onSearch={(search) => show({ search })}
          />
        </div>
      </div>
      <p role="status" className="text-soft tabular-nums wrap-anywhere">
        {edges.length === 0
          ? t`No user has “${search}” in their username or email`
          : countOf(edges.length, totalCount, search)}
      </p>
      {edges.length === 0 ? (
        <div className="rounded-3xl bg-sunken px-5 py-12 text-center">
          <Button look="outline" onClick={clearSearch}>
            <Trans>Clear the search</Trans>
          </Button>
        </div>
      ) : (
        <UserTable sorted={wanted} isPending={isPending} onSort={(order) => show(sortedBy(wanted, order))}>
          {edges.map(({ node }) => (
            <UserRow key={node.id} user={node} ownId={ownId} connection={connection} onDialog={onDialog} />
          ))}
        </UserTable>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more users`}
        onMore={(done) => loadNext(moreCount, done)}
      />
    </section>
  );
}

/** The number of users in words: shown, and in all. */
function countOf(shown: number, total: number, search: string): ReactNode {
  const count =
    shown < total ? (
      <Trans>
        {shown} of <Plural value={total} one="# user" other="# users" />
      </Trans>
    ) : (
      <Plural value={total} one="# user" other="# users" />
    );
  return search ? (
    <Trans>
      {count} with “{search}” in the username or email
    </Trans>
  ) : (
    count
  );
}
