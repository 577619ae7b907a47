import { commitMutation, graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import type {
  paymentActsRecordPaymentMutation,
  RecordPaymentInput,
} from '../../../__generated__/paymentActsRecordPaymentMutation.graphql.ts';
import type { paymentActsForgetPaymentMutation } from '../../../__generated__/paymentActsForgetPaymentMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';
import type { Act } from './act.ts';

export const recordPayment =
  (id: DataID, input: RecordPaymentInput): Act =>
  (environment) =>
    outcomeOf<paymentActsRecordPaymentMutation>((callbacks) =>
      commitMutation<paymentActsRecordPaymentMutation>(environment, {
        mutation: graphql`
          mutation paymentActsRecordPaymentMutation($id: ID!, $input: RecordPaymentInput!) {
            result: recordPayment(id: $id, input: $input) {
              __typename
              ... on SubscriptionLifePayload {
                subscription {
                  ...Head_subscription
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
        `,
        variables: { id, input },
        ...callbacks,
      }),
    );

export const forgetPayment =
  (id: DataID, dueOn: string): Act =>
  (environment) =>
    outcomeOf<paymentActsForgetPaymentMutation>((callbacks) =>
      commitMutation<paymentActsForgetPaymentMutation>(environment, {
        mutation: graphql`
          mutation paymentActsForgetPaymentMutation($id: ID!, $dueOn: Date!) {
            result: forgetPayment(id: $id, dueOn: $dueOn) {
              __typename
              ... on SubscriptionLifePayload {
                subscription {
                  ...Head_subscription
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
        `,
        variables: { id, dueOn },
        ...callbacks,
      }),
    );
