import { hasHint } from './session.ts';

const visitor = '';
const prefixOf = (owner: string) => (owner === visitor ? 'stackling:' : `stackling@${owner}:`);
const lastUserKey = 'stackling-user';

let user: string | undefined;

/**
 * Whose this tab is: a user's id, or empty for a visitor. Until the server has told, it is the tab's last user's while the
 * hint tells of somebody.
 */
export const tabOwner = (): string =>
  user ?? (hasHint() ? attempt(() => sessionStorage.getItem(lastUserKey)) : undefined) ?? visitor;

/** Makes this tab a user's, with all that a visitor typed and found in it. */
export function takeTab(id: string): void {
  if (user === id) return;
  user = id;
  attempt(() => {
    sessionStorage.setItem(lastUserKey, id);
    for (const key of keysWith(prefixOf(visitor))) {
      sessionStorage.setItem(key.replace(prefixOf(visitor), prefixOf(id)), sessionStorage.getItem(key) ?? '');
      sessionStorage.removeItem(key);
    }
  });
}

/** Makes this tab a visitor's. What its user typed and found waits until the same user is back. */
export function leaveTab(): void {
  user = undefined;
}

/** What its owner put there under a key earlier in this tab; nothing when there is none, or none that can be read. */
export const readTab = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(prefixOf(tabOwner()) + key) ?? 'null')) ?? undefined;

/**
 * Keeps a value until the tab is closed or somebody logs out; `undefined` takes it out.
 *
 * @param owner whose it is; what a visitor began goes to whoever has signed in meanwhile
 */
export function writeTab(key: string, value: unknown, owner = tabOwner()): void {
  const name = prefixOf(owner || tabOwner()) + key;
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  });
}

const listeners = new Set<() => void>();

/** Forgets all that was typed and found in this tab: somebody else may sit here next. */
export function forgetTab(): void {
  for (const listener of listeners) listener();
  attempt(() => {
    for (const key of keysWith('stackling')) sessionStorage.removeItem(key);
  });
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

const keysWith = (prefix: string) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

/** Storage may be switched off, full or out of shape; what is typed then lasts as long as its form. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
