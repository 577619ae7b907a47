import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { monthlyCents, yearlyCents, type Price } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { enumName } from '../../common/enumName.ts';
import type { Day } from '../../common/billing/schedule.ts';
import {
  amountOn,
  goingOn,
  isActiveOn,
  nextPayment,
  stateOn,
  subscriptionStates,
  type Timeline,
} from '../../common/billing/timeline.ts';
import { subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { categories, categoryNames, type Category as CategoryName } from '../../common/values.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { notRemoved } from '../domain/lists/removal.ts';
import { logoDescription, logoOf } from '../logos/logoOf.ts';
import { priceOf } from '../domain/prices/storedPrice.ts';
import { countSubscriptions, subscriptionOrders, subscriptionsOf } from '../domain/subscriptions/subscriptionList.ts';
import { dayOf, timelineOf } from '../domain/subscriptions/storedTimeline.ts';
import type { TrackedSubscription as SubscriptionRow, User } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf, OrderDirection } from './connection.ts';
import { Currency } from './Currency.ts';
import { Label } from './Label.ts';
import { Cycle, CycleUnit } from './Price.ts';
import { keepsFigures } from './keptFigures.ts';
import { spendingFor } from './spendingFor.ts';
import { todayOf } from './today.ts';
import { visibleTo } from './visibleTo.ts';

export const Category = builder.enumType('Category', {
  description: 'What a tracked subscription is for.',
  values: Object.fromEntries(
    categoryNames.map((value) => [enumName(value), { value, description: categories[value].message }]),
  ),
});

const states: Record<(typeof subscriptionStates)[number], string> = {
  trial: 'It is free until `trialEndsOn`.',
  active: 'It is paid.',
  paused: 'Nothing is paid for now.',
  cancelled: 'It runs until `endsOn`.',
  ended: 'It is over.',
};

export const SubscriptionState = builder.enumType('SubscriptionState', {
  description: 'Where a subscription is in its life.',
  values: Object.fromEntries(
    subscriptionStates.map((value) => [enumName(value), { value, description: states[value] }]),
  ),
});

export const TrackedSubscription = builder.prismaNode('TrackedSubscription', {
  id: { field: 'id', description: 'Its global id, which `node` takes.' },
  nullable: true,
  findUnique: (id, context) => ({ id: Number(id), ...notRemoved, ...visibleTo(context) }),
  authScopes: ({ userId }) => ({ $all: { owner: userId, scope: 'subscriptions-read' } }),
  fields: (t) => ({
    name: t.exposeString('name', { description: subscriptionFields.name }),
    logo: t.string({
      nullable: true,
      description: logoDescription,
      resolve: ({ name }) => logoOf(name),
    }),
    price: t.string({
      description: 'The price that holds today as text, such as $9.99/month, €30 every 3 months or $99 once.',
      resolve: (row, _args, { viewer }) => priceText(priceOn(row, viewer!), row.currency),
    }),
    amountCents: t.float({
      description: 'The amount paid each cycle by today’s price, in whole hundredths of its currency.',
      resolve: (row, _args, { viewer }) => priceOn(row, viewer!).amountCents,
    }),
    cycleCount: t.exposeInt('cycleCount', {
      description: 'How many units there are between two payments: 1 to 366, or 1 if it is paid once.',
    }),
    cycleUnit: t.field({
      type: CycleUnit,
      description: 'The unit of the time between two payments.',
      resolve: (row) => priceOf(row).cycleUnit,
    }),
    cycle: t.field({
      type: Cycle,
      description: 'The time between two payments.',
      resolve: (row) => ({ count: row.cycleCount, unit: priceOf(row).cycleUnit }),
    }),
    monthlyCents: t.float({
      description: 'What it costs a month, in whole hundredths of its currency.',
      resolve: (row, _args, { viewer }) => monthlyCents(priceOn(row, viewer!)),
    }),
    yearlyCents: t.float({
      description:
        'What it costs a year, in whole hundredths of its currency. It is not twelve times the rounded month.',
      resolve: (row, _args, { viewer }) => yearlyCents(priceOn(row, viewer!)),
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
    cancelUrl: t.exposeString('cancelUrl', { nullable: true, description: subscriptionFields.cancelUrl }),
    isActive: t.boolean({
      description: subscriptionFields.isActive,
      resolve: (row, _args, { viewer }) => isActiveOn(timelineOf(row), todayOf(viewer!)),
    }),
    state: t.field({
      type: SubscriptionState,
      description: 'Where it is in its life today.',
      resolve: (row, _args, { viewer }) => stateOn(timelineOf(row), todayOf(viewer!)),
    }),
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
        'The day of the next payment, today included, in the owner’s time zone. Null without `startsOn`, and when nothing is to be paid any more or nobody knows when.',
      resolve: (row, _args, { viewer }) => nextDueOnOf(timelineOf(row), viewer!),
    }),
    nextBillingDate: t.field({
      type: 'Date',
      nullable: true,
      description:
        'The same as `nextDueOn`; but while it is paused and nobody knows until when, the day on which it would be due.',
      resolve: (row, _args, { viewer }) => nextDueOnOf(goingOn(timelineOf(row)), viewer!),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

// Only owners see subscriptions, so that today is their day.

const priceOn = (row: SubscriptionRow, viewer: User): Price => ({
  ...priceOf(row),
  amountCents: amountOn(timelineOf(row), todayOf(viewer)),
});

const nextDueOnOf = (timeline: Timeline, viewer: User): Day | null =>
  nextPayment(timeline, todayOf(viewer))?.dueOn ?? null;

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
        label: t.arg.globalID({ for: Label, description: 'Only subscriptions with this label.' }),
        search: t.arg.string({ description: 'Only subscriptions whose name contains this text, ignoring case.' }),
        orderBy: t.arg({ type: SubscriptionOrder, description: 'How to order them; newest first by default.' }),
      },
      resolve: async (user, { category, isActive, label, search, orderBy, ...args }, context) => {
        const filter = { category, isActive, labelId: label && Number(label.id), search };
        const today = todayOf(user);
        return {
          user,
          filter,
          today,
          ...(await connectionOf(
            args,
            orderBy ? { ...subscriptionOrders[orderBy.by], direction: orderBy.direction } : byCreation,
            async (page) => (await pages(context, user.id, { page, filter, today })) ?? [],
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
          resolve: async ({ user, filter, today }, _args, context, info) => {
            const isOfAll = Object.values(filter).every((condition) => condition == null || condition === '');
            if (!isOfAll || !keepsFigures(user, { context, info }))
              return (await counts(context, user.id, filter, today)) ?? 0;
            const { activeCount, inactiveCount } = await spendingFor(user, { context, info });
            return activeCount + inactiveCount;
          },
        }),
      }),
    },
    { name: 'UserSubscriptionsEdge', description: 'A tracked subscription and its place in the list.' },
  ),
);
