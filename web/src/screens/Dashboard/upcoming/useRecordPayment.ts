import { graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import type { useRecordPaymentMutation } from '../../../__generated__/useRecordPaymentMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';

/** Records that a payment was made; the answer updates what is overdue. */
export function useRecordPayment(id: DataID, dueOn: string) {
  const [commit, isRecording] = useCommit<useRecordPaymentMutation>(graphql`
    mutation useRecordPaymentMutation($id: ID!, $dueOn: Date!) {
      result: recordPayment(id: $id, input: { dueOn: $dueOn }) {
        __typename
        ... on SubscriptionLifePayload {
          subscription {
            ...SubscriptionRow_subscription @arguments(withLabels: true)
          }
          user {
            ...Upcoming_user
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
  return { record: () => commit({ variables: { id, dueOn } }), isRecording };
}
