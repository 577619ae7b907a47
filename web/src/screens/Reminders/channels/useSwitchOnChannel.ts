import { graphql } from 'react-relay/hooks';
import type { useSwitchOnChannelMutation } from '../../../__generated__/useSwitchOnChannelMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useSwitchOnChannel() {
  const [commit, isSwitching] = useCommit<useSwitchOnChannelMutation>(graphql`
    mutation useSwitchOnChannelMutation($id: ID!) {
      result: switchOnChannel(id: $id) {
        __typename
        ... on SwitchOnChannelPayload {
          channel {
            ...ChannelRow_channel
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  return { switchOnChannel: (id: string) => commit({ variables: { id } }), isSwitching };
}
