import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { openPalette } from '../palette/paletteStore.ts';
import { Button } from '../ui/Button.tsx';
import { LogoutButton } from './LogoutButton.tsx';

/** What a signed-in user can do from the menu of narrow windows. */
export function MenuActions() {
  return (
    <>
      <Button look="outline" onClick={openPalette}>
        <Search className="size-5" aria-hidden="true" />
        <Trans>Search</Trans>
      </Button>
      <LogoutButton />
    </>
  );
}
