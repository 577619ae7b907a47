import { useSyncExternalStore } from 'react';

/** One value outside of React that components can follow. */
export interface Store<Value> {
  get(): Value;
  /** The value that prerendered pages show. */
  getFirst(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(value: Value, first = value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getFirst: () => first,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getFirst);
}
