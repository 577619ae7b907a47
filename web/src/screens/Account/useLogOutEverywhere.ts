import { graphql } from 'react-relay/hooks';
import type { useLogOutEverywhereMutation } from '../../__generated__/useLogOutEverywhereMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

/** Ends the sessions on every device. */
export function useLogOutEverywhere() {
  const [commit, isLoggingOut] = useCommit<useLogOutEverywhereMutation>(graphql`
    mutation useLogOutEverywhereMutation {
      result: logoutEverywhere {
        __typename
      }
    }
  `);
  return { logOutEverywhere: () => commit({ variables: {} }), isLoggingOut };
}
