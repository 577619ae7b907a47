import { graphql } from 'react-relay/hooks';
import type { useEndUserSessionMutation } from '../../../__generated__/useEndUserSessionMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Ends one session of a user, and takes it out of their list. */
export function useEndUserSession(userId: string) {
  const [commit, isEnding] = useCommit<useEndUserSessionMutation>(graphql`
    mutation useEndUserSessionMutation($id: ID!) {
      result: endUserSession(id: $id) {
        __typename
        ... on EndUserSessionPayload {
          endedId
        }
        ... on InvalidInputError {
          message
        }
        ... on NotFoundError {
          message
        }
        ... on ProofRequiredError {
          message
          methods
        }
      }
    }
  `);
  const endUserSession = (id: string) =>
    commit({
      variables: { id },
      updater: (store, data) => {
        // One that is not found has ended already.
        if (data?.result.__typename !== 'EndUserSessionPayload' && data?.result.__typename !== 'NotFoundError') return;
        const user = store.get(userId);
        const left = user?.getLinkedRecords('sessions')?.filter((session) => session.getDataID() !== id);
        if (left) user?.setLinkedRecords(left, 'sessions');
      },
    });
  return { endUserSession, isEnding };
}
