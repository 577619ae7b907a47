import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Smartphone } from 'lucide-react';
import { useLeave } from '../session/useLeave.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { Button } from '../ui/Button.tsx';
import { canUsePasskeys } from './canUsePasskeys.ts';
import { ProofHost } from './ProofHost.tsx';
import './texts.ts';
import { useSetUp } from './useSetUp.tsx';

/** Leads somebody to a second factor whom this server lets do nothing else without one. */
export function SetUpFirst({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { setUpTotp, addPasskey, dialog } = useSetUp(t`Setting up failed`, onDone);
  const { logOut, isLoggingOut } = useLogOut();
  const leave = useLeave();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">
        <Trans>
          Before you go on, please add a second step to your login, so that a stolen password is not enough. Choose one.
          You can add the other later.
        </Trans>
      </p>
      <Button onClick={setUpTotp} className="min-h-12">
        <Smartphone className="size-5" aria-hidden="true" />
        <Trans>Set up an authenticator app</Trans>
      </Button>
      {canUsePasskeys() && (
        <Button look="outline" onClick={addPasskey} className="min-h-12">
          <KeyRound className="size-5" aria-hidden="true" />
          <Trans>Add a passkey</Trans>
        </Button>
      )}
      <Button look="quiet" onClick={async () => !isLoggingOut && leave(await logOut())}>
        <Trans>Log out</Trans>
      </Button>
      <ProofHost />
      {dialog}
    </div>
  );
}
