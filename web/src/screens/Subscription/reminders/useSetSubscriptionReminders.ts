import { graphql } from 'react-relay/hooks';
import type { useSetSubscriptionRemindersMutation } from '../../../__generated__/useSetSubscriptionRemindersMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { Rule } from '../../../reminderRules/rules.ts';

/** Gives a subscription rules of its own, or for null those of its user. */
export function useSetSubscriptionReminders(id: string) {
  const [commit, isSetting] = useCommit<useSetSubscriptionRemindersMutation>(graphql`
    mutation useSetSubscriptionRemindersMutation($id: ID!, $input: SetSubscriptionRemindersInput!) {
      result: setSubscriptionReminders(id: $id, input: $input) {
        __typename
        ... on SetSubscriptionRemindersPayload {
          subscription {
            ...SubscriptionReminders_subscription
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
  return { setReminders: (rules: Rule[] | null) => commit({ variables: { id, input: { rules } } }), isSetting };
}
