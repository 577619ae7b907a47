import { graphql } from 'react-relay/hooks';
import { ConnectionHandler, type DataID } from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import type { useUpdateSubscriptionMutation } from '../../../__generated__/useUpdateSubscriptionMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import type { Edited } from './editForm.ts';
import type { More } from './MoreFields.tsx';
import { leaves, noteInLists, type Place } from '../lists.ts';

/** Changes a subscription. The answer updates it and the totals; it leaves a list that it no longer belongs to. */
export function useUpdateSubscription(id: DataID, place: Place) {
  const [commit, isSaving] = useCommit<useUpdateSubscriptionMutation>(graphql`
    mutation useUpdateSubscriptionMutation($id: ID!, $input: UpdateSubscriptionInput!, $labelIds: [ID!]) {
      result: updateSubscription(id: $id, input: $input, labelIds: $labelIds) {
        __typename
        ... on UpdateSubscriptionPayload {
          subscription {
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
          issues {
            field
            message
          }
        }
        ... on NotFoundError {
          message
        }
      }
    }
  `);

  const update = ({ category, ...changes }: Partial<Edited>, { labelIds, ...more }: More) =>
    commit({
      variables: {
        id,
        input: { ...changes, ...more, ...(category && { category: enumName(category) }) },
        ...(labelIds && { labelIds }),
      },
      updater: (store, data) => {
        if (data?.result.__typename !== 'UpdateSubscriptionPayload') return;
        const connection = leaves(place, category) ? store.get(place.list) : undefined;
        if (connection) ConnectionHandler.deleteNode(connection, id);
        noteInLists(store, place.userId, [place.list], connection ? -1 : 0);
      },
    });

  return { update, isSaving };
}
