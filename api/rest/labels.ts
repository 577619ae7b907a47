import * as z from 'zod/mini';
import { enumName } from '../../common/enumName.ts';
import { labelChangesForm, labelFields, labelForm } from '../../common/forms/labelForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { described, message } from './describing/described.ts';
import { route } from './describing/route.ts';
import { bodyOf, labelAnswer } from './labelAnswer.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';

const list = graphql(`
  query RestListLabels {
    result: viewer {
      labels {
        ...RestLabel
      }
    }
  }
`);

const create = graphql(`
  mutation RestCreateLabel($input: CreateLabelInput!) {
    result: createLabel(input: $input) {
      __typename
      ... on CreateLabelPayload {
        label {
          ...RestLabel
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const update = graphql(`
  mutation RestUpdateLabel($id: ID!, $input: UpdateLabelInput!) {
    result: updateLabel(id: $id, input: $input) {
      __typename
      ... on UpdateLabelPayload {
        label {
          ...RestLabel
        }
      }
      ... on Error {
        message
      }
    }
  }
`);

const remove = graphql(`
  mutation RestRemoveLabel($id: ID!, $moveTo: ID, $leave: Boolean!) {
    result: removeLabel(id: $id, moveTo: $moveTo, leave: $leave) {
      __typename
      ... on Error {
        message
      }
    }
  }
`);

/** The label that a query names; null without one. */
function moveToIn(query: URLSearchParams): string | null {
  const moveTo = query.get('moveTo');
  if (moveTo === null) return null;
  if (!/^[1-9]\d{0,8}$/.test(moveTo)) throw new RestError(400, say('label.otherKind'));
  return globalId('Label', Number(moveTo));
}

export const labels = [
  route({
    method: 'GET',
    path: '/api/labels',
    operation: 'listLabels',
    tag: 'Subscriptions',
    summary: 'Your categories, tags, payment methods and people',
    access: 'user',
    answers: described(z.array(labelAnswer), 'By kind and name.'),
    async answer({ context }) {
      const viewer = await run(list, {}, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return { body: viewer.labels.map(bodyOf) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/labels',
    operation: 'createLabel',
    tag: 'Subscriptions',
    summary: 'Make a label',
    notes: 'You can have 200 labels. Subscriptions take them as `labelIds`.',
    access: 'user',
    form: labelForm,
    fields: labelFields,
    example: { kind: 'category', name: 'Kids', color: 'blue' },
    status: 201,
    answers: labelAnswer,
    async answer({ form: { kind, color, ...form }, context }) {
      const input = { ...form, kind: enumName(kind), color: enumName(color) };
      const { label } = await run(create, { input }, context);
      return { body: bodyOf(label) };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/labels/:id',
    operation: 'updateLabel',
    tag: 'Subscriptions',
    summary: 'Change a label',
    notes: 'Fields that you leave out stay as they are. Null removes the date.',
    access: 'user',
    form: labelChangesForm,
    fields: { name: labelFields.name, color: 'Its colour.', expiresOn: labelFields.expiresOn },
    example: { name: 'Children', color: 'green' },
    answers: labelAnswer,
    async answer({ id, form: { color, ...form }, context }) {
      const input = { ...form, ...(color && { color: enumName(color) }) };
      const { label } = await run(update, { id: globalId('Label', id), input }, context);
      return { body: bodyOf(label) };
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/labels/:id',
    operation: 'removeLabel',
    tag: 'Subscriptions',
    summary: 'Delete a label',
    notes: 'If subscriptions have it, say which label they get instead, or that they may get none.',
    access: 'user',
    query: {
      moveTo: ['The id of the label of the same kind that its subscriptions get instead.', '6'],
      leave: ['`true` if its subscriptions may get none.', 'false'],
    },
    answers: message,
    answered: { message: 'The label was deleted.' },
    refusals: {
      400: ['`moveTo` is no other label of the same kind.', 'Please choose another label of the same kind'],
      409: [
        'Subscriptions have it, and you did not say what becomes of these.',
        '3 subscriptions have this label. Please say which one they get instead, or that they get none.',
      ],
    },
    async answer({ id, query, context }) {
      const leave = query.get('leave') === 'true';
      await run(remove, { id: globalId('Label', id), moveTo: moveToIn(query), leave }, context);
      return { body: { message: 'The label was deleted.' } };
    },
  }),
];
