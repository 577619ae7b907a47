import { commitMutation, graphql } from 'react-relay/hooks';
import type { DataID, IEnvironment } from 'relay-runtime';
import type { forgetPaymentMutation } from '../../../__generated__/forgetPaymentMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';

/** Forgets that a payment was recorded. */
export const forgetPayment = (environment: IEnvironment, id: DataID, dueOn: string) =>
  outcomeOf<forgetPaymentMutation>((callbacks) =>
    commitMutation<forgetPaymentMutation>(environment, {
      mutation: graphql`
        mutation forgetPaymentMutation($id: ID!, $dueOn: Date!) {
          result: forgetPayment(id: $id, dueOn: $dueOn) {
            __typename
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
