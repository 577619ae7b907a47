import { commitMutation, graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import type { priceActsAddPriceMutation } from '../../../__generated__/priceActsAddPriceMutation.graphql.ts';
import type { priceActsRemovePriceMutation } from '../../../__generated__/priceActsRemovePriceMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';
import type { Act } from './act.ts';

export const addPrice =
  (id: DataID, input: { amountCents: number; from: string }): Act =>
  (environment) =>
    outcomeOf<priceActsAddPriceMutation>((callbacks) =>
      commitMutation<priceActsAddPriceMutation>(environment, {
        mutation: graphql`
          mutation priceActsAddPriceMutation($id: ID!, $input: NewPriceInput!) {
            result: addSubscriptionPrice(id: $id, input: $input) {
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

export const removePrice =
  (id: DataID, from: string): Act =>
  (environment) =>
    outcomeOf<priceActsRemovePriceMutation>((callbacks) =>
      commitMutation<priceActsRemovePriceMutation>(environment, {
        mutation: graphql`
          mutation priceActsRemovePriceMutation($id: ID!, $from: Date!) {
            result: removeSubscriptionPrice(id: $id, from: $from) {
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
        variables: { id, from },
        ...callbacks,
      }),
    );
