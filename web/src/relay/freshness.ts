import { askAnew } from './askAnew.ts';

/** After so long out of sight, what a tab shows is taken to be out of date. */
const longAwayMs = 60_000;

let isOutdated = false;
let hiddenAt: number | undefined;

/** Brings what is in sight up to date; in a hidden tab once it is shown, however often something has changed until then. */
export function refresh(): void {
  if (document.hidden) isOutdated = true;
  else askAnew();
}

/**
 * Refreshes a tab that is shown again, if that was wanted meanwhile or after a minute.
 *
 * @returns stops that
 */
export function followVisibility(): () => void {
  const handleChange = () => {
    if (document.hidden) {
      hiddenAt = Date.now();
      return;
    }
    const wasLongAway = hiddenAt !== undefined && Date.now() - hiddenAt >= longAwayMs;
    if (isOutdated || wasLongAway) askAnew();
    isOutdated = false;
    hiddenAt = undefined;
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}
