import { enumName } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms/finderForms.ts';
import { wholeCents } from '../../common/billing/money.ts';
import { priceText } from '../../common/billing/priceText.ts';
import {
  badgeColors,
  engineNames,
  engines,
  projectTypeNames,
  projectTypes,
  trackedUseNames,
  trackedUses,
} from '../../common/values.ts';
import type { Context } from '../viewer/context.ts';
import type { Experience } from '../domain/recommendations/experiences.ts';
import {
  recommendTools,
  type Found,
  type FoundPick,
  type Overlap as FoundOverlap,
} from '../domain/recommendations/recommendations.ts';
import { InvalidInputError } from '../errors.ts';
import type { Alternative } from '../finder/choice.ts';
import { seatsOf } from '../finder/rating.ts';
import type { Plan } from '../finder/tool.ts';
import { builder } from './builder.ts';

export const ProjectType = builder.enumType('ProjectType', {
  description: 'What kind of project it is.',
  values: Object.fromEntries(
    projectTypeNames.map((value) => [enumName(value), { value, description: projectTypes[value].description.message }]),
  ),
});

const BadgeColor = builder.enumType('BadgeColor', {
  description: 'The colour of a recommendation’s badge.',
  values: Object.fromEntries(
    badgeColors.map((value) => [enumName(value), { value, description: `A ${value} badge.` }]),
  ),
});

/** What a plan costs for all who have to pay it, as text. */
function priceOf(choice: { plan: Plan; monthlyCents: number }): string {
  const { monthlyCents, yearlyCents = 0 } = choice.plan;
  const cycleUnit = monthlyCents === undefined ? 'year' : 'month';
  return priceText({ amountCents: (monthlyCents ?? yearlyCents) * seatsOf(choice), cycleCount: 1, cycleUnit });
}

const seatsDescription =
  'How many people the price is for: those that the text counts (‘team of 5’) where each of them pays, otherwise 1.';

const RecommendationAlternative = builder.objectRef<Alternative>('RecommendationAlternative').implement({
  description: 'A tool to take in the place of a recommended one.',
  fields: (t) => ({
    name: t.string({ description: 'The tool’s name.', resolve: ({ tool }) => tool.name }),
    price: t.string({
      description:
        'What it costs for all `seats` in US dollars as text, such as $9.99/month or $120/year; $0/month when free.',
      resolve: priceOf,
    }),
    seats: t.int({ description: seatsDescription, resolve: seatsOf }),
    isPerSeat: t.boolean({
      description: 'Whether each person of a team pays it.',
      resolve: ({ plan }) => plan.perSeat ?? false,
    }),
    link: t.string({ description: 'Its web page, over https.', resolve: ({ tool }) => tool.link }),
  }),
});

const ToolExperience = builder.objectRef<Experience>('ToolExperience').implement({
  description: 'What people here have done with a tool, counted once a day and naming nobody.',
  fields: (t) => ({
    stacks: t.exposeInt('stacks', { description: 'How many stacks hold it.' }),
    oftenWith: t.string({
      nullable: true,
      description:
        'The name of the tool that is most often in the same stacks; nothing when fewer than five people share it.',
      resolve: ({ oftenWith }) => oftenWith,
    }),
  }),
});

export const Recommendation = builder.objectRef<FoundPick>('Recommendation').implement({
  description: 'One tool of a suite of five, on the plan that fits the budget.',
  fields: (t) => ({
    name: t.string({ description: 'The tool’s name.', resolve: ({ tool }) => tool.name }),
    vendor: t.string({ description: 'Who sells it.', resolve: ({ tool }) => tool.vendor }),
    description: t.string({ description: 'What it does, in a sentence.', resolve: ({ tool }) => tool.description }),
    features: t.stringList({
      description: 'What it can do, most telling first.',
      resolve: ({ tool }) => tool.features,
    }),
    link: t.string({ description: 'Its web page, over https.', resolve: ({ tool }) => tool.link }),
    plan: t.string({ description: 'The name of the plan.', resolve: ({ plan }) => plan.name }),
    price: t.string({
      description:
        'The plan’s price for all `seats` in US dollars as text, such as $9.99/month or $120/year; $0/month when free.',
      resolve: priceOf,
    }),
    seats: t.int({ description: seatsDescription, resolve: seatsOf }),
    isPerSeat: t.boolean({
      description: 'Whether each person of a team pays it.',
      resolve: ({ plan }) => plan.perSeat ?? false,
    }),
    monthlyCents: t.exposeInt('monthlyCents', {
      description:
        'What the plan costs a month for all `seats`, in US cents; a yearly price is spread over twelve months.',
    }),
    pricesAsOf: t.field({
      type: 'Date',
      description: 'The day on which the price was last known to be right.',
      resolve: ({ tool }) => tool.pricesAsOf,
    }),
    meets: t.exposeStringList('meets', { description: 'Which needs of the project it meets.' }),
    reason: t.exposeString('reason', { description: 'Why it was picked, in a sentence.' }),
    experience: t.field({
      type: ToolExperience,
      nullable: true,
      description: 'What people here have done with it; nothing when fewer than five have saved it.',
      resolve: ({ experience }) => experience,
    }),
    isTracked: t.exposeBoolean('isTracked', { description: 'Whether you track it as a subscription already.' }),
    isPaid: t.exposeBoolean('isPaid', {
      description: 'Whether it therefore costs nothing of the budget, as `tracked: PAID` asks for.',
    }),
    badge: t.exposeString('badge', { description: 'A word or two that set it apart.' }),
    badgeColor: t.field({
      type: BadgeColor,
      resolve: ({ badgeColor }) => badgeColor,
      description: 'The badge’s colour.',
    }),
    alternative: t.field({
      type: RecommendationAlternative,
      nullable: true,
      resolve: ({ alternative }) => alternative,
      description:
        'Another tool for the same need, with which the five stay within the budget; null when there is none, and until all five are known.',
    }),
  }),
});

const TrackedTools = builder.enumType('TrackedTools', {
  description: 'What becomes of tools that you track as subscriptions already.',
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
        description: 'What all tools together may cost a month, in US dollars; 1 or more.',
      }),
      projectDescription: t.string({
        description: 'What the project is about, in your own words; up to 5,000 characters.',
      }),
      projectName: t.string({ description: 'What the project is called; up to 200 characters.' }),
      tracked: t.field({
        type: TrackedTools,
        description:
          'For signed-in users: what becomes of tools that they pay for already. Without it they are like all others.',
      }),
      engine: t.field({
        type: RecommendEngine,
        description:
          'CATALOG to leave the AI provider out; without it, this Stackling chooses with what it is set up for.',
      }),
    }),
  })
  .validate(recommendForm);

const Overlap = builder.objectRef<FoundOverlap>('Overlap').implement({
  description: 'Something that you pay for already and that does what a recommended tool does.',
  fields: (t) => ({
    tracked: t.exposeString('tracked', { description: 'What you call it.' }),
    pick: t.exposeString('pick', { description: 'The recommended tool’s name.' }),
    need: t.exposeString('need', { description: 'What both do.' }),
  }),
});

export const RecommendPayload = builder.objectRef<Found & { budgetCents: number }>('RecommendPayload').implement({
  description: 'Five tools that go together.',
  fields: (t) => ({
    recommendations: t.field({
      type: [Recommendation],
      description: 'The five tools, the most important first.',
      resolve: ({ picks }) => picks,
    }),
    budgetCents: t.exposeInt('budgetCents', { description: 'The budget that was given, in US cents a month.' }),
    totalCents: t.exposeInt('totalCents', {
      description: 'What the five cost together, in US cents a month; never more than the budget.',
    }),
    leftCents: t.int({
      description: 'What the five leave of the budget, in US cents a month.',
      resolve: ({ budgetCents, totalCents }) => budgetCents - totalCents,
    }),
    unmetNeeds: t.exposeStringList('unmetNeeds', {
      description: 'Needs that were read from the project and that none of the five meets.',
    }),
    overlaps: t.field({
      type: [Overlap],
      description: 'What you track already and what does the same as a recommended tool.',
      resolve: ({ overlaps }) => overlaps,
    }),
    engine: t.expose('engine', { type: RecommendEngine, description: 'What chose the tools.' }),
    isKept: t.exposeBoolean('isKept', {
      description: 'Whether this is an earlier answer to the same question, at most a week old.',
    }),
  }),
});

/** The suite for an input; `onPick` hears of picks that are known before the whole is. */
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
      'Finds five tools for a project that work well together within a budget. Changes nothing; anyone may ask.',
    args: { input: t.arg({ type: RecommendInput, required: true, description: 'The project.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'RecommendResult', description: 'Five tools, or why there are none.' },
    },
    resolve: (_root, { input }, context) => find(input, context, context.request.signal),
  }),
);
