import { graphql } from 'react-relay/hooks';
import type { useSetTimeZoneMutation } from '../../__generated__/useSetTimeZoneMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Sets the user's time zone. The days of all next payments may change with it, so everything is fetched again. */
export function useSetTimeZone() {
  const [commit, isSetting] = useCommit<useSetTimeZoneMutation>(graphql`
    mutation useSetTimeZoneMutation($input: UpdateAccountInput!) {
      result: updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            timeZone
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
  const setTimeZone = (timeZone: string) =>
    commit({
      variables: { input: { timeZone } },
      updater: (store, data) => {
        if (data?.result.__typename === 'UpdateAccountPayload') store.invalidateStore();
      },
    });
  return { setTimeZone, isSetting };
}
