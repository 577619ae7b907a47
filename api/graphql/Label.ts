import { enumName } from '../../common/enumName.ts';
import { labelFields } from '../../common/forms/labelForms.ts';
import {
  labelColors,
  labelKindNames,
  labelKinds,
  type LabelColor as ColorName,
  type LabelKind as KindName,
} from '../../common/values.ts';
import { labelsOfSubscriptions } from '../domain/labels/labelling.ts';
import { countLabelled, labelsOf } from '../domain/labels/labels.ts';
import { dayOf } from '../domain/subscriptions/storedTimeline.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { todayOf } from './today.ts';
import { visibleTo } from './visibleTo.ts';

export const LabelKind = builder.enumType('LabelKind', {
  description: 'What kinds of labels there are for subscriptions.',
  values: Object.fromEntries(
    labelKindNames.map((value) => [enumName(value), { value, description: labelKinds[value] }]),
  ) as Record<string, { value: KindName; description: string }>,
});

export const LabelColor = builder.enumType('LabelColor', {
  description: 'The colour of a label.',
  values: Object.fromEntries(
    labelColors.map((value) => [enumName(value), { value, description: `Shown as ${value}.` }]),
  ) as Record<string, { value: ColorName; description: string }>,
});

const counts = batched(countLabelled);

export const Label = builder.prismaNode('Label', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
  fields: (t) => ({
    kind: t.field({ type: LabelKind, description: labelFields.kind, resolve: ({ kind }) => kind as KindName }),
    name: t.exposeString('name', { description: labelFields.name }),
    color: t.field({ type: LabelColor, description: 'Its colour.', resolve: ({ color }) => color as ColorName }),
    expiresOn: t.field({
      type: 'Date',
      nullable: true,
      description: labelFields.expiresOn,
      resolve: ({ expiresOn }) => dayOf(expiresOn),
    }),
    subscriptionCount: t.int({
      description: 'How many subscriptions have it.',
      resolve: async ({ id }, _args, context) => (await counts(context, id, todayOf(context.viewer!)))?.count ?? 0,
    }),
    activeSubscriptionCount: t.int({
      description: 'How many active subscriptions have it.',
      resolve: async ({ id }, _args, context) => (await counts(context, id, todayOf(context.viewer!)))?.active ?? 0,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  labels: t.field({
    type: [Label],
    description: 'Their labels for subscriptions, by kind and name; 200 at most.',
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'subscriptions-read' } }),
    args: { kind: t.arg({ type: LabelKind, description: 'Only labels of this kind.' }) },
    complexity: { field: 1, multiplier: 20 },
    resolve: ({ id }, { kind }) => labelsOf(id, kind),
  }),
}));

const labels = batched(labelsOfSubscriptions);

builder.prismaObjectFields('TrackedSubscription', (t) => ({
  labels: t.field({
    type: [Label],
    description: 'Its labels: its own category, its tags in their order, its payment method and its person.',
    // Most subscriptions have one or two.
    complexity: { field: 1, multiplier: 2 },
    resolve: async ({ id }, _args, context) => (await labels(context, id)) ?? [],
  }),
}));
