import { graphql } from 'react-relay/hooks';
import type { useSetReminderMailsMutation } from '../../__generated__/useSetReminderMailsMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

export function useSetReminderMails() {
  const [commit, isSetting] = useCommit<useSetReminderMailsMutation>(graphql`
    mutation useSetReminderMailsMutation($isOn: Boolean!) {
      result: setReminderMails(isOn: $isOn) {
        __typename
        ... on SetReminderMailsPayload {
          user {
            getsReminderMails
          }
        }
      }
    }
  `);
  return { setReminderMails: (isOn: boolean) => commit({ variables: { isOn } }), isSetting };
}
