import { enumName } from '../../common/enumName.ts';
import { recommendForm } from '../../common/forms.ts';
import { priceText, wholeCents } from '../../common/money.ts';
import { badgeColors, projectTypeNames, projectTypes } from '../../common/values.ts';
import { recommendTools } from '../domain/recommendations.ts';
import { InvalidInputError } from '../errors.ts';
import type { Pick, Suite } from '../finder/recommend.ts';
import { builder } from './builder.ts';

export const ProjectType = builder.enumType('ProjectType', {
  description: 'What kind of project it is.',
  values: Object.fromEntries(
    projectTypeNames.map((value) => [enumName(value), { value, description: projectTypes[value].description }]),
  ),
});

const BadgeColor = builder.enumType('BadgeColor', {
  description: 'The colour of a recommendation’s badge.',
  values: Object.fromEntries(badgeColors.map((value) => [enumName(value), { value }])),
});

const Recommendation = builder.objectRef<Pick>('Recommendation').implement({
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
      description: 'The plan’s price in US dollars as text, such as $9.99/month or $120/year; $0/month when free.',
      resolve: ({ plan }) =>
        plan.monthlyCents === undefined
          ? priceText(plan.yearlyCents ?? 0, 'year')
          : priceText(plan.monthlyCents, 'month'),
    }),
    monthlyCents: t.exposeInt('monthlyCents', {
      description: 'What the plan costs a month in US cents; a yearly price is spread over twelve months.',
    }),
    pricesAsOf: t.field({
      type: 'Date',
      description: 'The day on which the price was last known to be right.',
      resolve: ({ tool }) => tool.pricesAsOf,
    }),
    meets: t.exposeStringList('meets', { description: 'Which needs of the project it meets.' }),
    reason: t.exposeString('reason', { description: 'Why it was picked, in a sentence.' }),
    badge: t.exposeString('badge', { description: 'A word or two that set it apart.' }),
    badgeColor: t.field({
      type: BadgeColor,
      resolve: ({ badgeColor }) => badgeColor,
      description: 'The badge’s colour.',
    }),
  }),
});

const RecommendInput = builder
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
    }),
  })
  .validate(recommendForm);

const RecommendPayload = builder.objectRef<Suite & { budgetCents: number }>('RecommendPayload').implement({
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
    unmetNeeds: t.exposeStringList('unmetNeeds', {
      description: 'Needs that were read from the project and that none of the five meets.',
    }),
  }),
});

builder.mutationField('recommend', (t) =>
  t.field({
    type: RecommendPayload,
    skipTypeScopes: true,
    description:
      'Finds five tools for a project that work well together within a budget. Changes nothing; anyone may ask.',
    args: { input: t.arg({ type: RecommendInput, required: true, description: 'The project.' }) },
    errors: { types: [InvalidInputError], directResult: true, union: { name: 'RecommendResult' } },
    resolve: async (_root, { input }) => {
      const budgetCents = wholeCents(input.budget);
      const suite = await recommendTools({
        type: input.projectType,
        budgetCents,
        name: input.projectName,
        description: input.projectDescription,
      });
      return { ...suite, budgetCents };
    },
  }),
);
