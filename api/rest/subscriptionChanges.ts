import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import { changesFields, changesForm } from '../../common/forms/changesForm.ts';
import type { ErrorCode } from '../errorTexts.ts';
import { graphql } from '../generated/operations/gql.ts';
import { component, described, rowNumber } from './describing/described.ts';
import { route } from './describing/route.ts';
import { globalIds, idsOf, labelIds } from './labelIds.ts';
import { globalId, rowId } from './rowId.ts';
import { run } from './run.ts';

const change = graphql(`
  mutation RestChangeSubscriptions($ids: [ID!]!, $input: ChangeSubscriptionsInput!, $labelIds: [ID!]) {
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
          message
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const undo = graphql(`
  mutation RestUndoSubscriptionChange($id: ID!) {
    result: undoSubscriptionChange(id: $id) {
      __typename
      ... on UndoSubscriptionChangePayload {
        changedIds
        unchanged {
          subscriptionId
          code
          message
        }
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const ids = idsOf('ids.bad' satisfies ErrorCode);
const form = z.safeExtend(changesForm, { ids, labelIds });

const outcome = {
  changed: described(z.array(rowNumber('A subscription’s id.', 12)), 'Those that changed.', [12]),
  unchanged: described(
    z.array(
      component('UnchangedSubscription', 'A subscription that stayed as it was, and why.', {
        id: rowNumber('The subscription’s id.', 13),
        code: described(z.string(), 'Why, as a code for programs.', 'subscription.ended'),
        message: described(z.string(), 'Why, in words for people.', 'It has ended already.'),
      }),
    ),
    'Those that stayed as they were.',
    [],
  ),
};

const outcomeOf = ({
  changedIds,
  unchanged,
}: {
  changedIds: readonly string[];
  unchanged: readonly { subscriptionId: string; code: string; message: string }[];
}) => ({
  changed: changedIds.map(rowId),
  unchanged: unchanged.map(({ subscriptionId, ...why }) => ({ id: rowId(subscriptionId), ...why })),
});

export const subscriptionChanges = [
  route({
    method: 'POST',
    path: '/api/subscriptions/changes',
    operation: 'changeSubscriptions',
    tag: 'Subscriptions',
    summary: 'Do the same to up to 1,000 subscriptions',
    notes: 'What does not fit one of them leaves only that one as it is.',
    access: 'user',
    form,
    fields: {
      ...changesFields,
      ids: 'The ids of the subscriptions; 1 to 1,000.',
      labelIds: 'The ids of the labels that they get or lose.',
    },
    example: { ids: [12], act: 'pause', until: '2027-03-01' },
    answers: component('SubscriptionChange', 'What became of a change of many subscriptions.', {
      changeId: described(
        z.nullable(rowNumber('The change’s id.', 3)),
        'The id that undoes the change, for an hour; null when nothing changed.',
        3,
      ),
      ...outcome,
    }),
    async answer({ form: { ids, labelIds, act, category, kind, until }, context }) {
      const input = {
        until,
        act: enumName(act),
        category: category && enumName(category),
        kind: kind && enumName(kind),
      };
      const subscriptions = ids.map((id) => globalId('TrackedSubscription', id));
      const variables = { ids: subscriptions, input, labelIds: globalIds(labelIds) };
      const { change: made, ...rest } = await run(change, variables, context);
      return { body: { changeId: made ? rowId(made.id) : null, ...outcomeOf(rest) } };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/subscription-changes/:id',
    operation: 'undoSubscriptionChange',
    tag: 'Subscriptions',
    summary: 'Undo a change of many subscriptions',
    notes: 'It can be undone for an hour, once. Those that were changed otherwise since then stay as they are.',
    access: 'user',
    answers: component('UndoneChange', 'What became of a change that was undone.', outcome),
    async answer({ id, context }) {
      return { body: outcomeOf(await run(undo, { id: globalId('SubscriptionChange', id) }, context)) };
    },
  }),
];
