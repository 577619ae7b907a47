import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate, ConnectionHandler, type IEnvironment } from 'relay-runtime';
import query, { type ServerStateQuery } from '../../../__generated__/ServerStateQuery.graphql.ts';
import { endsSession } from '../../../relay/environment.ts';
import { showFailure } from '../../../ui/showFailure.ts';

/** The sizes of the list's first page and of the longest one that the server returns. */
const page = { first: 20, longest: 100 };

/** Reads the whole screen anew, and says when it was read. When that fails, everything stays as it is. */
export function useRefresh() {
  const { t } = useLingui();
  const environment = useRelayEnvironment();
  const [readAt, setReadAt] = useState(() => new Date().toISOString());
  const [isRefreshing, setIsRefreshing] = useState(false);

  const refresh = async () => {
    setIsRefreshing(true);
    const mails = Math.min(Math.max(shownMails(environment), page.first), page.longest);
    try {
      await fetchQuery<ServerStateQuery>(environment, query, { mails }, { fetchPolicy: 'network-only' }).toPromise();
      setReadAt(new Date().toISOString());
    } catch (error) {
      const { message } = error as Error;
      showFailure(t`Failed to refresh`, endsSession(error as Error) ? [] : [{ field: '', message }]);
    }
    setIsRefreshing(false);
  };

  return { readAt, isRefreshing, refresh };
}

/** How many mails are listed: refreshing does not make the list shorter. */
function shownMails(environment: IEnvironment): number {
  let shown = 0;
  commitLocalUpdate(environment, (store) => {
    const list = ConnectionHandler.getConnection(store.getRoot(), 'MailList_outbox');
    shown = list?.getLinkedRecords('edges')?.length ?? 0;
  });
  return shown;
}
