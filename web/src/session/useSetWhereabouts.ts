import { graphql } from 'react-relay/hooks';
import type { useSetWhereaboutsMutation } from '../__generated__/useSetWhereaboutsMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Sets where a user lives. The days of all next payments may change with it, so everything is fetched again. */
export function useSetWhereabouts() {
  const [commit, isSetting] = useCommit<useSetWhereaboutsMutation>(graphql`
    mutation useSetWhereaboutsMutation($input: UpdateAccountInput!) {
      result: updateAccount(input: $input) {
        __typename
        ... on UpdateAccountPayload {
          user {
            timeZone
            locale
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
  const setWhereabouts = (input: { timeZone?: string; locale?: string }) =>
    commit({
      variables: { input },
      updater: (store, data) => {
        if (data?.result.__typename === 'UpdateAccountPayload') store.invalidateStore();
      },
    });
  return { setWhereabouts, isSetting };
}
