import { LogOut } from 'lucide-react';
import type { FormEvent } from 'react';
import { useLeave } from '../../session/useLeave.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useLogOutEverywhere } from './useLogOutEverywhere.ts';

export function Sessions() {
  const { logOutEverywhere, isLoggingOut } = useLogOutEverywhere();
  const leave = useLeave();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isLoggingOut) leave(await logOutEverywhere(), 'You have been logged out on every device.');
  };

  return (
    <AccountSection title="Devices" text="Logs you out in every browser, this one too. Access tokens stay.">
      <form onSubmit={handleSubmit}>
        <SubmitButton look="outline" isPending={isLoggingOut} pendingText="Logging out...">
          <LogOut className="size-5" aria-hidden="true" />
          Log out everywhere
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
