import { createStore } from './store.ts';

export interface Toast {
  id: number;
  title: string;
  description?: string;
  tone: 'plain' | 'error';
  /** What the user can still do about it; a notification with an action stays twice as long. */
  action?: { label: string; run: () => void };
}

/** The one notification that is open. */
export const toastStore = createStore<Toast | undefined>(undefined);

let lastId = 0;

/** Shows a notification in place of the one that is open. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  toastStore.set({ ...toast, id: lastId });
}

/** Closes a notification; one that was replaced already is left alone. */
export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) toastStore.set(undefined);
}
