import { graphql, useMutation } from 'react-relay/hooks';
import type { DataID } from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import type { useTrackEntryMutation } from '../../../__generated__/useTrackEntryMutation.graphql.ts';
import { showToast } from '../../../ui/toast.ts';
import type { NewEntry } from './entryDraft.ts';
import { noteInLists } from '../lists.ts';

interface Outcome {
  /** Where it went, when it is not in sight. */
  note: string | undefined;
  onAdded: () => void;
  /** `isEntry` says that the line itself was refused. */
  onRefused: (message: string, isEntry: boolean) => void;
}

/** Starts tracking a typed line. One answer brings the subscription, at the top of the list, and the totals. */
export function useTrackEntry(userId: DataID) {
  const [commit, isAdding] = useMutation<useTrackEntryMutation>(graphql`
    mutation useTrackEntryMutation($input: TrackEntryInput!, $lists: [ID!]!) {
      result: trackEntry(input: $input) {
        __typename
        ... on TrackSubscriptionPayload {
          subscription @prependNode(connections: $lists, edgeTypeName: "UserSubscriptionsEdge") {
            ...SubscriptionCard_subscription
          }
          user {
            ...SpendingSummary_user
            ...CategoryBreakdown_user
          }
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);

  const trackEntry = ({ entry, category, nextBillingDate }: NewEntry, lists: DataID[], outcome: Outcome) =>
    commit({
      variables: { input: { entry, category: enumName(category), nextBillingDate }, lists },
      updater: (store, data) => {
        if (data?.result.__typename === 'TrackSubscriptionPayload') noteInLists(store, userId, lists, 1);
      },
      onCompleted: ({ result }) => {
        if (result.__typename === 'TrackSubscriptionPayload') {
          const { note } = outcome;
          showToast({ tone: 'plain', title: 'Subscription added', ...(note && { description: note }) });
          outcome.onAdded();
        } else if (result.__typename === 'InvalidInputError') outcome.onRefused(result.message, true);
      },
      onError: ({ message }) => {
        showToast({ tone: 'error', title: 'Failed to add subscription', description: message });
        outcome.onRefused(message, false);
      },
    });

  return { trackEntry, isAdding };
}
