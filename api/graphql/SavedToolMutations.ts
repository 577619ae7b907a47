import { customSubscriptionForm, savedToolFields, saveToolsForm } from '../../common/forms/stackForms.ts';
import { addTool, removeSavedTool, restoreSavedTool, saveTools } from '../domain/stacks/savedTools.ts';
import { DuplicateError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { SavedTool as SavedRow, Stack as StackRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { priceNumbers } from './Price.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { SavedTool } from './SavedTool.ts';
import { Stack } from './Stack.ts';

const SavedToolInput = builder.inputType('SavedToolInput', {
  description: 'A tool to save. Missing or blank fields get a default.',
  fields: (t) => ({
    name: t.string({ description: savedToolFields.name }),
    price: t.string({ description: 'Its price as text, such as $9.99/month; up to 100 characters; ‘$0’ by default.' }),
    ...priceNumbers(t),
    description: t.string({ description: savedToolFields.description }),
    features: t.stringList({ description: savedToolFields.features }),
    badge: t.string({ description: savedToolFields.badge }),
    badgeColor: t.string({ description: savedToolFields.badgeColor }),
    link: t.string({ description: savedToolFields.link }),
  }),
});

const SaveToolsInput = builder
  .inputType('SaveToolsInput', {
    description: 'Tools to save to a stack.',
    fields: (t) => ({
      recommendations: t.field({
        type: [SavedToolInput],
        required: true,
        description: 'The tools to save, in order; 1 to 50.',
      }),
    }),
  })
  .validate(saveToolsForm);

const AddToolInput = builder
  .inputType('AddToolInput', {
    description: 'A subscription to add to a stack by hand.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'Its name; 1 to 200 characters.' }),
      price: t.string({ description: 'Its price as text, such as $9.99/month; ‘$0/month’ by default.' }),
      ...priceNumbers(t),
      description: t.string({ required: true, description: 'What it is for; 1 to 5,000 characters.' }),
      features: t.stringList({ description: savedToolFields.features }),
      website: t.string({ description: 'Its web address; https:// is added if it is missing.' }),
    }),
  })
  .validate(customSubscriptionForm);

interface Saved {
  stack: StackRow;
  recommendations: SavedRow[];
}

const SaveToolsPayload = builder.objectRef<Saved>('SaveToolsPayload').implement({
  description: 'Tools that were just saved.',
  fields: (t) => ({
    stack: t.expose('stack', { type: Stack, description: 'The stack that they were saved to.' }),
    recommendations: t.expose('recommendations', {
      type: [SavedTool],
      description: 'What was saved, in the order it was given.',
    }),
  }),
});

const AddToolPayload = builder.objectRef<Saved>('AddToolPayload').implement({
  description: 'A subscription that was just added.',
  fields: (t) => ({
    stack: t.expose('stack', { type: Stack, description: 'The stack that it was added to.' }),
    recommendation: t.field({
      type: SavedTool,
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
      resolve: ({ id }) => ({ type: 'SavedTool', id }),
    }),
    stack: t.expose('stack', { type: Stack, description: 'The stack that it was taken from.' }),
  }),
});

const RestoreSavedToolPayload = builder.objectRef<{ recommendation: SavedRow }>('RestoreSavedToolPayload').implement({
  description: 'A saved tool that was just restored.',
  fields: (t) => ({
    recommendation: t.expose('recommendation', { type: SavedTool, description: 'The tool.' }),
  }),
});

builder.mutationField('saveTools', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: SaveToolsPayload,
    description: 'Saves tools to one of the signed-in user’s stacks: all of them, or none if one breaks a rule.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: SaveToolsInput, required: true, description: 'The tools.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('the stack has')),
    },
    errors: {
      types: [InvalidInputError, NotFoundError, DuplicateError],
      directResult: true,
      union: { name: 'SaveToolsResult', description: 'What was saved, or why nothing was saved.' },
    },
    resolve: (_root, { stackId, input, ...rule }, { viewer }) =>
      saveTools(viewer.id, Number(stackId.id), input.recommendations, rule),
  }),
);

builder.mutationField('addTool', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: AddToolPayload,
    description: 'Adds a subscription to one of the signed-in user’s stacks by hand, with the gray badge ‘Custom’.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: AddToolInput, required: true, description: 'The subscription.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('the stack has')),
    },
    errors: {
      types: [InvalidInputError, NotFoundError, DuplicateError],
      directResult: true,
      union: { name: 'AddToolResult', description: 'The new subscription, or why there is none.' },
    },
    resolve: (_root, { stackId, input, ...rule }, { viewer }) => addTool(viewer.id, Number(stackId.id), input, rule),
  }),
);

builder.mutationField('removeSavedTool', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: RemoveSavedToolPayload,
    description: 'Removes a tool from one of the signed-in user’s stacks. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: SavedTool, description: 'The saved tool.' }) },
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
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: RestoreSavedToolPayload,
    description: 'Restores a tool that was removed from a stack in the last 30 days, unchanged and with the same id.',
    args: { id: t.arg.globalID({ required: true, for: SavedTool, description: 'The saved tool.' }) },
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
