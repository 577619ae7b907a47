import { hasHint } from './session.ts';

const visitor = '';
const prefixOf = (owner: string) => (owner === visitor ? 'stackling:' : `stackling@${owner}:`);
const lastUserKey = 'stackling-user';

let user: string | undefined;

/**
 * The owner of this tab: a user's id, or empty for a visitor. Until the server has answered, the tab's last user owns
 * it if the hint cookie says that somebody is signed in.
 */
export const tabOwner = (): string =>
  user ?? (hasHint() ? attempt(() => sessionStorage.getItem(lastUserKey)) : undefined) ?? visitor;

/** Makes a user the tab's owner, and gives them everything that a visitor typed and found in it. */
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

/** Makes a visitor the tab's owner. What its user typed and found is kept until the same user is back. */
export function leaveTab(): void {
  user = undefined;
}

/** The value that the owner stored under a key in this tab; undefined when it is missing or cannot be read. */
export const readTab = (key: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(prefixOf(tabOwner()) + key) ?? 'null')) ?? undefined;

/**
 * Stores a value until the tab is closed or the user logs out; `undefined` removes it.
 *
 * @param owner the owner of the value; a visitor's value goes to the user who has signed in meanwhile
 */
export function writeTab(key: string, value: unknown, owner = tabOwner()): void {
  const name = prefixOf(owner || tabOwner()) + key;
  attempt(() => {
    if (value === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  });
}

const listeners = new Set<() => void>();

/** Deletes everything that was typed and found in this tab: somebody else may use it next. */
export function forgetTab(): void {
  for (const listener of listeners) listener();
  attempt(() => {
    for (const key of keysWith('stackling')) sessionStorage.removeItem(key);
  });
}

/**
 * Calls a listener before `forgetTab` deletes the values, so that work under way can stop and store nothing afterwards.
 *
 * @returns a function that stops listening
 */
export function onForgetTab(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keysWith = (prefix: string) => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));

/** Storage may be switched off, full or invalid; values then last only as long as their form. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
