// oxlint-disable relay/unused-fields -- the list shows them
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type {
  useSuggestionsQuery,
  useSuggestionsQuery$data,
} from '../../../__generated__/useSuggestionsQuery.graphql.ts';

type Suggestions = NonNullable<useSuggestionsQuery$data['viewer']>['serviceSuggestions'];

/** As long as somebody types faster than this, nothing is asked. */
const pauseMs = 120;
const none: Suggestions = [];

/** The services whose names begin with a text. The former ones stay until the next are there, or asking fails. */
export function useSuggestions(search: string): Suggestions {
  const environment = useRelayEnvironment();
  const [suggestions, setSuggestions] = useState(none);
  useEffect(() => {
    let stop = () => {};
    const timer = setTimeout(() => {
      const { unsubscribe } = fetchQuery<useSuggestionsQuery>(
        environment,
        graphql`
          query useSuggestionsQuery($search: String!) {
            viewer {
              serviceSuggestions(search: $search, first: 6) {
                name
                logo
                source
                isTracked
                category
                websiteUrl
                pricesAsOf
                prices {
                  plan
                  price
                  isPerSeat
                  line
                }
              }
            }
          }
        `,
        { search },
      ).subscribe({
        next: ({ viewer }) => setSuggestions(viewer?.serviceSuggestions ?? none),
        error: () => setSuggestions(none),
      });
      stop = unsubscribe;
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, search]);
  return suggestions;
}
