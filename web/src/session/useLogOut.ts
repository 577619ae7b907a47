import { graphql, useMutation } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import type { useLogOutMutation } from '../__generated__/useLogOutMutation.graphql.ts';
import { showToast } from '../ui/toast.ts';
import { forgetUser } from './forgetUser.ts';

/** Signs this browser out and goes home. */
export function useLogOut() {
  const navigate = useNavigate();
  const [commit, isLoggingOut] = useMutation<useLogOutMutation>(graphql`
    mutation useLogOutMutation {
      result: logout {
        __typename
      }
    }
  `);

  const logOut = () =>
    commit({
      variables: {},
      onCompleted: () => {
        forgetUser();
        showToast({ tone: 'plain', title: 'Logged out', description: 'You have been logged out successfully' });
        void navigate(paths.home);
      },
      onError: ({ message }) => showToast({ tone: 'error', title: 'Logout failed', description: message }),
    });

  return { logOut, isLoggingOut };
}
