import { Trans, useLingui } from '@lingui/react/macro';
import { LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLeave } from '../../session/useLeave.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useLogOutEverywhere } from './useLogOutEverywhere.ts';

export function Sessions() {
  const { t } = useLingui();
  const { logOutEverywhere, isLoggingOut } = useLogOutEverywhere();
  const leave = useLeave();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLoggingOut) leave(await logOutEverywhere(), t`You have been logged out on every device.`);
  };

  return (
    <AccountSection
      title={t`Devices`}
      text={t`This logs you out in every browser, including this one. Your access tokens keep working.`}
    >
      <form onSubmit={handleSubmit}>
        <SubmitButton look="outline" isPending={isLoggingOut} pendingText={t`Logging out...`}>
          <LogOut className="size-5" aria-hidden="true" />
          <Trans>Log out everywhere</Trans>
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
