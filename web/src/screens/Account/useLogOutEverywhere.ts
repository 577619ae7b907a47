import { graphql, useMutation } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import type { useLogOutEverywhereMutation } from '../../__generated__/useLogOutEverywhereMutation.graphql.ts';
import { forgetUser } from '../../session/forgetUser.ts';
import { showToast } from '../../ui/toast.ts';

/** Ends the sessions on every device and goes home. */
export function useLogOutEverywhere() {
  const navigate = useNavigate();
  const [commit, isLoggingOut] = useMutation<useLogOutEverywhereMutation>(graphql`
    mutation useLogOutEverywhereMutation {
      result: logoutEverywhere {
        __typename
      }
    }
  `);

  const logOutEverywhere = () =>
    commit({
      variables: {},
      onCompleted: () => {
        forgetUser();
        showToast({ tone: 'plain', title: 'Logged out', description: 'You have been logged out on every device.' });
        void navigate(paths.home);
      },
      onError: ({ message }) => showToast({ tone: 'error', title: 'Logout failed', description: message }),
    });

  return { logOutEverywhere, isLoggingOut };
}
