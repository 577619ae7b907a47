import { enumName } from '../../common/enumName.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { badgeColors } from '../../common/values.ts';
import type { Experience } from '../domain/recommendations/experiences.ts';
import type { FoundPick } from '../domain/recommendations/recommendations.ts';
import type { Alternative } from '../finder/choosing/choice.ts';
import { featuresOn, priceOf, seatsOf } from '../finder/choosing/plans.ts';
import type { Plan } from '../finder/catalogue/tool.ts';
import { logoDescription, logoOf } from '../logos/logoOf.ts';
import { builder } from './builder.ts';

const BadgeColor = builder.enumType('BadgeColor', {
  description: 'The colour of a recommendation’s badge.',
  values: Object.fromEntries(
    badgeColors.map((value) => [enumName(value), { value, description: `A ${value} badge.` }]),
  ),
});

const priceTextOf = (choice: { plan: Plan; monthlyCents: number }) => priceText(priceOf(choice));

const seatsDescription =
  'How many people the price is for: the team size from the description (‘team of 5’) if it is a price per person, otherwise 1.';

const RecommendationAlternative = builder.objectRef<Alternative>('RecommendationAlternative').implement({
  description: 'A tool to use instead of a recommended one.',
  fields: (t) => ({
    name: t.string({ description: 'The tool’s name.', resolve: ({ tool }) => tool.name }),
    logo: t.string({ nullable: true, description: logoDescription, resolve: ({ tool }) => logoOf(tool.name) }),
    description: t.string({ description: 'What it does, in a sentence.', resolve: ({ tool }) => tool.description }),
    features: t.stringList({
      description: 'What it can do on this plan, most important first.',
      resolve: ({ tool, plan }) => featuresOn(tool, plan),
    }),
    plan: t.string({ description: 'The name of the plan.', resolve: ({ plan }) => plan.name }),
    monthlyCents: t.exposeInt('monthlyCents', {
      description: 'What the plan costs a month for all `seats`, in US cents.',
    }),
    pricesAsOf: t.field({
      type: 'Date',
      description: 'The day the price was last known to be right.',
      resolve: ({ tool }) => tool.pricesAsOf,
    }),
    price: t.string({
      description:
        'What it costs for all `seats` in US dollars as text, such as $9.99/month or $120/year; $0/month when free.',
      resolve: priceTextOf,
    }),
    seats: t.int({ description: seatsDescription, resolve: seatsOf }),
    isPerSeat: t.boolean({
      description: 'Whether it is a price per person.',
      resolve: ({ plan }) => plan.perSeat ?? false,
    }),
    link: t.string({ description: 'Its web page, over https.', resolve: ({ tool }) => tool.link }),
  }),
});

const ToolExperience = builder.objectRef<Experience>('ToolExperience').implement({
  description: 'How many stacks a tool is saved in, counted once a day and without names.',
  fields: (t) => ({
    stacks: t.exposeInt('stacks', { description: 'How many stacks contain it.' }),
    oftenWith: t.string({
      nullable: true,
      description:
        'The name of the tool that is most often in the same stacks; null if fewer than five people have both.',
      resolve: ({ oftenWith }) => oftenWith,
    }),
  }),
});

export const Recommendation = builder.objectRef<FoundPick>('Recommendation').implement({
  description: 'One tool of a suite of five, on the plan that fits the budget.',
  fields: (t) => ({
    name: t.string({ description: 'The tool’s name.', resolve: ({ tool }) => tool.name }),
    logo: t.string({ nullable: true, description: logoDescription, resolve: ({ tool }) => logoOf(tool.name) }),
    vendor: t.string({ description: 'Who sells it.', resolve: ({ tool }) => tool.vendor }),
    description: t.string({ description: 'What it does, in a sentence.', resolve: ({ tool }) => tool.description }),
    features: t.stringList({
      description: 'What it can do on this plan, most important first.',
      resolve: ({ tool, plan }) => featuresOn(tool, plan),
    }),
    link: t.string({ description: 'Its web page, over https.', resolve: ({ tool }) => tool.link }),
    plan: t.string({ description: 'The name of the plan.', resolve: ({ plan }) => plan.name }),
    price: t.string({
      description:
        'The plan’s price for all `seats` in US dollars as text, such as $9.99/month or $120/year; $0/month when free.',
      resolve: priceTextOf,
    }),
    seats: t.int({ description: seatsDescription, resolve: seatsOf }),
    isPerSeat: t.boolean({
      description: 'Whether it is a price per person.',
      resolve: ({ plan }) => plan.perSeat ?? false,
    }),
    monthlyCents: t.exposeInt('monthlyCents', {
      description:
        'What the plan costs a month for all `seats`, in US cents; a yearly price is spread over twelve months.',
    }),
    pricesAsOf: t.field({
      type: 'Date',
      description: 'The day the price was last known to be right.',
      resolve: ({ tool }) => tool.pricesAsOf,
    }),
    meets: t.exposeStringList('meets', { description: 'Which needs of the project it meets.' }),
    reason: t.exposeString('reason', { description: 'Why it was picked, in a sentence.' }),
    isGuess: t.exposeBoolean('isGuess', {
      description: 'Whether the description asks for nothing that it does: it only often goes with such projects.',
    }),
    experience: t.field({
      type: ToolExperience,
      nullable: true,
      description: 'How often people here have saved it; null if fewer than five people have.',
      resolve: ({ experience }) => experience,
    }),
    chosenBy: t.exposeInt('chosenBy', {
      description:
        'How many people here took it instead of a tool that was recommended, counted once a day; 0 if fewer than five did.',
    }),
    isTracked: t.exposeBoolean('isTracked', { description: 'Whether you already track it as a subscription.' }),
    isPaid: t.exposeBoolean('isPaid', {
      description: 'Whether it is not counted in the budget because you already pay for it, as `tracked: PAID` asks.',
    }),
    badge: t.exposeString('badge', { description: 'A label of a word or two.' }),
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
        'Another tool for the same need, with which the five stay within the budget. Null if there is none, and until all five are known.',
    }),
  }),
});
