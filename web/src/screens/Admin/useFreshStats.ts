import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';

/** Counts go out of date with whatever is done elsewhere: once the screen is left, the next visit asks for all anew. */
export function useFreshStats(): void {
  const environment = useRelayEnvironment();
  useEffect(
    () => () =>
      commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('adminStats')?.invalidateRecord()),
    [environment],
  );
}
