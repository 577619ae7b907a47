import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../../common/paths.ts';
import { Logo } from '../ui/Logo.tsx';
import { mainLinks } from './links.ts';
import { ThemeControl } from './ThemeControl.tsx';

export function Header() {
  const { key } = useLocation();
  // The menu is open for one place in the history, so that every navigation closes it.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === key;
  const menuButton = useRef<HTMLButtonElement>(null);

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
        <Link to={paths.home} aria-label="Stackling, home" className="flex min-h-11 items-center rounded-lg">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden grow md:block">
          <ul className="flex gap-1 pl-4">
            {mainLinks.map((link) => (
              <li key={link.to}>
                <HeaderLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="hidden md:block">
          <ThemeControl />
        </div>
        <button
          ref={menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'menu' : undefined}
          onClick={() => setOpenAt(isOpen ? undefined : key)}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold hover:bg-sunken md:hidden"
        >
          {isOpen ? <X className="size-5" aria-hidden="true" /> : <Menu className="size-5" aria-hidden="true" />}
          Menu
        </button>
      </div>
      {isOpen && (
        <div id="menu" className="border-t border-line bg-paper md:hidden">
          <div className="wrap flex flex-col gap-4 py-4">
            <nav aria-label="Menu">
              <ul className="flex flex-col gap-1">
                {mainLinks.map((link) => (
                  <li key={link.to}>
                    <HeaderLink {...link} />
                  </li>
                ))}
              </ul>
            </nav>
            <ThemeControl />
          </div>
        </div>
      )}
    </header>
  );
}

function HeaderLink({ to, label }: { to: string; label: string }) {
  return (
    <NavLink
      to={to}
      end
      className="flex min-h-11 items-center rounded-full px-4 font-semibold text-soft hover:bg-sunken hover:text-ink aria-[current=page]:bg-fern-tint aria-[current=page]:text-fern"
    >
      {label}
    </NavLink>
  );
}
