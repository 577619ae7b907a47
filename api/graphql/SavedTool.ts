import { monthlyCents, yearlyCents, type Price } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { byCreation, type Order } from '../domain/lists/pagination.ts';
import { notRemoved } from '../domain/lists/removal.ts';
import { savedPriceOf } from '../domain/prices/storedPrice.ts';
import { recommendationsOf } from '../domain/stacks/savedToolList.ts';
import { emptyTotal } from '../domain/stacks/stackTotals.ts';
import type { SavedTool as SavedRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf } from './connection.ts';
import { CycleUnit } from './Price.ts';
import { totalOf } from './Stack.ts';
import { visibleTo } from './visibleTo.ts';

/** Makes a resolver that reads the price; it returns undefined when the price could not be read. */
const ofPrice =
  <Value>(read: (price: Price) => Value) =>
  (row: SavedRow): Value | undefined => {
    const price = savedPriceOf(row);
    return price && read(price);
  };

export const SavedTool = builder.prismaNode('SavedTool', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...notRemoved, ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'stacks-read' } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The tool’s name.' }),
    price: t.string({
      description:
        'The price as text, such as $9.99/month or $120/year. A price that could not be read as US dollars is given as it was saved.',
      resolve: (row) => row.unreadPrice ?? ofPrice((price) => priceText(price))(row) ?? '',
    }),
    amountCents: t.float({
      nullable: true,
      description: 'The amount paid each cycle, in whole US cents; null if the price could not be read.',
      resolve: ofPrice(({ amountCents }) => amountCents),
    }),
    cycleCount: t.exposeInt('cycleCount', { nullable: true }),
    cycleUnit: t.field({
      type: CycleUnit,
      nullable: true,
      description: 'The unit of the time between two payments; null if the price could not be read.',
      resolve: ofPrice(({ cycleUnit }) => cycleUnit),
    }),
    monthlyCents: t.float({
      nullable: true,
      description: 'What it costs a month, in whole US cents; null if the price could not be read.',
      resolve: ofPrice(monthlyCents),
    }),
    yearlyCents: t.float({
      nullable: true,
      description: 'What it costs a year, in whole US cents; null if the price could not be read.',
      resolve: ofPrice(yearlyCents),
    }),
    description: t.exposeString('description', { description: 'What it does.' }),
    features: t.stringList({
      description: 'What it can do.',
      resolve: ({ features }) => JSON.parse(features) as string[],
    }),
    badge: t.exposeString('badge', { nullable: true, description: 'A label of a word or two.' }),
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
      type: SavedTool,
      description: 'The tools saved to it, oldest first; 20 to a page by default, 100 at most.',
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
      description: 'Tools saved to a stack.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages.',
          resolve: async ({ stackId }, _args, context) => ((await totalOf(context, stackId)) ?? emptyTotal).count,
        }),
      }),
    },
    { name: 'StackRecommendationsEdge', description: 'A saved tool and its place in the list.' },
  ),
);
