import { encodeGlobalID } from '@pothos/plugin-relay';
import { enumName } from '../../common/enumName.ts';
import { actNames, acts, changesFields, changesForm, type ActName } from '../../common/forms/changesForm.ts';
import { changeMany, undoChange, type Outcome } from '../domain/subscriptions/changeMany.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { SubscriptionChange as ChangeRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Label, LabelKind } from './Label.ts';
import { numbersOf } from './labelIds.ts';
import { Category, TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';
import { visibleTo } from './visibleTo.ts';

const SubscriptionsAct = builder.enumType('SubscriptionsAct', {
  description: 'What can be done to many subscriptions at once.',
  values: Object.fromEntries(actNames.map((value) => [enumName(value), { value, description: acts[value] }])) as Record<
    string,
    { value: ActName; description: string }
  >,
});

const ChangeSubscriptionsInput = builder
  .inputType('ChangeSubscriptionsInput', {
    description: 'What is done to many subscriptions at once.',
    fields: (t) => ({
      act: t.field({ type: SubscriptionsAct, required: true, description: changesFields.act }),
      until: t.field({ type: 'Date', description: changesFields.until }),
      category: t.field({ type: Category, description: changesFields.category }),
      kind: t.field({ type: LabelKind, description: changesFields.kind }),
    }),
  })
  .validate(changesForm);

const SubscriptionChange = builder.prismaNode('SubscriptionChange', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const UnchangedSubscription = builder.objectRef<Outcome['unchanged'][number]>('UnchangedSubscription').implement({
  description: 'A subscription that stayed as it was, and why.',
  fields: (t) => ({
    subscriptionId: t.globalID({
      description: 'Its id.',
      resolve: ({ id }) => ({ type: 'TrackedSubscription', id }),
    }),
    code: t.string({ description: 'Why, as a code for programs.', resolve: ({ why }) => why.code }),
    message: t.string({ description: 'Why, in words for people.', resolve: ({ why }) => why.message }),
  }),
});

const outcomeType = (name: string, description: string) =>
  builder.objectRef<Outcome & { user: UserRow; change?: ChangeRow | null }>(name).implement({
    description,
    fields: (t) => ({
      changedIds: t.idList({
        description: 'The ids of those that changed.',
        resolve: ({ changed }) => changed.map((id) => encodeGlobalID('TrackedSubscription', id)),
      }),
      unchanged: t.field({
        type: [UnchangedSubscription],
        description: 'Those that stayed as they were.',
        resolve: ({ unchanged }) => unchanged,
      }),
      user: t.expose('user', { type: User, description: 'The user, with their new totals.' }),
    }),
  });

const ChangeSubscriptionsPayload = outcomeType(
  'ChangeSubscriptionsPayload',
  'Many subscriptions that were just changed.',
);

builder.objectField(ChangeSubscriptionsPayload, 'change', (t) =>
  t.field({
    type: SubscriptionChange,
    nullable: true,
    description: 'The change, which `undoSubscriptionChange` undoes; null when nothing changed.',
    resolve: ({ change }) => change ?? null,
  }),
);

const UndoSubscriptionChangePayload = outcomeType('UndoSubscriptionChangePayload', 'A change that was just undone.');

builder.mutationFields((mutations) => {
  const t = mutations.withAuth({ scope: 'subscriptions-write' });
  return {
    changeSubscriptions: t.field({
      skipTypeScopes: true,
      type: ChangeSubscriptionsPayload,
      description:
        'Does the same to up to 1,000 subscriptions. What does not fit one of them leaves only that one as it is.',
      args: {
        ids: mutations.arg.globalIDList({
          required: true,
          for: TrackedSubscription,
          description: 'The subscriptions; 1 to 1,000.',
        }),
        input: t.arg({ type: ChangeSubscriptionsInput, required: true, description: 'What is done to them.' }),
        labelIds: mutations.arg.globalIDList({ for: Label, description: 'The labels that they get or lose.' }),
      },
      // One point for each.
      complexity: ({ ids }) => ({ field: ids.length, multiplier: 1 }),
      errors: {
        types: [InvalidInputError],
        directResult: true,
        union: { name: 'ChangeSubscriptionsResult', description: 'What changed, or why nothing did.' },
      },
      resolve: async (_root, { ids, input, labelIds }, { viewer }) => ({
        ...(await changeMany(viewer, numbersOf(ids), input, labelIds ? numbersOf(labelIds) : [])),
        user: viewer,
      }),
    }),
    undoSubscriptionChange: t.field({
      skipTypeScopes: true,
      type: UndoSubscriptionChangePayload,
      description:
        'Undoes a change of many subscriptions that was made in the last hour. Those that were changed otherwise since then stay as they are.',
      args: { id: mutations.arg.globalID({ required: true, for: SubscriptionChange, description: 'The change.' }) },
      errors: {
        types: [NotFoundError],
        directResult: true,
        union: { name: 'UndoSubscriptionChangeResult', description: 'What was undone, or why nothing was.' },
      },
      resolve: async (_root, { id }, { viewer }) => ({
        ...(await undoChange(viewer.id, Number(id.id))),
        user: viewer,
      }),
    }),
  };
});
