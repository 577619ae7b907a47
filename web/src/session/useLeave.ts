import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import type { Outcome } from '../relay/useCommit.ts';
import { showFailure } from '../ui/showFailure.ts';
import { showToast } from '../ui/toast.ts';
import { forgetUser } from './forgetUser.ts';

/** Goes home as a visitor after logging out; where that failed, says why. */
export function useLeave() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (outcome: Outcome, description = t`You have been logged out successfully`) => {
    if (outcome.status !== 'done') return showFailure(t`Logout failed`, outcome.issues);
    forgetUser();
    showToast({ tone: 'plain', title: t`Logged out`, description });
    void navigate(paths.home);
  };
}
