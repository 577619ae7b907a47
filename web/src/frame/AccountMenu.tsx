import { Trans } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import type { SessionUser } from '../session/session.ts';
import { latePart } from '../ui/latePart.tsx';
import { Unread } from './Unread.ts';
import type { Opening } from './UserMenu.tsx';
import { UserButtonFace, userButtonStyle } from './UserButtonFace.tsx';

// Most visits never open it.
const UserMenu = latePart(async () => (await import('./UserMenu.tsx')).UserMenu, {
  Waiting: UserFace,
  Missing: () => (
    <p role="alert" className="text-sm text-danger">
      <Trans>Your menu did not load.</Trans>
    </p>
  ),
});

interface UserProps {
  user: SessionUser | undefined;
}

/** The account's menu. Its code comes when somebody is about to open it. */
export function AccountMenu({ user }: UserProps) {
  const [openedBy, setOpenedBy] = useState<Opening>();
  if (openedBy) return <UserMenu user={user} openedBy={openedBy} />;
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenedBy(key);
  };
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={UserMenu.preload}
      onFocus={UserMenu.preload}
      // A click without a count comes from the keyboard, or from what reads the page aloud.
      onClick={({ detail }) => setOpenedBy(detail === 0 ? 'Enter' : 'pointer')}
      onKeyDown={handleKeyDown}
      className={`relative ${userButtonStyle}`}
    >
      <UserButtonFace username={user?.username} />
      {user && <Unread isMark />}
    </button>
  );
}

/** Stands in for the menu's button. */
export function UserFace({ user }: UserProps) {
  return (
    <span className={userButtonStyle}>
      <UserButtonFace username={user?.username} />
    </span>
  );
}
