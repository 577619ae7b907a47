import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import query, { type UnreadCountQuery } from '../__generated__/UnreadCountQuery.graphql.ts';
import { useAskedAnew } from '../relay/useAskedAnew.ts';

/**
 * How many entries of the inbox are unread; draws nothing when there are none, or when the server did not say.
 *
 * @param isMark whether it lies on the corner of a button, where it moves nothing
 */
export function UnreadCount({ isMark = false }: { isMark?: boolean }) {
  const environment = useRelayEnvironment();
  // Apart from reading it, so that a question without an answer fails nothing.
  useEffect(() => {
    const asked = fetchQuery<UnreadCountQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' });
    const { unsubscribe } = asked.subscribe({ error: () => undefined });
    return unsubscribe;
  }, [environment]);
  useAskedAnew<UnreadCountQuery>(query, {});
  const { viewer } = useLazyLoadQuery<UnreadCountQuery>(
    graphql`
      query UnreadCountQuery {
        viewer {
          inbox(first: 1) {
            unreadCount
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-only' },
  );
  const count = viewer?.inbox?.unreadCount;
  if (!count) return null;
  return (
    <span
      className={`rounded-full bg-danger px-2 py-0.5 text-xs font-semibold text-on-fern ${isMark ? 'absolute top-0 -right-2 -mt-2' : 'ml-auto'}`}
    >
      <Trans>
        {count > 99 ? '99+' : count}
        <span className="sr-only"> unread</span>
      </Trans>
    </span>
  );
}
