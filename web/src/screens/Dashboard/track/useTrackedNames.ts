// oxlint-disable relay/unused-fields -- the list of pasted lines shows them
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useTrackedNamesQuery } from '../../../__generated__/useTrackedNamesQuery.graphql.ts';

/** Those of some names that are tracked already; none until that is known. */
export function useTrackedNames(names: readonly string[]): ReadonlySet<string> {
  const environment = useRelayEnvironment();
  const [tracked, setTracked] = useState<ReadonlySet<string>>(new Set());
  // As one value, so that the same names are asked for once.
  const asked = JSON.stringify(names);
  useEffect(() => {
    const { unsubscribe } = fetchQuery<useTrackedNamesQuery>(
      environment,
      graphql`
        query useTrackedNamesQuery($names: [String!]!) {
          viewer {
            trackedNames(names: $names)
          }
        }
      `,
      { names: JSON.parse(asked) as string[] },
    ).subscribe({
      next: ({ viewer }) => setTracked(new Set(viewer?.trackedNames)),
      // Adding them says it too.
      error: () => {},
    });
    return unsubscribe;
  }, [environment, asked]);
  return tracked;
}
