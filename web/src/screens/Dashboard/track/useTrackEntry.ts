import { graphql } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import type { useTrackEntryMutation } from '../../../__generated__/useTrackEntryMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { Category } from '../../../../../common/values.ts';
import { noteInLists } from '../lists.ts';

/** A line to track, and what goes with it. */
export interface NewEntry {
  entry: string;
  category: Category;
  startsOn: string | null;
  websiteUrl: string | null;
}

/** Starts tracking a typed line. One answer brings the subscription, at the top of the list, and the totals. */
export function useTrackEntry(userId: DataID) {
  const [commit, isAdding] = useCommit<useTrackEntryMutation>(graphql`
    mutation useTrackEntryMutation($input: TrackEntryInput!, $refuseDuplicates: Boolean!, $lists: [ID!]!) {
      result: trackEntry(input: $input, refuseDuplicates: $refuseDuplicates) {
        __typename
        ... on TrackSubscriptionPayload {
          subscription @prependNode(connections: $lists, edgeTypeName: "UserSubscriptionsEdge") {
            ...SubscriptionRow_subscription @arguments(withLabels: true)
          }
          user {
            ...SpendingSummary_user
            ...CategoryBreakdown_user
            ...ConversionNote_user
            ...Upcoming_user
          }
        }
        ... on InvalidInputError {
          message
        }
        ... on DuplicateError {
          message
          names
        }
      }
    }
  `);

  const trackEntry = (
    { entry, category, startsOn, websiteUrl }: NewEntry,
    { lists, refuseDuplicates }: { lists: DataID[]; refuseDuplicates: boolean },
  ) =>
    commit({
      variables: { input: { entry, category: enumName(category), startsOn, websiteUrl }, refuseDuplicates, lists },
      updater: (store, data) => {
        if (data?.result.__typename === 'TrackSubscriptionPayload') noteInLists(store, userId, lists, 1);
      },
    });

  return { trackEntry, isAdding };
}
