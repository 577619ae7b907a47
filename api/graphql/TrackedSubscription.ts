import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { monthlyCents, yearlyCents } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { enumName } from '../../common/enumName.ts';
import type { Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { categories, categoryNames, type Category as CategoryName } from '../../common/values.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { notRemoved } from '../domain/lists/removal.ts';
import { priceOf } from '../domain/prices/storedPrice.ts';
import { countSubscriptions, subscriptionOrders, subscriptionsOf } from '../domain/subscriptions/subscriptionList.ts';
import { dayOf, nextPaymentOf } from '../domain/subscriptions/storedSchedule.ts';
import type { User } from '../generated/prisma/client.ts';
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
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...notRemoved, ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: subscriptionFields.name }),
    price: t.string({
      description: 'The price as text, such as $9.99/month, €30 every 3 months or $99 once.',
      resolve: (row) => priceText(priceOf(row), row.currency),
    }),
    amountCents: t.float({
      description: 'The amount paid each cycle, in whole hundredths of its currency.',
      resolve: ({ amountCents }) => Number(amountCents),
    }),
    cycleCount: t.exposeInt('cycleCount', {
      description: 'How many units there are between two payments: 1 to 366, or 1 if it is paid once.',
    }),
    cycleUnit: t.field({
      type: CycleUnit,
      description: 'The unit of the time between two payments.',
      resolve: (row) => priceOf(row).cycleUnit,
    }),
    monthlyCents: t.float({
      description: 'What it costs a month, in whole hundredths of its currency.',
      resolve: (row) => monthlyCents(priceOf(row)),
    }),
    yearlyCents: t.float({
      description:
        'What it costs a year, in whole hundredths of its currency. It is not twelve times the rounded month.',
      resolve: (row) => yearlyCents(priceOf(row)),
    }),
    currency: t.field({
      type: Currency,
      description: 'The currency of its price.',
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
    startsOn: t.field({
      type: 'Date',
      nullable: true,
      description: subscriptionFields.startsOn,
      resolve: ({ startsOn }) => dayOf(startsOn),
    }),
    nextDueOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The day of the next payment, today included, in the owner’s time zone. Null without `startsOn`, and when a one-time payment is over.',
      // Only owners see subscriptions, so that it is their day.
      resolve: (row, _args, { viewer }) => nextPaymentOf(row, todayOf(viewer!)),
    }),
    nextBillingDate: t.field({
      type: 'Date',
      nullable: true,
      description: 'The same as `nextDueOn`.',
      deprecationReason: 'Use `nextDueOn`.',
      resolve: (row, _args, { viewer }) => nextPaymentOf(row, todayOf(viewer!)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

/** By the user, who is read anew for each request: it takes some microseconds to tell, and midnight may pass meanwhile. */
const todays = new WeakMap<User, Day>();

/** Today where somebody lives. */
function todayOf(user: User): Day {
  const known = todays.get(user);
  if (known !== undefined) return known;
  const today = todayIn(user.timeZone);
  todays.set(user, today);
  return today;
}

const SubscriptionOrder = builder.inputType('SubscriptionOrder', {
  description: 'How tracked subscriptions are ordered.',
  fields: (t) => ({
    by: t.field({
      required: true,
      description: 'What to order by.',
      type: builder.enumType('SubscriptionOrderField', {
        description: 'What tracked subscriptions can be ordered by.',
        values: {
          CREATED_AT: { description: 'When they were added.' },
          NAME: { description: 'Their names, ignoring case.' },
          MONTHLY_COST: { description: 'What they cost a month, compared across currencies at the newest rates.' },
          NEXT_BILLING_DATE: {
            description: 'The day of the next payment; subscriptions without one count as the latest.',
          },
        } satisfies Record<keyof typeof subscriptionOrders, object>,
      }),
    }),
    direction: t.field({ type: OrderDirection, required: true, description: 'The direction of the order.' }),
  }),
});

const pages = batched(subscriptionsOf);
const counts = batched(countSubscriptions);

builder.prismaObjectField('User', 'subscriptions', (t) =>
  t.connection(
    {
      type: TrackedSubscription,
      description:
        'The subscriptions they track, newest first; 20 to a page by default, 100 at most. Only the user can see them.',
      authScopes: (user) => ({ $all: { owner: user.id, scope: 'subscriptions-read' } }),
      args: {
        category: t.arg({ type: Category, description: 'Only subscriptions of this category.' }),
        isActive: t.arg.boolean({ description: 'Only active or only inactive subscriptions.' }),
        search: t.arg.string({ description: 'Only subscriptions whose name contains this text, ignoring case.' }),
        orderBy: t.arg({ type: SubscriptionOrder, description: 'How to order them; newest first by default.' }),
      },
      resolve: async (user, { category, isActive, search, orderBy, ...args }, context) => {
        const filter = { category, isActive, search };
        return {
          userId: user.id,
          filter,
          ...(await connectionOf(
            args,
            orderBy ? { ...subscriptionOrders[orderBy.by], direction: orderBy.direction } : byCreation,
            async (page) => (await pages(context, user.id, { page, filter, today: todayOf(user) })) ?? [],
          )),
        };
      },
    },
    {
      name: 'UserSubscriptionsConnection',
      description: 'Subscriptions that a user tracks.',
      fields: (t) => ({
        totalCount: t.int({
          description: 'How many there are on all pages.',
          resolve: async ({ userId, filter }, _args, context) => (await counts(context, userId, filter)) ?? 0,
        }),
      }),
    },
    { name: 'UserSubscriptionsEdge', description: 'A tracked subscription and its place in the list.' },
  ),
);
