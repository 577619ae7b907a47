import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Logo } from '../ui/Logo.tsx';
import { AccountMenu, UserFace } from './AccountMenu.tsx';
import { headerLinkStyle } from './headerLinkStyle.ts';
import { mainLinks, userLinks } from './links.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { ThemeControl } from './ThemeControl.tsx';
import { Unread } from './Unread.ts';
import { useIsWide } from './useIsWide.ts';

declare global {
  /** Whether the menu button was tapped before its code was loaded; set by index.html. */
  var menuTapped: boolean | null | undefined;
}

export function Header() {
  const { t } = useLingui();
  const { key } = useLocation();
  // The menu is open for one place in the history, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);
  const session = useSession();
  const isWide = useIsWide();
  const links = session === null ? mainLinks : [...mainLinks, ...userLinks];

  useEffect(() => {
    const wasTapped = globalThis.menuTapped;
    // From now on the button handles taps itself.
    globalThis.menuTapped = null;
    if (wasTapped) menuButton.current?.click();
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      menuButton.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [isOpen]);

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper">
      <div className="wrap flex h-16 items-center justify-between gap-4">
        <Link to={paths.home} aria-label={t`Stackling, home`} className="flex min-h-11 items-center rounded-lg">
          <Logo />
        </Link>
        <nav aria-label={t`Main`} className="hidden grow lg:block">
          <ul className="flex gap-1 pl-4">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={headerLinkStyle}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden items-center gap-3 lg:flex">
          <ThemeControl />
          {session === null ? (
            <ButtonLink to={paths.auth}>
              <Trans>Login</Trans>
            </ButtonLink>
          ) : isWide ? (
            <AccountMenu user={session} />
          ) : (
            <UserFace user={session} />
          )}
        </div>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'menu' : undefined}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
          className="relative inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold hover:bg-sunken lg:hidden"
        >
          {isOpen ? <X className="size-5" aria-hidden="true" /> : <Menu className="size-5" aria-hidden="true" />}
          <Trans>Menu</Trans>
          {session && !isWide && <Unread isMark />}
        </button>
      </div>
      {isOpen && <MobileMenu links={links} session={session} />}
    </header>
  );
}
