import {
  customSubscriptionForm,
  recommendationFields,
  saveRecommendationsForm,
} from '../../common/forms/stackForms.ts';
import {
  addSubscription,
  removeSavedTool,
  restoreSavedTool,
  saveRecommendations,
} from '../domain/stacks/savedTools.ts';
import { DuplicateError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { SavedRecommendation as SavedRow, Stack as StackRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { priceNumbers } from './Price.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { SavedRecommendation } from './SavedRecommendation.ts';
import { Stack } from './Stack.ts';

const RecommendationInput = builder.inputType('RecommendationInput', {
  description: 'A tool to save. Missing or blank fields get a default.',
  fields: (t) => ({
    name: t.string({ description: recommendationFields.name }),
    price: t.string({ description: 'Its price as text, such as $9.99/month; up to 100 characters; ‘$0’ by default.' }),
    ...priceNumbers(t),
    description: t.string({ description: recommendationFields.description }),
    features: t.stringList({ description: recommendationFields.features }),
    badge: t.string({ description: recommendationFields.badge }),
    badgeColor: t.string({ description: recommendationFields.badgeColor }),
    link: t.string({ description: recommendationFields.link }),
  }),
});

const SaveRecommendationsInput = builder
  .inputType('SaveRecommendationsInput', {
    description: 'Tools to save to a stack.',
    fields: (t) => ({
      recommendations: t.field({
        type: [RecommendationInput],
        required: true,
        description: 'The tools to save, in order; 1 to 50.',
      }),
    }),
  })
  .validate(saveRecommendationsForm);

const AddSubscriptionInput = builder
  .inputType('AddSubscriptionToStackInput', {
    description: 'A subscription to add to a stack by hand.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'Its name; 1 to 200 characters.' }),
      price: t.string({ description: 'Its price as text, such as $9.99/month; ‘$0/month’ by default.' }),
      ...priceNumbers(t),
      description: t.string({ required: true, description: 'What it is for; 1 to 5,000 characters.' }),
      features: t.stringList({ description: recommendationFields.features }),
      website: t.string({ description: 'Its web address; https:// is added if it is missing.' }),
    }),
  })
  .validate(customSubscriptionForm);

interface Saved {
  stack: StackRow;
  recommendations: SavedRow[];
}

const SaveRecommendationsPayload = builder.objectRef<Saved>('SaveRecommendationsPayload').implement({
  description: 'Tools that were just saved.',
  fields: (t) => ({
    stack: t.expose('stack', { type: Stack, description: 'The stack that they were saved to.' }),
    recommendations: t.expose('recommendations', {
      type: [SavedRecommendation],
      description: 'What was saved, in the order it was given.',
    }),
  }),
});

const AddSubscriptionPayload = builder.objectRef<Saved>('AddSubscriptionToStackPayload').implement({
  description: 'A subscription that was just added.',
  fields: (t) => ({
    stack: t.expose('stack', { type: Stack, description: 'The stack that it was added to.' }),
    recommendation: t.field({
      type: SavedRecommendation,
      description: 'The subscription as it was saved.',
      resolve: ({ recommendations }) => recommendations[0]!,
    }),
  }),
});

const RemoveSavedToolPayload = builder.objectRef<{ id: number; stack: StackRow }>('RemoveSavedToolPayload').implement({
  description: 'A saved tool that was just removed.',
  fields: (t) => ({
    removedId: t.globalID({
      description: 'Its id, which can restore it for 30 days.',
      resolve: ({ id }) => ({ type: 'SavedRecommendation', id }),
    }),
    stack: t.expose('stack', { type: Stack, description: 'The stack that it was taken from.' }),
  }),
});

const RestoreSavedToolPayload = builder.objectRef<{ recommendation: SavedRow }>('RestoreSavedToolPayload').implement({
  description: 'A saved tool that was just restored.',
  fields: (t) => ({
    recommendation: t.expose('recommendation', { type: SavedRecommendation, description: 'The tool.' }),
  }),
});

builder.mutationField('saveRecommendations', (t) =>
  t.withAuth({ user: true }).field({
    type: SaveRecommendationsPayload,
    description: 'Saves tools to one of the signed-in user’s stacks: all of them, or none if one breaks a rule.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: SaveRecommendationsInput, required: true, description: 'The tools.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('the stack has')),
    },
    errors: {
      types: [InvalidInputError, NotFoundError, DuplicateError],
      directResult: true,
      union: { name: 'SaveRecommendationsResult', description: 'What was saved, or why nothing was saved.' },
    },
    resolve: (_root, { stackId, input, ...rule }, { viewer }) =>
      saveRecommendations(viewer.id, Number(stackId.id), input.recommendations, rule),
  }),
);

builder.mutationField('addSubscriptionToStack', (t) =>
  t.withAuth({ user: true }).field({
    type: AddSubscriptionPayload,
    description: 'Adds a subscription to one of the signed-in user’s stacks by hand, with the gray badge ‘Custom’.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: AddSubscriptionInput, required: true, description: 'The subscription.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('the stack has')),
    },
    errors: {
      types: [InvalidInputError, NotFoundError, DuplicateError],
      directResult: true,
      union: { name: 'AddSubscriptionToStackResult', description: 'The new subscription, or why there is none.' },
    },
    resolve: (_root, { stackId, input, ...rule }, { viewer }) =>
      addSubscription(viewer.id, Number(stackId.id), input, rule),
  }),
);

builder.mutationField('removeSavedTool', (t) =>
  t.withAuth({ user: true }).field({
    type: RemoveSavedToolPayload,
    description: 'Removes a tool from one of the signed-in user’s stacks. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: SavedRecommendation, description: 'The saved tool.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RemoveSavedToolResult', description: 'The id of what was removed, or why nothing was removed.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      id: Number(id.id),
      stack: await removeSavedTool(viewer.id, Number(id.id)),
    }),
  }),
);

builder.mutationField('restoreSavedTool', (t) =>
  t.withAuth({ user: true }).field({
    type: RestoreSavedToolPayload,
    description: 'Restores a tool that was removed from a stack in the last 30 days, unchanged and with the same id.',
    args: { id: t.arg.globalID({ required: true, for: SavedRecommendation, description: 'The saved tool.' }) },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'RestoreSavedToolResult', description: 'The saved tool, or why it was not restored.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      recommendation: await restoreSavedTool(viewer.id, Number(id.id)),
    }),
  }),
);
