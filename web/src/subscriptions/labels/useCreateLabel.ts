// oxlint-disable relay/unused-fields -- the lists of labels on the screens show them
import { graphql } from 'react-relay/hooks';
import type { CreateLabelInput, useCreateLabelMutation } from '../../__generated__/useCreateLabelMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useCreateLabel() {
  const [commit, isCreating] = useCommit<useCreateLabelMutation>(graphql`
    mutation useCreateLabelMutation($input: CreateLabelInput!) {
      result: createLabel(input: $input) {
        __typename
        ... on CreateLabelPayload {
          label {
            id
          }
          user {
            labels {
              id
              kind
              name
              color
              expiresOn
              subscriptionCount
            }
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
  return { createLabel: (input: CreateLabelInput) => commit({ variables: { input } }), isCreating };
}
