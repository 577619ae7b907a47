import { graphql } from 'react-relay/hooks';
import type { useEndSessionsMutation } from '../../__generated__/useEndSessionsMutation.graphql.ts';
import type { useEndSessionsOthersMutation } from '../../__generated__/useEndSessionsOthersMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { RecordProxy } from 'relay-runtime';

/** Ends one of the user's sessions, or all but this one, and takes them out of the list. */
export function useEndSessions(userId: string) {
  const [commitOne, isEndingOne] = useCommit<useEndSessionsMutation>(graphql`
    mutation useEndSessionsMutation($id: ID!) {
      result: endSession(id: $id) {
        __typename
        ... on EndSessionPayload {
          endedId
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const [commitOthers, isEndingOthers] = useCommit<useEndSessionsOthersMutation>(graphql`
    mutation useEndSessionsOthersMutation {
      result: endOtherSessions {
        __typename
      }
    }
  `);

  const keep = (user: RecordProxy | null | undefined, isKept: (session: RecordProxy) => boolean) =>
    user?.setLinkedRecords(
      (user.getLinkedRecords('sessions') ?? []).filter((session) => session && isKept(session)),
      'sessions',
    );

  return {
    endSession: (id: string) =>
      commitOne({
        variables: { id },
        updater: (store) => keep(store.get(userId), (session) => session.getDataID() !== id),
      }),
    endOthers: () =>
      commitOthers({
        variables: {},
        updater: (store) => keep(store.get(userId), (session) => session.getValue('isCurrent') === true),
      }),
    isEnding: isEndingOne || isEndingOthers,
  };
}
