import {
  entryForm,
  subscriptionChangesForm,
  subscriptionFields,
  subscriptionForm,
} from '../../common/forms/subscriptionForms.ts';
import {
  removeSubscription,
  restoreSubscription,
  trackEntry,
  trackSubscription,
  updateSubscription,
} from '../domain/subscriptions/subscriptions.ts';
import { DuplicateError, InvalidInputError, NotFoundError } from '../errors.ts';
import type { TrackedSubscription as SubscriptionRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { priceNumbers } from './Price.ts';
import { Category, TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

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

const RestoreSubscriptionPayload = payload('RestoreSubscriptionPayload', 'A subscription that is back.');

const RemoveSubscriptionPayload = builder
  .objectRef<{ id: number; user: UserRow }>('RemoveSubscriptionPayload')
  .implement({
    description: 'A subscription that was just removed.',
    fields: (t) => ({
      removedId: t.globalID({
        description: 'Its id, by which it can be restored for 30 days.',
        resolve: ({ id }) => ({ type: 'TrackedSubscription', id }),
      }),
      user: t.expose('user', { type: User, description: 'Whose it was, with what they spend from now on.' }),
    }),
  });

builder.mutationField('trackSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription for the signed-in user.',
    args: {
      input: t.arg({ type: TrackSubscriptionInput, required: true, description: 'The subscription.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('you track')),
    },
    errors: {
      types: [InvalidInputError, DuplicateError],
      directResult: true,
      union: { name: 'TrackSubscriptionResult', description: 'The new tracked subscription, or why there is none.' },
    },
    resolve: async (_root, { input, ...rule }, { viewer }) => ({
      subscription: await trackSubscription(viewer, input, rule),
      user: viewer,
    }),
  }),
);

builder.mutationField('trackEntry', (t) =>
  t.withAuth({ user: true }).field({
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription that was typed in one line.',
    args: {
      input: t.arg({ type: TrackEntryInput, required: true, description: 'The line.' }),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('you track')),
    },
    errors: {
      types: [InvalidInputError, DuplicateError],
      directResult: true,
      union: {
        name: 'TrackEntryResult',
        description: 'The subscription that was read from the line, or why none was.',
      },
    },
    resolve: async (_root, { input, ...rule }, { viewer }) => ({
      subscription: await trackEntry(viewer, input, rule),
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

builder.mutationField('removeSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: RemoveSubscriptionPayload,
    description: 'Removes a tracked subscription from every list and total. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RemoveSubscriptionResult', description: 'The id of what was removed, or why nothing was.' },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await removeSubscription(viewer.id, Number(id.id));
      return { id: Number(id.id), user: viewer };
    },
  }),
);

builder.mutationField('restoreSubscription', (t) =>
  t.withAuth({ user: true }).field({
    type: RestoreSubscriptionPayload,
    description: 'Brings back a subscription that was removed in the last 30 days, as it was and with its id.',
    args: { id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RestoreSubscriptionResult', description: 'The subscription, or why it is not back.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      subscription: await restoreSubscription(viewer.id, Number(id.id)),
      user: viewer,
    }),
  }),
);
