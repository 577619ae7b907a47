import { enumName } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms/finderForms.ts';
import { wholeCents } from '../../common/billing/money.ts';
import { engineNames, engines, trackedUseNames, trackedUses } from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import {
  recommendTools,
  type Found,
  type FoundPick,
  type Overlap as FoundOverlap,
} from '../domain/recommendations/recommendations.ts';
import { InvalidInputError } from '../errors.ts';
import { builder } from './builder.ts';
import { ProjectType } from './ProjectType.ts';
import { Recommendation } from './Recommendation.ts';
import { Constraint, ConstraintKind, UnderstoodNeed } from './Understanding.ts';

const TrackedTools = builder.enumType('TrackedTools', {
  description: 'How to treat tools that you already track as subscriptions.',
  values: Object.fromEntries(
    trackedUseNames.map((value) => [enumName(value), { value, description: trackedUses[value] }]),
  ),
});

const RecommendEngine = builder.enumType('RecommendEngine', {
  description: 'What chooses the tools.',
  values: Object.fromEntries(engineNames.map((value) => [enumName(value), { value, description: engines[value] }])),
});

export const RecommendInput = builder
  .inputType('RecommendInput', {
    description: 'A project to find tools for.',
    fields: (t) => ({
      projectType: t.field({ type: ProjectType, required: true, description: 'What kind of project it is.' }),
      budget: t.float({
        required: true,
        description: 'The monthly budget for all tools together, in US dollars; 1 or more.',
      }),
      projectDescription: t.string({
        description: 'What the project is about, in your own words; up to 5,000 characters.',
      }),
      projectName: t.string({ description: 'The project’s name; up to 200 characters.' }),
      tracked: t.field({
        type: TrackedTools,
        description:
          'For signed-in users: how to treat tools that they already track. By default, like any other tool.',
      }),
      addNeeds: t.stringList({
        description: 'Keys of needs that are wanted, whatever the description says; `catalogue.needs` lists all.',
      }),
      removeNeeds: t.stringList({ description: 'Keys of needs that are not wanted, whatever the description says.' }),
      dropConstraints: t.field({
        type: [ConstraintKind],
        description: 'What is not demanded after all, whatever the description says.',
      }),
      engine: t.field({
        type: RecommendEngine,
        description:
          'CATALOG to choose without an AI provider. By default, the engine that this server is set up with.',
      }),
    }),
  })
  .validate(recommendForm);

const Overlap = builder.objectRef<FoundOverlap>('Overlap').implement({
  description: 'A subscription that you already pay for and that does the same as a recommended tool.',
  fields: (t) => ({
    tracked: t.exposeString('tracked', { description: 'The subscription’s name.' }),
    pick: t.exposeString('pick', { description: 'The recommended tool’s name.' }),
    need: t.exposeString('need', { description: 'The need that both meet.' }),
  }),
});

export const RecommendPayload = builder.objectRef<Found & { budgetCents: number }>('RecommendPayload').implement({
  description: 'Five tools that work well together.',
  fields: (t) => ({
    recommendations: t.field({
      type: [Recommendation],
      description: 'The five tools, the most important first.',
      resolve: ({ picks }) => picks,
    }),
    budgetCents: t.exposeInt('budgetCents', { description: 'The budget, in US cents a month.' }),
    totalCents: t.exposeInt('totalCents', {
      description: 'What the five cost together, in US cents a month; never more than the budget.',
    }),
    leftCents: t.int({
      description: 'What is left of the budget, in US cents a month.',
      resolve: ({ budgetCents, totalCents }) => budgetCents - totalCents,
    }),
    unmetNeeds: t.exposeStringList('unmetNeeds', {
      description: 'Needs of the project that none of the five tools meets.',
    }),
    understood: t.field({
      type: [UnderstoodNeed],
      description: 'The needs that were understood, in the order of the description.',
      resolve: ({ understood }) => understood,
    }),
    unplaced: t.stringList({
      description: 'Words of the description that seem to ask for something that was not understood.',
      resolve: ({ unplaced }) => unplaced,
    }),
    constraints: t.field({
      type: [Constraint],
      description: 'What the description demands of every tool.',
      resolve: ({ constraints }) => constraints,
    }),
    people: t.exposeInt('people', { description: 'How many people the prices are reckoned for.' }),
    isUnclear: t.exposeBoolean('isUnclear', {
      description:
        'Whether nothing of the description was understood; the tools are those that go with the project’s type.',
    }),
    overlaps: t.field({
      type: [Overlap],
      description: 'Subscriptions that you already track and that do the same as a recommended tool.',
      resolve: ({ overlaps }) => overlaps,
    }),
    engine: t.expose('engine', { type: RecommendEngine, description: 'What chose the tools.' }),
    isKept: t.exposeBoolean('isKept', {
      description: 'Whether this is an earlier answer to the same question, at most a week old.',
    }),
    isOverDailyLimit: t.exposeBoolean('isOverDailyLimit', {
      description:
        'Whether the built-in engine chose the tools because the AI provider has been asked as often today as this server allows.',
    }),
  }),
});

/** Finds the suite for an input; calls `onPick` with each pick that is known before the suite is complete. */
export async function find(
  input: typeof RecommendInput.$inferInput,
  { viewer, address }: Context,
  signal: AbortSignal,
  onPick?: (pick: FoundPick) => void,
): Promise<Found & { budgetCents: number }> {
  const budgetCents = wholeCents(input.budget);
  const request = {
    type: input.projectType,
    budgetCents,
    name: input.projectName ?? '',
    description: input.projectDescription ?? '',
    engine: input.engine ?? undefined,
    tracked: input.tracked ?? undefined,
    corrections: {
      added: input.addNeeds ?? [],
      removed: input.removeNeeds ?? [],
      dropped: input.dropConstraints ?? [],
    },
    userId: viewer?.id,
    address,
  };
  return { ...(await recommendTools(request, onPick, signal)), budgetCents };
}

builder.mutationField('recommend', (t) =>
  t.field({
    type: RecommendPayload,
    skipTypeScopes: true,
    description:
      'Finds five tools for a project that work well together within a budget. It needs no account. Needs that you add or remove are counted without your name.',
    args: { input: t.arg({ type: RecommendInput, required: true, description: 'The project.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'RecommendResult', description: 'Five tools, or why there are none.' },
    },
    resolve: (_root, { input }, context) => find(input, context, context.request.signal),
  }),
);
