import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { followVisibility, refresh } from '../relay/freshness.ts';
import { listenToTabs } from '../relay/tabs.ts';
import { changeUser } from '../session/changeUser.ts';
import { forgetUser } from '../session/forgetUser.ts';
import { sessionStore } from '../session/session.ts';
import { usernameNow } from '../session/usernameNow.ts';
import { forgetTab } from '../session/tabStorage.ts';
import { showToast } from '../ui/toast.ts';
import { useHandle } from './useHandle.ts';

/** Follows other tabs: reloads data that they change, and signs in or out when they do. */
export function useOtherTabs(): void {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const { isProtected } = useHandle();

  const leave = useEffectEvent(() => {
    if (sessionStore.get() !== null)
      showToast({ tone: 'plain', title: t`Logged out`, description: t`You logged out in another tab.` });
    forgetUser();
    void navigate(isProtected ? paths.home : location.pathname, { replace: true });
  });

  const enter = useEffectEvent(async () => {
    const before = sessionStore.get();
    if (before && before.username === (await usernameNow())) return refresh();
    // Keeps what a visitor has typed and found, but not what another user has.
    if (before !== null) forgetTab();
    changeUser(undefined);
    void navigate(before === null ? location : location.pathname, { replace: true });
  });

  useEffect(
    () =>
      listenToTabs((notice) => {
        if (notice === 'changed') refresh();
        else if (notice === 'signed-out') leave();
        else void enter();
      }),
    [],
  );
  useEffect(() => followVisibility(), []);
}
