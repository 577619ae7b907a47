/** Changes of many subscriptions at once. */
import { graphql } from '../../api/generated/operations/gql.ts';
import type { ChangeSubscriptionsInput } from '../../api/generated/operations/graphql.ts';
import { send, type Viewer } from './api.ts';

const change = graphql(`
  mutation TestChangeSubscriptions($ids: [ID!]!, $input: ChangeSubscriptionsInput!, $labelIds: [ID!]) {
    result: changeSubscriptions(ids: $ids, input: $input, labelIds: $labelIds) {
      __typename
      ... on ChangeSubscriptionsPayload {
        change {
          id
        }
        changedIds
        unchanged {
          subscriptionId
          code
        }
        user {
          subscriptions {
            totalCount
          }
          spending {
            monthlyCents
            activeCount
          }
        }
      }
      ... on InvalidInputError {
        issues {
          field
          code
        }
      }
    }
  }
`);

const undo = graphql(`
  mutation TestUndoSubscriptionChange($id: ID!) {
    result: undoSubscriptionChange(id: $id) {
      __typename
      ... on UndoSubscriptionChangePayload {
        changedIds
        unchanged {
          subscriptionId
          code
        }
        user {
          spending {
            monthlyCents
          }
        }
      }
      ... on NotFoundError {
        code
      }
    }
  }
`);

export const tryToChange = (
  viewer: Viewer,
  ids: readonly string[],
  input: ChangeSubscriptionsInput,
  labelIds?: readonly string[],
) => send(change, { ids: [...ids], input, labelIds: labelIds ? [...labelIds] : null }, viewer);

/** What became of a change that is taken. */
export async function changed(...[viewer, ids, input, labelIds]: Parameters<typeof tryToChange>) {
  const { data, errors } = await tryToChange(viewer, ids, input, labelIds);
  if (data?.result.__typename !== 'ChangeSubscriptionsPayload') throw new Error(JSON.stringify({ data, errors }));
  return data.result;
}

export const undone = async (viewer: Viewer, id: string) => (await send(undo, { id }, viewer)).data!.result;
