import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this is drawn by a browser that has the code; false while it takes over what was drawn when the page was built. */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
