import { useLingui } from '@lingui/react/macro';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHandle } from './useHandle.ts';

/**
 * Sets the document's title. After a navigation it moves the focus to the element that the address names, or else to
 * the screen's heading.
 *
 * @returns the title to announce; empty on the first screen, which the browser announces itself
 */
export function useAnnouncedTitle(): string {
  const { pathname, hash } = useLocation();
  const { t } = useLingui();
  const { title } = useHandle();
  const said = title ? t(title) : 'Stackling';
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(() => {
    document.title = said;
    if (shown.current === pathname) return;
    shown.current = pathname;
    setAnnouncement(said);
    const main = document.querySelector('main');
    const named = document.getElementById(hash.slice(1));
    const heading = main?.querySelector('h1');
    (named ?? heading ?? main)?.focus({ preventScroll: true });
    return named || heading || !main ? undefined : handOnFocus(main);
  }, [pathname, hash, said]);

  return announcement;
}

/** Moves the focus to a heading that appears with its screen's data, unless the user has moved the focus meanwhile. */
function handOnFocus(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement === main) heading.focus({ preventScroll: true });
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
