import { keep, readKept } from '../ui/browserStorage.ts';
import type { TipId } from './tipStore.ts';

const dismissedKey = 'stackling:dismissed-tips';
const visitedKey = 'stackling:visited';

// Kept in memory as well, because storage may be switched off, full, or cleared by the user.
const done = new Set<TipId>();

/** Whether a tip may be shown: it was not dismissed and not shown on this page; the welcome only on the first visit. */
export function mayShowTip(id: TipId): boolean {
  return !done.has(id) && !readDismissed().includes(id) && !(id === 'welcome' && readKept(visitedKey) !== null);
}

/** Dismisses a tip for good. */
export function rememberDismissal(id: TipId): void {
  restTip(id);
  keep(dismissedKey, JSON.stringify([...new Set([...readDismissed(), id])]));
}

/** Keeps a tip from being shown until the page is loaded again. */
export function restTip(id: TipId): void {
  done.add(id);
}

/** Records the first visit, so that the welcome is not shown again. */
export function rememberVisit(): void {
  restTip('welcome');
  keep(visitedKey, 'true');
}

/** The stored ids; anything else in storage is ignored. */
function readDismissed(): unknown[] {
  try {
    const stored: unknown = JSON.parse(readKept(dismissedKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
