import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useLeave } from '../session/useLeave.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { Button } from '../ui/Button.tsx';

export function LogoutButton() {
  const { logOut, isLoggingOut } = useLogOut();
  const leave = useLeave();
  return (
    <Button look="outline" onClick={async () => !isLoggingOut && leave(await logOut())}>
      <LogOut className="size-5" aria-hidden="true" />
      <Trans>Logout</Trans>
    </Button>
  );
}
