import { useEffect } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { commitLocalUpdate } from 'relay-runtime';

/**
 * Invalidates the counts when the screen unmounts, because changes elsewhere affect them: the next visit fetches all
 * again.
 */
export function useFreshStats(): void {
  const environment = useRelayEnvironment();
  useEffect(
    () => () =>
      commitLocalUpdate(environment, (store) => store.getRoot().getLinkedRecord('adminStats')?.invalidateRecord()),
    [environment],
  );
}
