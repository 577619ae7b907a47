import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useRemoveChannelMutation } from '../../../__generated__/useRemoveChannelMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { restoreChannel } from './restoreChannel.ts';

export function useRemoveChannel(id: string) {
  const environment = useRelayEnvironment();
  const [commit, isRemoving] = useCommit<useRemoveChannelMutation>(graphql`
    mutation useRemoveChannelMutation($id: ID!) {
      result: removeChannel(id: $id) {
        __typename
        ... on RemoveChannelPayload {
          user {
            ...Channels_user
            ...Rules_user
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const remove = () => commit({ variables: { id } });
  return { remove, restore: () => restoreChannel(environment, id), isRemoving };
}
