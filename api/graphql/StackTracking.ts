import { paidStacks, unpaid, type PaidStack } from '../domain/stacks/paidStack.ts';
import { trackedTools } from '../domain/stacks/trackedTools.ts';
import { trackStack, type TrackedStack } from '../domain/stacks/trackStack.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { ratesFor } from './rates.ts';
import { SavedTool } from './SavedTool.ts';
import { Stack } from './Stack.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const paid = batched(paidStacks);
const tracked = batched(trackedTools);

const StackSpending = builder.objectRef<PaidStack>('StackSpending').implement({
  description: 'What is really paid for the tools of a stack, beside the `totalCents` that was planned.',
  fields: (t) => ({
    trackedCount: t.exposeInt('trackedCount', { description: 'How many of its tools are tracked.' }),
    monthlyCents: t.float({
      description:
        'What is paid for them a month at today’s prices and the newest rates, in whole US cents. What is not active costs nothing.',
      resolve: ({ paidCents }) => paidCents,
    }),
  }),
});

builder.prismaObjectFields('Stack', (t) => ({
  spending: t.field({
    type: StackSpending,
    authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
    description: 'What its owner pays for its tools.',
    resolve: async ({ id }, _args, context) =>
      (await paid(context, id, context.viewer!.id, todayOf(context.viewer!), ratesFor(context))) ?? unpaid,
  }),
}));

builder.prismaObjectFields('SavedTool', (t) => ({
  tracked: t.field({
    type: TrackedSubscription,
    nullable: true,
    authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
    description:
      'The owner’s subscription to it: the one of the same name, or else of the same service. Null when there is none.',
    resolve: async ({ id }, _args, context) =>
      (await tracked(context, id, context.viewer!.id, todayOf(context.viewer!))) ?? null,
  }),
}));

const TrackStackPayload = builder.objectRef<TrackedStack & { user: UserRow }>('TrackStackPayload').implement({
  description: 'What became of tracking the tools of a stack.',
  fields: (t) => ({
    stack: t.expose('stack', { type: Stack, description: 'The stack.' }),
    subscriptions: t.expose('subscriptions', {
      type: [TrackedSubscription],
      description: 'The new subscriptions.',
    }),
    unreadable: t.expose('unreadable', {
      type: [SavedTool],
      description: 'Tools that are not tracked because their price could not be read.',
    }),
    user: t.expose('user', { type: User, description: 'The user, with their new totals.' }),
  }),
});

builder.mutationField('trackStack', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: TrackStackPayload,
    description:
      'Starts tracking the tools of one of the signed-in user’s stacks, at the plans and in the rhythms that were saved. Tools that are tracked already are left out.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      ids: t.arg.globalIDList({ for: SavedTool, description: 'Only these of its tools.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'TrackStackResult', description: 'What is tracked now, or why nothing is.' },
    },
    resolve: async (_root, { stackId, ids }, { viewer }) => ({
      ...(await trackStack(
        viewer,
        Number(stackId.id),
        ids?.map(({ id }) => Number(id)),
      )),
      user: viewer,
    }),
  }),
);
