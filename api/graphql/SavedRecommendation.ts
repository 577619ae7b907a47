import { monthlyCents, yearlyCents, type Price } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import {
  customSubscriptionForm,
  recommendationFields,
  saveRecommendationsForm,
} from '../../common/forms/stackForms.ts';
import { byCreation, type Order } from '../domain/lists/pagination.ts';
import { savedPriceOf } from '../domain/prices/storedPrice.ts';
import {
  addSubscription,
  emptyTotal,
  recommendationsOf,
  removeRecommendation,
  saveRecommendations,
} from '../domain/stacks/savedRecommendations.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { SavedRecommendation as SavedRow, Stack as StackRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { CycleUnit, priceNumbers } from './Price.ts';
import { Stack, totalOf } from './Stack.ts';
import { visibleTo } from './visibleTo.ts';

/** Resolves what the price says; null where none could be read. */
const ofPrice =
  <Value>(read: (price: Price) => Value) =>
  (row: SavedRow): Value | undefined => {
    const price = savedPriceOf(row);
    return price && read(price);
  };

const SavedRecommendation = builder.prismaNode('SavedRecommendation', {
  id: { field: 'id', description: 'Its id, good for any type of the graph.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $any: { owner: userId, admin: true } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The tool’s name.' }),
    price: t.string({
      description:
        'The price as text: $9.99/month, $120/year; as it was saved where it could not be read as US dollars.',
      resolve: (row) => row.unreadPrice ?? ofPrice((price) => priceText(price))(row) ?? '',
    }),
    amountCents: t.float({
      nullable: true,
      description: 'What is paid at each cycle, in whole US cents; null when the price could not be read.',
      resolve: ofPrice(({ amountCents }) => amountCents),
    }),
    cycleCount: t.exposeInt('cycleCount', { nullable: true }),
    cycleUnit: t.field({
      type: CycleUnit,
      nullable: true,
      description: 'What the time between two payments is counted in; null when the price could not be read.',
      resolve: ofPrice(({ cycleUnit }) => cycleUnit),
    }),
    monthlyCents: t.float({
      nullable: true,
      description: 'What it comes to a month, in whole US cents; null when the price could not be read.',
      resolve: ofPrice(monthlyCents),
    }),
    yearlyCents: t.float({
      nullable: true,
      description: 'What it comes to a year, in whole US cents; null when the price could not be read.',
      resolve: ofPrice(yearlyCents),
    }),
    description: t.exposeString('description', { description: 'What it does.' }),
    features: t.stringList({
      description: 'What it can do.',
      resolve: ({ features }) => JSON.parse(features) as string[],
    }),
    badge: t.exposeString('badge', { nullable: true, description: 'A word or two that set it apart.' }),
    badgeColor: t.exposeString('badgeColor', { nullable: true }),
    link: t.exposeString('link', { description: 'Its web page over https or http; empty when there is none.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

const oldestFirst: Order = { ...byCreation, direction: 'ASC' };
const recommendationPages = batched(recommendationsOf);

builder.prismaObjectField('Stack', 'recommendations', (t) =>
  t.connection(
    {
      type: SavedRecommendation,
      description: 'The subscriptions saved to it, oldest first; 20 to a page unless asked otherwise, 100 at most.',
      resolve: async (stack, args, context) => ({
        stackId: stack.id,
        ...(await connectionOf(
          args,
          oldestFirst,
          async (page) => (await recommendationPages(context, stack.id, page)) ?? [],
        )),
      }),
    },
    {
      name: 'StackRecommendationsConnection',
      description: 'Subscriptions saved to a stack.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together.',
          resolve: async ({ stackId }, _args, context) => ((await totalOf(context, stackId)) ?? emptyTotal).count,
        }),
      }),
    },
    { name: 'StackRecommendationsEdge', description: 'A saved subscription and its place in the list.' },
  ),
);

const RecommendationInput = builder.inputType('RecommendationInput', {
  description: 'A tool to save; whatever is missing or blank gets a default.',
  fields: (t) => ({
    name: t.string({ description: recommendationFields.name }),
    price: t.string({ description: 'A text such as $9.99/month; ‘$0’ by default; up to 100 characters.' }),
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
        description: 'The tools in the order they shall have; 1 to 50.',
      }),
    }),
  })
  .validate(saveRecommendationsForm);

const AddSubscriptionInput = builder
  .inputType('AddSubscriptionToStackInput', {
    description: 'A subscription of one’s own.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'What it is called; 1 to 200 characters.' }),
      price: t.string({ description: 'A text such as $9.99/month; ‘$0/month’ by default.' }),
      ...priceNumbers(t),
      description: t.string({ required: true, description: 'What it is for; 1 to 5,000 characters.' }),
      features: t.stringList({ description: recommendationFields.features }),
      website: t.string({ description: 'A web address; https:// is added to one without it.' }),
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

const RemoveRecommendationPayload = builder
  .objectRef<{ id: number; stack: StackRow }>('RemoveSavedRecommendationPayload')
  .implement({
    description: 'What is left of a subscription that was just removed.',
    fields: (t) => ({
      removedId: t.globalID({
        description: 'The id that the subscription had.',
        resolve: ({ id }) => ({ type: 'SavedRecommendation', id }),
      }),
      stack: t.expose('stack', { type: Stack, description: 'The stack that it was taken from.' }),
    }),
  });

builder.mutationField('saveRecommendations', (t) =>
  t.withAuth({ user: true }).field({
    type: SaveRecommendationsPayload,
    description: 'Saves tools to one of the signed-in user’s stacks: all of them, or none when one breaks a rule.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: SaveRecommendationsInput, required: true, description: 'The tools.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'SaveRecommendationsResult', description: 'What was saved, or why nothing was.' },
    },
    resolve: (_root, { stackId, input }, { viewer }) =>
      saveRecommendations(viewer.id, Number(stackId.id), input.recommendations),
  }),
);

builder.mutationField('addSubscriptionToStack', (t) =>
  t.withAuth({ user: true }).field({
    type: AddSubscriptionPayload,
    description: 'Adds a subscription to one of the signed-in user’s stacks by hand, with the gray badge ‘Custom’.',
    args: {
      stackId: t.arg.globalID({ required: true, for: Stack, description: 'The stack.' }),
      input: t.arg({ type: AddSubscriptionInput, required: true, description: 'The subscription.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'AddSubscriptionToStackResult', description: 'The new subscription, or why there is none.' },
    },
    resolve: (_root, { stackId, input }, { viewer }) => addSubscription(viewer.id, Number(stackId.id), input),
  }),
);

builder.mutationField('removeSavedRecommendation', (t) =>
  t.withAuth({ user: true }).field({
    type: RemoveRecommendationPayload,
    description: 'Takes a subscription out of one of the signed-in user’s stacks.',
    args: { id: t.arg.globalID({ required: true, for: SavedRecommendation, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: {
        name: 'RemoveSavedRecommendationResult',
        description: 'The id of what was removed, or why nothing was.',
      },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      id: Number(id.id),
      stack: await removeRecommendation(viewer.id, Number(id.id)),
    }),
  }),
);
