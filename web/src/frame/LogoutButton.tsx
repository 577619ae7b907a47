import { Trans } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import { useLogOut } from '../session/useLogOut.ts';
import { Button } from '../ui/Button.tsx';

export function LogoutButton() {
  const { logOut, isLoggingOut } = useLogOut();
  return (
    <Button look="outline" onClick={() => !isLoggingOut && logOut()}>
      <LogOut className="size-5" aria-hidden="true" />
      <Trans>Logout</Trans>
    </Button>
  );
}
