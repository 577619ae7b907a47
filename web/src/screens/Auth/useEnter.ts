import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../common/paths.ts';
import { changeUser } from '../../session/changeUser.ts';
import { nextOf } from '../../session/next.ts';
import type { SignedInUser } from '../../session/setUser.ts';

/** Goes on as somebody who has just signed in: to the screen they wanted, or else to their dashboard. */
export function useEnter(): (user: SignedInUser) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (user) => {
    changeUser(user);
    void navigate(nextOf(search) ?? paths.dashboard, { replace: true });
  };
}
