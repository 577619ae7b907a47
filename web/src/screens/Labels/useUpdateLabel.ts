import { graphql } from 'react-relay/hooks';
import type { UpdateLabelInput, useUpdateLabelMutation } from '../../__generated__/useUpdateLabelMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useUpdateLabel() {
  const [commit, isUpdating] = useCommit<useUpdateLabelMutation>(graphql`
    mutation useUpdateLabelMutation($id: ID!, $input: UpdateLabelInput!) {
      result: updateLabel(id: $id, input: $input) {
        __typename
        ... on UpdateLabelPayload {
          user {
            ...LabelLists_user
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);
  const updateLabel = (id: string, input: UpdateLabelInput) => commit({ variables: { id, input } });
  return { updateLabel, isUpdating };
}
