import { graphql } from 'react-relay/hooks';
import type { useSetRemindersMutation } from '../../__generated__/useSetRemindersMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import type { Rule } from '../../reminderRules/rules.ts';

export function useSetReminders() {
  const [commit, isSetting] = useCommit<useSetRemindersMutation>(graphql`
    mutation useSetRemindersMutation($input: SetRemindersInput!) {
      result: setReminders(input: $input) {
        __typename
        ... on SetRemindersPayload {
          user {
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
  const setReminders = (rules: Rule[], hour: number) => commit({ variables: { input: { rules, hour } } });
  return { setReminders, isSetting };
}
