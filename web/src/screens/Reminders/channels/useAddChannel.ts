import { graphql } from 'react-relay/hooks';
import type { AddChannelInput, useAddChannelMutation } from '../../../__generated__/useAddChannelMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

export function useAddChannel() {
  const [commit, isAdding] = useCommit<useAddChannelMutation>(graphql`
    mutation useAddChannelMutation($input: AddChannelInput!) {
      result: addChannel(input: $input) {
        __typename
        ... on AddChannelPayload {
          channel {
            name
          }
          user {
            ...Channels_user
            ...Rules_user
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);
  return { addChannel: (input: AddChannelInput) => commit({ variables: { input } }), isAdding };
}
