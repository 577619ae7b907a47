import { plural, t } from '@lingui/core/macro';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type {
  ChangeSubscriptionsInput,
  useChangeSubscriptionsMutation,
} from '../../../__generated__/useChangeSubscriptionsMutation.graphql.ts';
import type { useChangeSubscriptionsUndoMutation } from '../../../__generated__/useChangeSubscriptionsUndoMutation.graphql.ts';
import { askAnew } from '../../../relay/askAnew.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { outcomeOf, useCommit } from '../../../relay/useCommit.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';

/** What is done to subscriptions, and how it is told. */
export interface Change {
  input: ChangeSubscriptionsInput;
  labelIds?: readonly string[];
  /** The notification's title when so many have changed. */
  done: (count: number) => string;
}

/** Does the same to some subscriptions in one request, says what stayed as it was, and offers to undo all of it. */
export function useChangeSubscriptions() {
  const environment = useRelayEnvironment();
  const [commit, isChanging] = useCommit<useChangeSubscriptionsMutation>(graphql`
    mutation useChangeSubscriptionsMutation($ids: [ID!]!, $input: ChangeSubscriptionsInput!, $labelIds: [ID!]) {
      result: changeSubscriptions(ids: $ids, input: $input, labelIds: $labelIds) {
        __typename
        ... on ChangeSubscriptionsPayload {
          change {
            id
          }
          changedIds
          unchanged {
            message
          }
        }
        ... on InvalidInputError {
          issues {
            field
            message
          }
        }
      }
    }
  `);

  /** @returns whether it was done */
  const change = async (ids: readonly string[], { input, labelIds, done }: Change): Promise<boolean> => {
    const outcome = await commit({ variables: { ids, input, labelIds: labelIds ?? null } });
    if (outcome.status !== 'done') {
      showFailure(t`Failed to change subscriptions`, outcome.issues);
      return false;
    }
    askAnew();
    const { change: made, changedIds, unchanged } = outcome.payload;
    const stayed = plural(unchanged.length, { one: '# stayed as it was', other: '# stayed as they were' });
    showToast({
      tone: 'plain',
      title: changedIds.length === 0 ? t`Nothing changed` : done(changedIds.length),
      ...(unchanged.length > 0 && { description: `${stayed}: ${unchanged[0]!.message}` }),
      ...(made && {
        action: undoButton(() => undo(environment, made.id), {
          done: { title: t`Undone`, description: t`Everything is as it was before.` },
          failed: t`Undo failed`,
        }),
      }),
    });
    return true;
  };

  return { change, isChanging };
}

const undo = (environment: IEnvironment, id: string) =>
  outcomeOf<useChangeSubscriptionsUndoMutation>((callbacks) =>
    commitMutation<useChangeSubscriptionsUndoMutation>(environment, {
      mutation: graphql`
        mutation useChangeSubscriptionsUndoMutation($id: ID!) {
          result: undoSubscriptionChange(id: $id) {
            __typename
            ... on NotFoundError {
              message
            }
          }
        }
      `,
      variables: { id },
      ...callbacks,
    }),
  );
