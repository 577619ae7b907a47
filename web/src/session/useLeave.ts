import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import type { Outcome } from '../relay/useCommit.ts';
import { showFailure } from '../ui/showFailure.ts';
import { showToast } from '../ui/toast.ts';
import { forgetUser } from './forgetUser.ts';

/** Goes home as a visitor after logging out; where that failed, says why. */
export function useLeave() {
  const navigate = useNavigate();
  return (outcome: Outcome, description = 'You have been logged out successfully') => {
    if (outcome.status !== 'done') return showFailure('Logout failed', outcome.issues);
    forgetUser();
    showToast({ tone: 'plain', title: 'Logged out', description });
    void navigate(paths.home);
  };
}
