import { LogOut } from 'lucide-react';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { AccountSection } from './AccountSection.tsx';
import { useLogOutEverywhere } from './useLogOutEverywhere.ts';

export function Sessions() {
  const { logOutEverywhere, isLoggingOut } = useLogOutEverywhere();
  return (
    <AccountSection title="Devices" text="Logs you out in every browser, this one too. Access tokens stay.">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!isLoggingOut) logOutEverywhere();
        }}
      >
        <SubmitButton look="outline" isPending={isLoggingOut} pendingText="Logging out...">
          <LogOut className="size-5" aria-hidden="true" />
          Log out everywhere
        </SubmitButton>
      </form>
    </AccountSection>
  );
}
