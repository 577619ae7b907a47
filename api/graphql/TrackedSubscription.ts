import type { Currency as CurrencyCode } from '../../common/billing/currencies.ts';
import { monthlyCents, yearlyCents } from '../../common/billing/cycle.ts';
import { priceText } from '../../common/billing/priceText.ts';
import { enumName } from '../../common/enumName.ts';
import {
  entryForm,
  subscriptionChangesForm,
  subscriptionFields,
  subscriptionForm,
} from '../../common/forms/subscriptionForms.ts';
import { categories, categoryNames, type Category as CategoryName } from '../../common/values.ts';
import { byCreation } from '../domain/lists/pagination.ts';
import { priceOf } from '../domain/prices/storedPrice.ts';
import {
  countSubscriptions,
  forgetSubscription,
  subscriptionOrders,
  subscriptionsOf,
  trackEntry,
  trackSubscription,
  updateSubscription,
} from '../domain/subscriptions/subscriptions.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { TrackedSubscription as SubscriptionRow, User as UserRow } from '../generated/prisma/client.ts';
import { batched } from './batch.ts';
import { builder } from './builder.ts';
import { connectionOf, OrderDirection } from './connection.ts';
import { Currency } from './Currency.ts';
import { CycleUnit, priceNumbers } from './Price.ts';
import { User } from './User.ts';
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
  findUnique: (id, context) => ({ id: Number(id), ...visibleTo(context) }),
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

const TrackSubscriptionInput = builder
  .inputType('TrackSubscriptionInput', {
    description:
      'A subscription to track. Unless you say otherwise, its category is OTHER and it counts toward totals.',
    fields: (t) => ({
      name: t.string({ required: true, description: subscriptionFields.name }),
      price: t.string({
        description:
          'Such as $9.99/month, €30 every 3 months or 5, which is by the month. This or `amountCents` has to be given.',
      }),
      ...priceNumbers(t),
      monthlyCents: t.float({
        description: 'What it comes to a month, to be compared: refused when it does not agree.',
      }),
      currency: t.field({
        type: Currency,
        description: 'What the price is in when it does not say so; yours by default.',
      }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      description: t.string({ description: subscriptionFields.description }),
      websiteUrl: t.string({ description: subscriptionFields.websiteUrl }),
      isActive: t.boolean({ description: subscriptionFields.isActive }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
    }),
  })
  .validate(subscriptionForm);

const UpdateSubscriptionInput = builder
  .inputType('UpdateSubscriptionInput', {
    description:
      'Changes to a tracked subscription. What you leave out stays as it is; null removes a note, an address or a date.',
    fields: (t) => ({
      name: t.string({ description: subscriptionFields.name }),
      price: t.string({ description: 'Such as $9.99/month; by the month unless it says how often.' }),
      ...priceNumbers(t),
      monthlyCents: t.float({
        description: 'What it comes to a month, to be compared: refused when it does not agree.',
      }),
      currency: t.field({ type: Currency, description: 'What the price is in from now on; no amount is converted.' }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      description: t.string({ description: subscriptionFields.description }),
      websiteUrl: t.string({ description: subscriptionFields.websiteUrl }),
      isActive: t.boolean({ description: subscriptionFields.isActive }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
    }),
  })
  .validate(subscriptionChangesForm);

const TrackEntryInput = builder
  .inputType('TrackEntryInput', {
    description: 'A subscription typed in one line. Unless you say otherwise, its category is OTHER.',
    fields: (t) => ({
      entry: t.string({ required: true, description: 'Such as ‘Netflix - $9.99/month’ or ‘Gym €30 every 3 months’.' }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
    }),
  })
  .validate(entryForm);

const payload = (name: string, description: string) =>
  builder.objectRef<{ subscription: SubscriptionRow; user: UserRow }>(name).implement({
    description,
    fields: (t) => ({
      subscription: t.expose('subscription', {
        type: TrackedSubscription,
        description: 'The subscription as it is now.',
      }),
      user: t.expose('user', { type: User, description: 'Whose it is, with what they spend from now on.' }),
    }),
  });

const TrackSubscriptionPayload = payload('TrackSubscriptionPayload', 'A subscription that is tracked from now on.');
const UpdateSubscriptionPayload = payload('UpdateSubscriptionPayload', 'A subscription that was just changed.');

const ForgetSubscriptionPayload = builder
  .objectRef<{ id: number; user: UserRow }>('ForgetSubscriptionPayload')
  .implement({
    description: 'What is left of a subscription that is no longer tracked.',
    fields: (t) => ({
      forgottenId: t.globalID({
        description: 'The id that it had.',
        resolve: ({ id }) => ({ type: 'TrackedSubscription', id }),
      }),
      user: t.expose('user', { type: User, description: 'Whose it was, with what they spend from now on.' }),
    }),
  });

builder.mutationField('trackSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription for the signed-in user.',
    args: { input: t.arg({ type: TrackSubscriptionInput, required: true, description: 'The subscription.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'TrackSubscriptionResult', description: 'The new tracked subscription, or why there is none.' },
    },
    resolve: async (_root, { input }, { viewer }) => ({
      subscription: await trackSubscription(viewer, input),
      user: viewer,
    }),
  }),
);

builder.mutationField('trackEntry', (t) =>
  t.withAuth({ user: true }).field({
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription that was typed in one line.',
    args: { input: t.arg({ type: TrackEntryInput, required: true, description: 'The line.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: {
        name: 'TrackEntryResult',
        description: 'The subscription that was read from the line, or why none was.',
      },
    },
    resolve: async (_root, { input }, { viewer }) => ({
      subscription: await trackEntry(viewer, input),
      user: viewer,
    }),
  }),
);

builder.mutationField('updateSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: UpdateSubscriptionPayload,
    description: 'Changes a subscription that the signed-in user tracks.',
    args: {
      id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }),
      input: t.arg({ type: UpdateSubscriptionInput, required: true, description: 'What changes.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: {
        name: 'UpdateSubscriptionResult',
        description: 'The subscription as it is now, or why nothing changed.',
      },
    },
    resolve: async (_root, { id, input }, { viewer }) => ({
      subscription: await updateSubscription(viewer.id, Number(id.id), input),
      user: viewer,
    }),
  }),
);

builder.mutationField('forgetSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: ForgetSubscriptionPayload,
    description: 'Stops tracking a subscription, for good.',
    args: { id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: {
        name: 'ForgetSubscriptionResult',
        description: 'The id of what is no longer tracked, or why nothing changed.',
      },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await forgetSubscription(viewer.id, Number(id.id));
      return { id: Number(id.id), user: viewer };
    },
  }),
);
