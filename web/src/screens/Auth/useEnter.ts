import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { changeUser } from '../../session/changeUser.ts';
import { nextOf } from '../../session/next.ts';
import type { SignedInUser } from '../../session/setUser.ts';

/** Continues after signing in: to the screen that the user wanted, or else to the dashboard. */
export function useEnter(): (user: SignedInUser) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (user) => {
    changeUser(user);
    void navigate(nextOf(search) ?? paths.dashboard, { replace: true });
  };
}
