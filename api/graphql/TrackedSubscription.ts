import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { monthlyCents, yearlyCents } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { enumName } from '../../common/enumName.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { categories, categoryNames, type Category as CategoryName } from '../../common/values.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { notRemoved } from '../domain/lists/removal.ts';
import { priceOf } from '../domain/prices/storedPrice.ts';
import { countSubscriptions, subscriptionOrders, subscriptionsOf } from '../domain/subscriptions/subscriptionList.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf, OrderDirection } from './connection.ts';
import { Currency } from './Currency.ts';
import { CycleUnit } from './Price.ts';
import { visibleTo } from './visibleTo.ts';

export const Category = builder.enumType('Category', {
  description: 'What a tracked subscription is for.',
  values: Object.fromEntries(
    categoryNames.map((value) => [enumName(value), { value, description: categories[value].message }]),
  ),
});

export const TrackedSubscription = builder.prismaNode('TrackedSubscription', {
  id: { field: 'id', description: 'Its id, good for any type of the graph.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...notRemoved, ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $any: { owner: userId, admin: true } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: subscriptionFields.name }),
    price: t.string({
      description: 'The price as text: $9.99/month, €30 every 3 months, $99 once.',
      resolve: (row) => priceText(priceOf(row), row.currency),
    }),
    amountCents: t.float({
      description: 'What is paid at each cycle, in whole hundredths of its currency.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    cycleCount: t.exposeInt('cycleCount', {
      description: 'How many units there are between two payments: 1 to 366, and 1 for what is paid once.',
    }),
    cycleUnit: t.field({
      type: CycleUnit,
      description: 'What the time between two payments is counted in.',
      resolve: (row) => priceOf(row).cycleUnit,
    }),
    monthlyCents: t.float({
      description: 'What it comes to a month, in whole hundredths of its currency.',
      resolve: (row) => monthlyCents(priceOf(row)),
    }),
    yearlyCents: t.float({
      description: 'What it comes to a year, in whole hundredths of its currency: not twelve times the rounded month.',
      resolve: (row) => yearlyCents(priceOf(row)),
    }),
    currency: t.field({
      type: Currency,
      description: 'The currency it was entered in and is paid in.',
      resolve: ({ currency }) => currency as CurrencyCode,
    }),
    category: t.field({
      type: Category,
      description: subscriptionFields.category,
      resolve: ({ category }) => category as CategoryName,
    }),
    description: t.exposeString('description', { nullable: true, description: subscriptionFields.description }),
    websiteUrl: t.exposeString('websiteUrl', { nullable: true, description: subscriptionFields.websiteUrl }),
    isActive: t.exposeBoolean('isActive', { description: subscriptionFields.isActive }),
    nextBillingDate: t.field({
      type: 'Date',
      nullable: true,
      description: subscriptionFields.nextBillingDate,
      resolve: ({ nextBillingDate }) => nextBillingDate?.toISOString().slice(0, 10),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

const SubscriptionOrder = builder.inputType('SubscriptionOrder', {
  description: 'How tracked subscriptions are ordered.',
  fields: (t) => ({
    by: t.field({
      required: true,
      description: 'What they are ordered by.',
      type: builder.enumType('SubscriptionOrderField', {
        description: 'What tracked subscriptions can be ordered by.',
        values: {
          CREATED_AT: { description: 'When they were entered.' },
          NAME: { description: 'Their names, in any case.' },
          MONTHLY_COST: { description: 'What they cost a month, compared across currencies at the newest rates.' },
          NEXT_BILLING_DATE: { description: 'The day of the next payment; those without one count as the latest.' },
        } satisfies Record<keyof typeof subscriptionOrders, object>,
      }),
    }),
    direction: t.field({ type: OrderDirection, required: true, description: 'Which way.' }),
  }),
});

const pages = batched(subscriptionsOf);
const counts = batched(countSubscriptions);

builder.prismaObjectField('User', 'subscriptions', (t) =>
  t.connection(
    {
      type: TrackedSubscription,
      description: 'The subscriptions they track, newest first; 20 to a page unless asked otherwise, 100 at most.',
      args: {
        category: t.arg({ type: Category, description: 'Only those of this category.' }),
        isActive: t.arg.boolean({ description: 'Only the active, or only the inactive ones.' }),
        search: t.arg.string({ description: 'Only those whose name contains this, in any case.' }),
        orderBy: t.arg({ type: SubscriptionOrder, description: 'Another order than newest first.' }),
      },
      resolve: async (user, { category, isActive, search, orderBy, ...args }, context) => {
        const filter = { category, isActive, search };
        return {
          userId: user.id,
          filter,
          ...(await connectionOf(
            args,
            orderBy ? { ...subscriptionOrders[orderBy.by], direction: orderBy.direction } : byCreation,
            async (page) => (await pages(context, user.id, { page, filter })) ?? [],
          )),
        };
      },
    },
    {
      name: 'UserSubscriptionsConnection',
      description: 'Subscriptions that a user tracks.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages together.',
          resolve: async ({ userId, filter }, _args, context) => (await counts(context, userId, filter)) ?? 0,
        }),
      }),
    },
    { name: 'UserSubscriptionsEdge', description: 'A tracked subscription and its place in the list.' },
  ),
);
