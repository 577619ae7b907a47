import { graphql, useMutation } from 'react-relay/hooks';
import { ConnectionHandler, type DataID } from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import { categories, type Category } from '../../../../../common/values.ts';
import type { useUpdateSubscriptionMutation } from '../../../__generated__/useUpdateSubscriptionMutation.graphql.ts';
import { showToast } from '../../../ui/toast.ts';
import type { Edited } from './editForm.ts';
import { noteInLists, type Place } from '../lists.ts';

interface Outcome {
  /** `isListed` says whether it still belongs in the list. */
  onSaved: (isListed: boolean) => void;
  onRefused: (issues: readonly { field: string; message: string }[]) => void;
}

const title = 'Failed to update subscription';

/** Changes a subscription; one answer brings it and the totals, and takes it from a list that it left. */
export function useUpdateSubscription(id: DataID, { userId, list, category: listed }: Place) {
  const [commit, isSaving] = useMutation<useUpdateSubscriptionMutation>(graphql`
    mutation useUpdateSubscriptionMutation($id: ID!, $input: UpdateSubscriptionInput!) {
      result: updateSubscription(id: $id, input: $input) {
        __typename
        ... on UpdateSubscriptionPayload {
          subscription {
            ...SubscriptionCard_subscription
          }
          user {
            ...SpendingSummary_user
            ...CategoryBreakdown_user
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

  const update = ({ category, ...changes }: Partial<Edited>, { onSaved, onRefused }: Outcome) => {
    const goesTo = listed && category && category !== listed ? category : undefined;
    const fail = (message: string) => {
      showToast({ tone: 'error', title, description: message });
      onRefused([{ field: '', message }]);
    };
    commit({
      variables: { id, input: { ...changes, ...(category && { category: enumName(category) }) } },
      updater: (store, data) => {
        if (data?.result.__typename !== 'UpdateSubscriptionPayload') return;
        const connection = goesTo && store.get(list);
        if (connection) ConnectionHandler.deleteNode(connection, id);
        noteInLists(store, userId, [list], connection ? -1 : 0);
      },
      onCompleted: ({ result }) => {
        if (result.__typename === 'UpdateSubscriptionPayload') {
          showToast({ tone: 'plain', title: 'Subscription updated', ...(goesTo && { description: movedTo(goesTo) }) });
          onSaved(!goesTo);
        } else if (result.__typename === 'InvalidInputError') onRefused(result.issues);
        else if (result.__typename === 'NotFoundError') fail(result.message);
      },
      onError: ({ message }) => fail(message),
    });
  };

  return { update, isSaving };
}

const movedTo = (category: Category) => `It is under ${categories[category]} now.`;
