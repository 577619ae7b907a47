import { graphql } from 'react-relay/hooks';
import { enumName } from '../../../../common/enumName.ts';
import { categoryNames, type ProjectType } from '../../../../common/values.ts';
import type { useTrackSavedMutation } from '../../__generated__/useTrackSavedMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';

interface Saved {
  readonly name: string;
  readonly price: string;
  readonly description: string;
  readonly link: string;
}

/** Tracks what was saved to a stack, in US dollars, in the category that comes closest to the stack's type. */
export function useTrackSaved() {
  const [commit, isTracking] = useCommit<useTrackSavedMutation>(graphql`
    mutation useTrackSavedMutation($input: TrackSubscriptionInput!, $refuseDuplicates: Boolean!) {
      result: trackSubscription(input: $input, refuseDuplicates: $refuseDuplicates) {
        __typename
        ... on InvalidInputError {
          message
        }
        ... on DuplicateError {
          message
        }
      }
    }
  `);

  const trackSaved = (
    { name, price, description, link }: Saved,
    { projectType, refuseDuplicates }: { projectType: ProjectType; refuseDuplicates: boolean },
  ) => {
    const category = categoryNames.find((name) => name === projectType) ?? 'other';
    return commit({
      variables: {
        refuseDuplicates,
        input: {
          name,
          price,
          currency: 'USD',
          category: enumName(category),
          description,
          websiteUrl: link || null,
        },
      },
      // The dashboard may have been seen already; it asks again when it is next opened.
      updater: (store) => store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
    });
  };

  return { trackSaved, isTracking };
}
