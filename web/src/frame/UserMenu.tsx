import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, MenuButton, MenuHeading, MenuItem, MenuItems, MenuSection, MenuSeparator } from '@headlessui/react';
import { LogOut, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { openPalette } from '../palette/paletteStore.ts';
import type { SessionUser } from '../session/session.ts';
import { useLeave } from '../session/useLeave.ts';
import { useLogOut } from '../session/useLogOut.ts';
import { accountLinks, userLinks } from './links.ts';
import { Unread } from './Unread.ts';
import { UserButtonFace, userButtonStyle } from './UserButtonFace.tsx';

const itemStyle =
  'flex min-h-11 w-full items-center gap-2 rounded-xl px-3 text-left font-medium data-focus:bg-fern-tint data-focus:text-fern';

/** How the menu's button was pressed before its code was there: the key decides which entry gets the focus. */
export type Opening = 'pointer' | 'Enter' | 'ArrowDown' | 'ArrowUp';

interface UserMenuProps {
  user: SessionUser | undefined;
  openedBy: Opening;
}

/** The account's menu, open at first. */
export function UserMenu({ user, openedBy }: UserMenuProps) {
  const { t } = useLingui();
  const { logOut, isLoggingOut } = useLogOut();
  const leave = useLeave();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (openedBy === 'pointer') button.current?.click();
    else button.current?.dispatchEvent(new KeyboardEvent('keydown', { key: openedBy, bubbles: true }));
  }, [openedBy]);
  return (
    <Menu as="div" className="relative">
      <MenuButton ref={button} className={`relative ${userButtonStyle}`}>
        <UserButtonFace username={user?.username} />
        {user && <Unread isMark />}
      </MenuButton>
      <MenuItems
        modal={false}
        className="absolute right-0 mt-2 w-60 rounded-2xl border border-line bg-card p-2 shadow-lift focus:outline-none"
      >
        <MenuSection>
          <MenuHeading className="px-3 py-2 text-sm font-semibold text-soft">
            <Trans>My Account</Trans>
          </MenuHeading>
          {[...userLinks, ...accountLinks(user?.isAdmin)].map(({ to, label }) => (
            <MenuItem key={to} as={Link} to={to} className={itemStyle}>
              {t(label)}
              {to === paths.inbox && <Unread />}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator className="my-2 h-px bg-line" />
        <MenuItem as="button" type="button" onClick={openPalette} className={itemStyle}>
          <Search className="size-4" aria-hidden="true" />
          <Trans>Search</Trans>
        </MenuItem>
        <MenuItem
          as="button"
          type="button"
          onClick={async () => !isLoggingOut && leave(await logOut())}
          className={itemStyle}
        >
          <LogOut className="size-4" aria-hidden="true" />
          <Trans>Logout</Trans>
        </MenuItem>
      </MenuItems>
    </Menu>
  );
}
