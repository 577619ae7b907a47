import { commitMutation, graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import type { lifeActsPauseMutation } from '../../../__generated__/lifeActsPauseMutation.graphql.ts';
import type { lifeActsResumeMutation } from '../../../__generated__/lifeActsResumeMutation.graphql.ts';
import type { lifeActsCancelMutation } from '../../../__generated__/lifeActsCancelMutation.graphql.ts';
import type { lifeActsKeepMutation } from '../../../__generated__/lifeActsKeepMutation.graphql.ts';
import { outcomeOf } from '../../../relay/useCommit.ts';
import type { Act } from './act.ts';

/** @param input the first day, today by default, and the first day after it, if anybody knows */
export const pause =
  (id: DataID, input: { from: string | null; until: string | null }): Act =>
  (environment) =>
    outcomeOf<lifeActsPauseMutation>((callbacks) =>
      commitMutation<lifeActsPauseMutation>(environment, {
        mutation: graphql`
          mutation lifeActsPauseMutation($id: ID!, $input: PauseSubscriptionInput!) {
            result: pauseSubscription(id: $id, input: $input) {
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

/** @param from the first day without a pause; today by default */
export const resume =
  (id: DataID, from: string | null = null): Act =>
  (environment) =>
    outcomeOf<lifeActsResumeMutation>((callbacks) =>
      commitMutation<lifeActsResumeMutation>(environment, {
        mutation: graphql`
          mutation lifeActsResumeMutation($id: ID!, $input: ResumeSubscriptionInput!) {
            result: resumeSubscription(id: $id, input: $input) {
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
        variables: { id, input: { from } },
        ...callbacks,
      }),
    );

/** @param endsOn the first day without it; by default after what was agreed or paid */
export const cancel =
  (id: DataID, endsOn: string | null): Act =>
  (environment) =>
    outcomeOf<lifeActsCancelMutation>((callbacks) =>
      commitMutation<lifeActsCancelMutation>(environment, {
        mutation: graphql`
          mutation lifeActsCancelMutation($id: ID!, $input: CancelSubscriptionInput!) {
            result: cancelSubscription(id: $id, input: $input) {
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
        variables: { id, input: { endsOn } },
        ...callbacks,
      }),
    );

export const keep =
  (id: DataID): Act =>
  (environment) =>
    outcomeOf<lifeActsKeepMutation>((callbacks) =>
      commitMutation<lifeActsKeepMutation>(environment, {
        mutation: graphql`
          mutation lifeActsKeepMutation($id: ID!) {
            result: keepSubscription(id: $id) {
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
        variables: { id },
        ...callbacks,
      }),
    );
