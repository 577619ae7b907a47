import { useEffect, useRef, useState } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import type { ScreenHandle } from './ScreenHandle.ts';

/**
 * Gives the page its screen's title. After a navigation the focus goes to the screen's heading.
 *
 * @returns the title to announce; nothing on the first screen, which the browser announces itself
 */
export function useAnnouncedTitle(): string {
  const { pathname } = useLocation();
  const { title = 'Stackling' } = (useMatches().at(-1)?.handle ?? {}) as Partial<ScreenHandle>;
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    document.title = title;
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(title);
    const main = document.querySelector('main');
    (main?.querySelector('h1') ?? main)?.focus({ preventScroll: true });
  }, [pathname, title]);

  return announcement;
}
