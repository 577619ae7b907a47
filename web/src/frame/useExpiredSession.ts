import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expiryStore } from '../relay/environment.ts';
import { changeUser } from '../session/changeUser.ts';
import { authPath } from '../session/next.ts';
import { useStore } from '../ui/store.ts';
import { showToast } from '../ui/toast.ts';

/** When the server no longer knows the session, shows a notification and goes to /auth, which leads back here. */
export function useExpiredSession(): void {
  const { t } = useLingui();
  const hasExpired = useStore(expiryStore);
  const location = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!hasExpired) return;
    expiryStore.set(false);
    changeUser(null);
    showToast({
      tone: 'error',
      title: t`Your session has ended`,
      description: t`Please log in again. What you typed is kept.`,
    });
    void navigate(authPath(location));
  }, [hasExpired, location, navigate, t]);
}
