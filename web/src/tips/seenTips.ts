import type { TipId } from './tipStore.ts';

const dismissedKey = 'stackling:dismissed-tips';
const visitedKey = 'stackling:visited';

// What the page knows itself: storage may be switched off, full, or cleared by somebody.
const done = new Set<TipId>();

/** Whether a tip may be shown: nobody has dismissed it, it has not had its time on this page, the welcome is the first. */
export function mayShowTip(id: TipId): boolean {
  return !done.has(id) && !readDismissed().includes(id) && !(id === 'welcome' && read(visitedKey) !== null);
}

/** Never shows a tip again. */
export function rememberDismissal(id: TipId): void {
  restTip(id);
  write(dismissedKey, JSON.stringify([...new Set([...readDismissed(), id])]));
}

/** Shows a tip no more until the page is loaded again. */
export function restTip(id: TipId): void {
  done.add(id);
}

/** Records the first visit, which has had its welcome. */
export function rememberVisit(): void {
  restTip('welcome');
  write(visitedKey, 'true');
}

/** The ids that are stored, whatever else somebody may have put there. */
function readDismissed(): unknown[] {
  try {
    const stored: unknown = JSON.parse(read(dismissedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // What is known then lasts as long as the page.
  }
}
