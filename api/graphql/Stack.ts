import { stackChangesForm, stackFields, stackForm } from '../../common/forms/stackForms.ts';
import type { ProjectType as ProjectTypeName } from '../../common/values.ts';
import { emptyTotal, stackTotals } from '../domain/stacks/stackTotals.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { notRemoved } from '../domain/lists/removal.ts';
import { countStacks, createStack, removeStack, restoreStack, stacksOf, updateStack } from '../domain/stacks/stacks.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { Stack as StackRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { ProjectType } from './ProjectType.ts';
import { visibleTo } from './visibleTo.ts';

/** The totals of a stack, loaded for all stacks of a list at once. */
export const totalOf = batched(stackTotals);

export const Stack = builder.prismaNode('Stack', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...notRemoved, ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'stacks-read' } }),
  fields: (t) => ({
    ownerId: t.globalID({
      description: 'The id of the user whose stack it is.',
      resolve: ({ userId }) => ({ type: 'User', id: userId }),
    }),
    name: t.exposeString('name', { description: stackFields.name }),
    projectType: t.field({
      type: ProjectType,
      description: stackFields.projectType,
      resolve: ({ projectType }) => projectType as ProjectTypeName,
    }),
    budget: t.exposeInt('budget', { description: stackFields.budget }),
    projectDescription: t.exposeString('projectDescription', {
      nullable: true,
      description: stackFields.projectDescription,
    }),
    totalCents: t.float({
      description:
        'What its saved tools cost together, in whole US cents a month, rounded once. A price that could not be read counts as 0.',
      resolve: async ({ id }, _args, context) => ((await totalOf(context, id)) ?? emptyTotal).totalCents,
    }),
    unreadablePrices: t.int({
      description: 'How many of its saved tools have a price that could not be read as US dollars.',
      resolve: async ({ id }, _args, context) => ((await totalOf(context, id)) ?? emptyTotal).unreadablePrices,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When the stack or one of its saved tools last changed.',
    }),
  }),
});

const stackPages = batched(stacksOf);
const stackCounts = batched(countStacks);

builder.prismaObjectField('User', 'stacks', (t) =>
  t.connection(
    {
      type: Stack,
      description: 'Their stacks, newest first; 20 to a page by default, 100 at most. Only the user can see them.',
      authScopes: (user) => ({ $all: { owner: user.id, scope: 'stacks-read' } }),
      args: {
        search: t.arg.string({ description: 'Only stacks whose name contains this text, ignoring case.' }),
      },
      resolve: async (user, { search, ...args }, context) => ({
        userId: user.id,
        search,
        ...(await connectionOf(
          args,
          byCreation,
          async (page) => (await stackPages(context, user.id, page, search)) ?? [],
        )),
      }),
    },
    {
      name: 'UserStacksConnection',
      description: 'Stacks of a user.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many stacks there are on all pages.',
          resolve: async ({ userId, search }, _args, context) => (await stackCounts(context, userId, search)) ?? 0,
        }),
      }),
    },
    { name: 'UserStacksEdge', description: 'A stack and its place in the list.' },
  ),
);

const CreateStackInput = builder
  .inputType('CreateStackInput', {
    description: 'A new stack.',
    fields: (t) => ({
      name: t.string({ required: true, description: stackFields.name }),
      projectType: t.field({ type: ProjectType, required: true, description: stackFields.projectType }),
      budget: t.int({ required: true, description: stackFields.budget }),
      projectDescription: t.string({ description: stackFields.projectDescription }),
    }),
  })
  .validate(stackForm);

const UpdateStackInput = builder
  .inputType('UpdateStackInput', {
    description: 'Changes to a stack. Fields that you leave out stay as they are; null removes the description.',
    fields: (t) => ({
      name: t.string({ description: stackFields.name }),
      projectType: t.field({ type: ProjectType, description: stackFields.projectType }),
      budget: t.int({ description: stackFields.budget }),
      projectDescription: t.string({ description: stackFields.projectDescription }),
    }),
  })
  .validate(stackChangesForm);

const CreateStackPayload = builder.objectRef<{ stack: StackRow }>('CreateStackPayload').implement({
  description: 'A stack that was just created.',
  fields: (t) => ({ stack: t.expose('stack', { type: Stack, description: 'The new stack.' }) }),
});

const UpdateStackPayload = builder.objectRef<{ stack: StackRow }>('UpdateStackPayload').implement({
  description: 'A stack that was just changed.',
  fields: (t) => ({ stack: t.expose('stack', { type: Stack, description: 'The stack as it is now.' }) }),
});

const RemoveStackPayload = builder.objectRef<{ id: number }>('RemoveStackPayload').implement({
  description: 'A stack that was just removed.',
  fields: (t) => ({
    removedId: t.globalID({
      description: 'Its id, which can restore it for 30 days.',
      resolve: ({ id }) => ({ type: 'Stack', id }),
    }),
  }),
});

const RestoreStackPayload = builder.objectRef<{ stack: StackRow }>('RestoreStackPayload').implement({
  description: 'A stack that was just restored.',
  fields: (t) => ({ stack: t.expose('stack', { type: Stack, description: 'The stack as it is now.' }) }),
});

builder.mutationField('createStack', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: CreateStackPayload,
    description: 'Creates an empty stack for the signed-in user.',
    args: { input: t.arg({ type: CreateStackInput, required: true, description: 'The stack.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'CreateStackResult', description: 'The new stack, or why there is none.' },
    },
    resolve: async (_root, { input }, { viewer }) => ({ stack: await createStack(viewer.id, input) }),
  }),
);

builder.mutationField('updateStack', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: UpdateStackPayload,
    description: 'Changes one of the signed-in user’s stacks.',
    args: {
      id: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: UpdateStackInput, required: true, description: 'What changes.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'UpdateStackResult', description: 'The stack as it is now, or why it did not change.' },
    },
    resolve: async (_root, { id, input }, { viewer }) => ({
      stack: await updateStack(viewer.id, Number(id.id), input),
    }),
  }),
);

builder.mutationField('removeStack', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: RemoveStackPayload,
    description:
      'Removes one of the signed-in user’s stacks and everything saved to it. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RemoveStackResult', description: 'The id of what was removed, or why nothing was removed.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await removeStack(viewer.id, Number(id.id));
      return { id: Number(id.id) };
    },
  }),
);

builder.mutationField('restoreStack', (t) =>
  t.withAuth({ scope: 'stacks-write' }).field({
    skipTypeScopes: true,
    type: RestoreStackPayload,
    description:
      'Restores a stack that was removed in the last 30 days, unchanged and with the same id, and everything that was saved to it then.',
    args: { id: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RestoreStackResult', description: 'The stack, or why it was not restored.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({ stack: await restoreStack(viewer.id, Number(id.id)) }),
  }),
);
