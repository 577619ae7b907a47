// oxlint-disable relay/unused-fields -- the palette shows them
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFoundQuery, useFoundQuery$data } from '../__generated__/useFoundQuery.graphql.ts';

type Viewer = NonNullable<useFoundQuery$data['viewer']>;

/** As long as somebody types faster than this, nothing is asked. */
const pauseMs = 120;

/** The subscriptions and stacks that somebody has under a name, a few of each. Undefined for visitors. */
export function useFound(search: string, isSignedIn: boolean): Viewer | undefined {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Viewer>();
  useEffect(() => {
    if (!isSignedIn) return;
    let stop = () => {};
    const timer = setTimeout(
      () => {
        const { unsubscribe } = fetchQuery<useFoundQuery>(
          environment,
          graphql`
            query useFoundQuery($search: String!) {
              viewer {
                currency
                subscriptions(first: 6, search: $search) {
                  edges {
                    node {
                      id
                      name
                      logo
                      price
                    }
                  }
                }
                stacks(first: 5, search: $search) {
                  edges {
                    node {
                      id
                      name
                    }
                  }
                }
              }
            }
          `,
          { search },
        ).subscribe({ next: ({ viewer }) => setFound(viewer ?? undefined), error: () => {} });
        stop = unsubscribe;
      },
      search === '' ? 0 : pauseMs,
    );
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, search, isSignedIn]);
  return found;
}
