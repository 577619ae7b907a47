import { Trans, useLingui } from '@lingui/react/macro';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { InboxList_user$key } from '../../__generated__/InboxList_user.graphql.ts';
import pages, { type InboxListPaginationQuery } from '../../__generated__/InboxListPaginationQuery.graphql.ts';
import { undoButton } from '../../relay/undoButton.ts';
import { useListAskedAnew } from '../../relay/useAskedAnew.ts';
import { giveFocusBack } from '../../ui/giveFocusBack.ts';
import { PendingButton } from '../../ui/PendingButton.tsx';
import { showFailure } from '../../ui/showFailure.ts';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { showToast } from '../../ui/toast.ts';
import { EmptyInbox } from './EmptyInbox.tsx';
import { InboxRow } from './InboxRow.tsx';
import { markUnread } from './markUnread.ts';
import { useMarkRead } from './useMarkRead.ts';

/** How many can be marked as unread at once. */
const mostUndone = 1_000;

/** The entries of the inbox, newest first. */
export function InboxList({ user }: { user: InboxList_user$key }) {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    InboxListPaginationQuery,
    InboxList_user$key
  >(
    graphql`
      fragment InboxList_user on User
      @refetchable(queryName: "InboxListPaginationQuery")
      @throwOnFieldError
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        id
        timeZone
        reminders {
          hour
        }
        unread: inbox(first: 1) {
          unreadCount
        }
        inbox(first: $count, after: $cursor) @connection(key: "InboxList_inbox") {
          __id
          edges {
            node {
              id
              ...InboxRow_entry
            }
          }
        }
      }
    `,
    user,
  );
  const { id, timeZone, reminders, unread, inbox } = data;
  const { unreadCount } = unread;
  useListAskedAnew<InboxListPaginationQuery>(pages, { id }, { shown: inbox.edges.length, first: 20 });
  const { markRead, isMarking } = useMarkRead();

  const readAll = async () => {
    const outcome = await markRead(null);
    if (outcome.status !== 'done') return showFailure(t`Failed to mark all as read`, outcome.issues);
    // The button is gone, and the focus with it.
    giveFocusBack(null);
    const ids = outcome.payload.entries.map((entry) => entry.id);
    const undo = undoButton(() => markUnread(environment, ids), {
      done: { title: t`Marked as unread again` },
      failed: t`Failed to mark as unread`,
    });
    showToast({ tone: 'plain', title: t`All marked as read`, ...(ids.length <= mostUndone && { action: undo }) });
  };

  if (inbox.edges.length === 0) return <EmptyInbox />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-lg text-soft">
          {unreadCount === 0 ? <Trans>You have read everything.</Trans> : <Trans>{unreadCount} unread</Trans>}
        </p>
        {unreadCount > 0 && (
          <PendingButton look="outline" isPending={isMarking} pendingLabel={t`Saving...`} onClick={readAll}>
            <Trans>Mark all as read</Trans>
          </PendingButton>
        )}
      </div>
      <ul
        aria-label={t`Your inbox`}
        className="divide-y divide-line rounded-3xl border border-line bg-card px-5 shadow-card"
      >
        {inbox.edges.map(({ node }) => (
          <InboxRow key={node.id} entry={node} list={inbox.__id} timeZone={timeZone} hour={reminders.hour} />
        ))}
      </ul>
      <ShowMore
        hasMore={hasNext}
        isLoading={isLoadingNext}
        label={t`Show more`}
        onMore={(done) => loadNext(50, done)}
      />
    </div>
  );
}
