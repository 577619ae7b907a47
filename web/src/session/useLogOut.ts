import { graphql } from 'react-relay/hooks';
import type { useLogOutMutation } from '../__generated__/useLogOutMutation.graphql.ts';
import { useCommit } from '../relay/useCommit.ts';

/** Signs this browser out. */
export function useLogOut() {
  const [commit, isLoggingOut] = useCommit<useLogOutMutation>(graphql`
    mutation useLogOutMutation {
      result: logout {
        __typename
      }
    }
  `);
  return { logOut: () => commit({ variables: {} }), isLoggingOut };
}
