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
import { SelectionBar } from './several/SelectionBar.tsx';
import type { Act } from './several/useChangeUsers.ts';
import { useSelection } from '../../ui/useSelection.ts';
import { UserListActions } from './UserListActions.tsx';
import { StatusFilter } from './StatusFilter.tsx';
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
        status: { type: "UserStatus" }
        orderBy: { type: "UserOrder" }
      ) {
        users(first: $count, after: $cursor, search: $search, status: $status, orderBy: $orderBy)
          @connection(key: "Users_users") {
          __id
          totalCount
          ...StatusFilter_users
          edges {
            node {
              id
              username
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
  const users = edges.map(({ node }) => node);
  const {
    selected,
    select,
    selectAll,
    clear: clearSelection,
  } = useSelection(users.map(({ id }) => id).filter((id) => id !== ownId));
  const startAct = (act: Act) =>
    onDialog({
      kind: 'several',
      act,
      users: users.filter(({ id }) => selected.includes(id)).map(({ id, username }) => ({ id, username })),
      connection,
      onDone: clearSelection,
    });
  const search = view.search.trim();
  const searchField = useRef<HTMLInputElement>(null);
  const clear = () => {
    show({ search: '', status: undefined });
    // The button that was clicked disappears when the list loads.
    searchField.current?.focus();
  };
  const noneText = () => {
    if (!view.status) return t`No user has “${search}” in their username or email`;
    return search ? t`No user in this status has “${search}” in their username or email` : t`No user is in this status`;
  };

  return (
    <section aria-labelledby="users" className="flex flex-col gap-4">
      <h2 id="users" className="text-2xl font-bold">
        <Trans>All Users</Trans>
      </h2>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[20rem_20rem]">
        <div role="search">
          <SearchField
            ref={searchField}
            label={t`Search by username or email`}
            search={view.search}
            onSearch={(search) => show({ search })}
          />
        </div>
        <StatusFilter users={data.users} status={wanted.status} onChange={(status) => show({ status })} />
      </div>
      <p role="status" className="text-soft tabular-nums wrap-anywhere">
        {edges.length === 0 ? noneText() : countOf(edges.length, totalCount, search)}
      </p>
      {edges.length > 0 && <UserListActions view={view} onSelectAll={selectAll} />}
      {edges.length === 0 ? (
        <div className="rounded-3xl bg-sunken px-5 py-12 text-center">
          <Button look="outline" onClick={clear}>
            {view.status ? <Trans>Show all users</Trans> : <Trans>Clear the search</Trans>}
          </Button>
        </div>
      ) : (
        <UserTable sorted={wanted} isPending={isPending} onSort={(order) => show(sortedBy(wanted, order))}>
          {edges.map(({ node }) => (
            <UserRow
              key={node.id}
              user={node}
              ownId={ownId}
              connection={connection}
              onDialog={onDialog}
              isSelected={selected.includes(node.id)}
              onSelect={select}
            />
          ))}
        </UserTable>
      )}
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more users`}
        onMore={(done) => loadNext(moreCount, done)}
      />
      {selected.length > 0 && <SelectionBar count={selected.length} onAct={startAct} onClear={clearSelection} />}
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
