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
import { labelIds, numbersOf } from './labelIds.ts';
import { refuseDuplicates } from './refuseDuplicates.ts';
import { priceNumbers } from './Price.ts';
import { stateInput, timelineInputs } from './SubscriptionTimeline.ts';
import { Category, TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const TrackSubscriptionInput = builder
  .inputType('TrackSubscriptionInput', {
    description: 'A subscription to track. By default, its category is OTHER and it is active.',
    fields: (t) => ({
      name: t.string({ required: true, description: subscriptionFields.name }),
      price: t.string({
        description:
          'The price as text, such as $9.99/month or €30 every 3 months; a number alone is a price a month. Either this or `amountCents` is required.',
      }),
      ...priceNumbers(t),
      monthlyCents: t.float({
        description: 'What you expect it to cost a month. The price is refused if it comes to something else.',
      }),
      currency: t.field({
        type: Currency,
        description: 'The currency of the price, if the price does not say it; your display currency by default.',
      }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      description: t.string({ description: subscriptionFields.description }),
      websiteUrl: t.string({ description: subscriptionFields.websiteUrl }),
      cancelUrl: t.string({ description: subscriptionFields.cancelUrl }),
      isActive: t.boolean({ description: subscriptionFields.isActive }),
      startsOn: t.field({ type: 'Date', description: subscriptionFields.startsOn }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
      ...timelineInputs(t),
    }),
  })
  .validate(subscriptionForm);

const UpdateSubscriptionInput = builder
  .inputType('UpdateSubscriptionInput', {
    description:
      'Changes to a tracked subscription. Fields that you leave out stay as they are; null removes the description, a web address or the date.',
    fields: (t) => ({
      name: t.string({ description: subscriptionFields.name }),
      price: t.string({
        description: 'The price as text, such as $9.99/month; a price a month if it does not say how often it is paid.',
      }),
      ...priceNumbers(t),
      monthlyCents: t.float({
        description: 'What you expect it to cost a month. The price is refused if it comes to something else.',
      }),
      currency: t.field({ type: Currency, description: 'The new currency of the price. It converts no amount.' }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      description: t.string({ description: subscriptionFields.description }),
      websiteUrl: t.string({ description: subscriptionFields.websiteUrl }),
      cancelUrl: t.string({ description: subscriptionFields.cancelUrl }),
      isActive: t.boolean({ description: subscriptionFields.isActive }),
      startsOn: t.field({ type: 'Date', description: subscriptionFields.startsOn }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
      ...timelineInputs(t),
      ...stateInput(t),
    }),
  })
  .validate(subscriptionChangesForm);

const TrackEntryInput = builder
  .inputType('TrackEntryInput', {
    description: 'A subscription typed in one line. Its category is OTHER by default.',
    fields: (t) => ({
      entry: t.string({
        required: true,
        description: 'The line, such as ‘Netflix - $9.99/month’ or ‘Gym €30 every 3 months’.',
      }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
      websiteUrl: t.string({ description: subscriptionFields.websiteUrl }),
      startsOn: t.field({ type: 'Date', description: subscriptionFields.startsOn }),
      nextBillingDate: t.field({ type: 'Date', description: subscriptionFields.nextBillingDate }),
    }),
  })
  .validate(entryForm);

/** The answer of a mutation that changes a subscription. */
export const subscriptionPayload = (name: string, description: string) =>
  builder.objectRef<{ subscription: SubscriptionRow; user: UserRow }>(name).implement({
    description,
    fields: (t) => ({
      subscription: t.expose('subscription', {
        type: TrackedSubscription,
        description: 'The subscription as it is now.',
      }),
      user: t.expose('user', { type: User, description: 'The user, with their new totals.' }),
    }),
  });

const TrackSubscriptionPayload = subscriptionPayload('TrackSubscriptionPayload', 'A subscription that was just added.');
const UpdateSubscriptionPayload = subscriptionPayload(
  'UpdateSubscriptionPayload',
  'A subscription that was just changed.',
);

const RestoreSubscriptionPayload = subscriptionPayload(
  'RestoreSubscriptionPayload',
  'A subscription that was just restored.',
);

const RemoveSubscriptionPayload = builder
  .objectRef<{ id: number; user: UserRow }>('RemoveSubscriptionPayload')
  .implement({
    description: 'A subscription that was just removed.',
    fields: (t) => ({
      removedId: t.globalID({
        description: 'Its id, which can restore it for 30 days.',
        resolve: ({ id }) => ({ type: 'TrackedSubscription', id }),
      }),
      user: t.expose('user', { type: User, description: 'The user, with their new totals.' }),
    }),
  });

builder.mutationField('trackSubscription', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription for the signed-in user.',
    args: {
      input: t.arg({ type: TrackSubscriptionInput, required: true, description: 'The subscription.' }),
      labelIds: t.arg.globalIDList(labelIds('What it is labelled with.')),
      refuseDuplicates: t.arg.boolean(refuseDuplicates('you track')),
    },
    errors: {
      types: [InvalidInputError, DuplicateError],
      directResult: true,
      union: { name: 'TrackSubscriptionResult', description: 'The new subscription, or why there is none.' },
    },
    resolve: async (_root, { input, labelIds, ...rule }, { viewer }) => ({
      subscription: await trackSubscription(viewer, input, rule, labelIds ? numbersOf(labelIds) : undefined),
      user: viewer,
    }),
  }),
);

builder.mutationField('trackEntry', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: TrackSubscriptionPayload,
    description: 'Starts tracking a subscription that was typed in one line.',
    args: {
      input: t.arg({ type: TrackEntryInput, required: true, description: 'The line.' }),
      labelIds: t.arg.globalIDList(labelIds('What it is labelled with.')),
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
    resolve: async (_root, { input, labelIds, ...rule }, { viewer }) => ({
      subscription: await trackEntry(viewer, input, rule, labelIds ? numbersOf(labelIds) : undefined),
      user: viewer,
    }),
  }),
);

builder.mutationField('updateSubscription', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: UpdateSubscriptionPayload,
    description: 'Changes a subscription that the signed-in user tracks.',
    args: {
      id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }),
      input: t.arg({ type: UpdateSubscriptionInput, required: true, description: 'What changes.' }),
      labelIds: t.arg.globalIDList(
        labelIds('All that it is labelled with from now on; its labels stay as they are without this.'),
      ),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: {
        name: 'UpdateSubscriptionResult',
        description: 'The subscription as it is now, or why it did not change.',
      },
    },
    resolve: async (_root, { id, input, labelIds }, { viewer }) => ({
      subscription: await updateSubscription(viewer, Number(id.id), input, labelIds ? numbersOf(labelIds) : undefined),
      user: viewer,
    }),
  }),
);

builder.mutationField('removeSubscription', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: RemoveSubscriptionPayload,
    description: 'Removes a tracked subscription from every list and total. It can be restored for 30 days.',
    args: { id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: {
        name: 'RemoveSubscriptionResult',
        description: 'The id of what was removed, or why nothing was removed.',
      },
    },
    resolve: async (_root, { id }, { viewer }) => {
      await removeSubscription(viewer.id, Number(id.id));
      return { id: Number(id.id), user: viewer };
    },
  }),
);

builder.mutationField('restoreSubscription', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: RestoreSubscriptionPayload,
    description: 'Restores a subscription that was removed in the last 30 days, unchanged and with the same id.',
    args: { id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'RestoreSubscriptionResult', description: 'The subscription, or why it was not restored.' },
    },
    resolve: async (_root, { id }, { viewer }) => ({
      subscription: await restoreSubscription(viewer.id, Number(id.id)),
      user: viewer,
    }),
  }),
);
