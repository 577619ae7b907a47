import { askAnew } from './askAnew.ts';

/** A tab that was hidden this long counts as out of date. */
const longAwayMs = 60_000;

let isOutdated = false;
let hiddenAt: number | undefined;

/** Updates the data on the screen; a hidden tab does so once when it is shown again. */
export function refresh(): void {
  if (document.hidden) isOutdated = true;
  else askAnew();
}

/**
 * Refreshes a tab when it is shown again, if it is out of date or was hidden for a minute.
 *
 * @returns a function that stops this
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
