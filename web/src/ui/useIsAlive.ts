import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether React runs in a browser; false while it prerenders and hydrates. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
