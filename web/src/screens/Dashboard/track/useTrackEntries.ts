import { plural, t } from '@lingui/core/macro';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { enumName } from '../../../../../common/enumName.ts';
import { listed } from '../../../../../common/listed.ts';
import type { Category } from '../../../../../common/values.ts';
import type { useTrackEntriesMutation } from '../../../__generated__/useTrackEntriesMutation.graphql.ts';
import type { useTrackEntriesUndoMutation } from '../../../__generated__/useTrackEntriesUndoMutation.graphql.ts';
import { askAnew } from '../../../relay/askAnew.ts';
import { undoButton } from '../../../relay/undoButton.ts';
import { outcomeOf, useCommit } from '../../../relay/useCommit.ts';
import { showFailure } from '../../../ui/showFailure.ts';
import { showToast } from '../../../ui/toast.ts';

/** Starts tracking several typed lines, says what was tracked already, and offers to undo all of it. */
export function useTrackEntries() {
  const environment = useRelayEnvironment();
  const [commit, isAdding] = useCommit<useTrackEntriesMutation>(graphql`
    mutation useTrackEntriesMutation($input: TrackEntriesInput!) {
      result: trackEntries(input: $input) {
        __typename
        ... on TrackEntriesPayload {
          subscriptions {
            id
          }
          duplicates
        }
        ... on InvalidInputError {
          message
        }
      }
    }
  `);

  /** @returns whether it was done */
  const addAll = async (entries: string[], category: Category): Promise<boolean> => {
    const outcome = await commit({ variables: { input: { entries, category: enumName(category) } } });
    if (outcome.status !== 'done') {
      showFailure(t`Failed to add subscriptions`, outcome.issues);
      return false;
    }
    askAnew();
    const { subscriptions, duplicates } = outcome.payload;
    const ids = subscriptions.map(({ id }) => id);
    const names = listed(duplicates);
    showToast({
      tone: 'plain',
      title: plural(ids.length, { 0: 'Nothing added', one: '# subscription added', other: '# subscriptions added' }),
      ...(duplicates.length > 0 && { description: t`You already track ${names}.` }),
      ...(ids.length > 0 && {
        action: undoButton(() => removeAll(environment, ids), {
          done: { title: t`Undone`, description: t`What you added is gone again.` },
          failed: t`Undo failed`,
        }),
      }),
    });
    return true;
  };

  return { addAll, isAdding };
}

const removeAll = (environment: IEnvironment, ids: string[]) =>
  outcomeOf<useTrackEntriesUndoMutation>((callbacks) =>
    commitMutation<useTrackEntriesUndoMutation>(environment, {
      mutation: graphql`
        mutation useTrackEntriesUndoMutation($ids: [ID!]!) {
          result: changeSubscriptions(ids: $ids, input: { act: REMOVE }) {
            __typename
            ... on InvalidInputError {
              message
            }
          }
        }
      `,
      variables: { ids },
      ...callbacks,
    }),
  );
