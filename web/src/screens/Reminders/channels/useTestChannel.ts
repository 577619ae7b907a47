import { graphql } from 'react-relay/hooks';
import type { useTestChannelMutation } from '../../../__generated__/useTestChannelMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Sends a channel a test message, and says what became of it. */
export function useTestChannel() {
  const [commit, isTesting] = useCommit<useTestChannelMutation>(graphql`
    mutation useTestChannelMutation($id: ID!) {
      result: testChannel(id: $id) {
        __typename
        ... on TestChannelPayload {
          isDelivered
          answer
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  return { testChannel: (id: string) => commit({ variables: { id } }), isTesting };
}
