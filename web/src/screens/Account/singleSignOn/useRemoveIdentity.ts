import { graphql } from 'react-relay/hooks';
import type { useRemoveIdentityMutation } from '../../../__generated__/useRemoveIdentityMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Takes an identity away from the user's account, and from the store. */
export function useRemoveIdentity(userId: string) {
  const [commit, isRemoving] = useCommit<useRemoveIdentityMutation>(graphql`
    mutation useRemoveIdentityMutation($id: ID!) {
      result: removeIdentity(id: $id) {
        __typename
        ... on RemoveIdentityPayload {
          removedId
        }
        ... on InvalidInputError {
          message
        }
        ... on ProofRequiredError {
          methods
          message
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const removeIdentity = (id: string) =>
    commit({
      variables: { id },
      updater: (store, data) => {
        if (data?.result.__typename !== 'RemoveIdentityPayload') return;
        const user = store.get(userId);
        const kept = user?.getLinkedRecords('identities')?.filter((identity) => identity?.getDataID() !== id);
        user?.setLinkedRecords(kept, 'identities');
      },
    });

  return { removeIdentity, isRemoving };
}
