import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { NavLink } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import type { SessionUser } from '../session/session.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { latePart } from '../ui/latePart.tsx';
import { headerLinkStyle } from './headerLinkStyle.ts';
import { accountLinks } from './links.ts';
import { ThemeControl } from './ThemeControl.tsx';
import { Unread } from './Unread.ts';

const MenuActions = latePart(async () => (await import('./MenuActions.tsx')).MenuActions, {
  Waiting: () => <span className="h-11" />,
});

interface MobileMenuProps {
  links: { to: string; label: MessageDescriptor }[];
  session: SessionUser | null | undefined;
}

/** The menu of narrow windows: the header's links and its other controls. */
export function MobileMenu({ links, session }: MobileMenuProps) {
  const { t } = useLingui();
  const ofAccount = session === null ? [] : accountLinks(session?.isAdmin);
  return (
    <div id="menu" className="max-h-[calc(100dvh-4rem)] overflow-y-auto border-t border-line bg-paper lg:hidden">
      <div className="wrap flex flex-col gap-4 py-4">
        {session && (
          <p className="px-4 text-soft">
            <Trans>
              Logged in as <strong className="text-ink">{session.username}</strong>
            </Trans>
          </p>
        )}
        <nav aria-label={t`Menu`}>
          <ul className="flex flex-col gap-1">
            {[...links, ...ofAccount].map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} end className={headerLinkStyle}>
                  {t(label)}
                  {session && to === paths.inbox && <Unread />}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {session === null ? (
          <ButtonLink to={paths.auth}>
            <Trans>Login</Trans>
          </ButtonLink>
        ) : (
          <MenuActions />
        )}
        <ThemeControl />
      </div>
    </div>
  );
}
