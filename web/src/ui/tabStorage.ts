const prefix = 'stackling:';

/** What was put there under a key earlier in this tab; nothing when there is none, or none that can be read. */
export function readTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value until the tab is closed or its user leaves; `undefined` takes it out. */
export function writeTab(key: string, value: unknown): void {
  try {
    if (value === undefined) sessionStorage.removeItem(prefix + key);
    else sessionStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Storage may be switched off or full; the value then lasts as long as the screen.
  }
}

const listeners = new Set<() => void>();

/** Forgets all that was typed and found in this tab: somebody else may sit here next. */
export function forgetTab(): void {
  for (const listener of listeners) listener();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage may be switched off; then nothing was kept.
  }
}

/**
 * Calls a listener before all is forgotten, so that what is still under way puts nothing there afterwards.
 *
 * @returns stops listening
 */
export function onForgetTab(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
