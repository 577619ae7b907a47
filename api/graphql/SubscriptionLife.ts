import { cancelForm, newPriceFields, newPriceForm, pauseForm, resumeForm } from '../../common/forms/lifeForms.ts';
import {
  addPrice,
  cancelSubscription,
  keepSubscription,
  pauseSubscription,
  removePrice,
  resumeSubscription,
} from '../domain/subscriptions/life.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import { builder } from './builder.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { subscriptionPayload } from './TrackedSubscriptionMutations.ts';

const PauseSubscriptionInput = builder
  .inputType('PauseSubscriptionInput', {
    description: 'When a subscription is paused.',
    fields: (t) => ({
      from: t.field({ type: 'Date', description: 'The first day of the pause; today by default.' }),
      until: t.field({ type: 'Date', description: 'The first day after it; leave it out if nobody knows.' }),
    }),
  })
  .validate(pauseForm);

const ResumeSubscriptionInput = builder
  .inputType('ResumeSubscriptionInput', {
    description: 'When a pause ends.',
    fields: (t) => ({
      from: t.field({ type: 'Date', description: 'The first day after the pause; today by default.' }),
    }),
  })
  .validate(resumeForm);

const CancelSubscriptionInput = builder
  .inputType('CancelSubscriptionInput', {
    description: 'When a subscription ends.',
    fields: (t) => ({
      endsOn: t.field({
        type: 'Date',
        description: 'The first day without it; by default the end of what was agreed or paid.',
      }),
    }),
  })
  .validate(cancelForm);

const NewPriceInput = builder
  .inputType('NewPriceInput', {
    description: 'A price that holds from a day on.',
    fields: (t) => ({
      amountCents: t.float({ required: true, description: newPriceFields.amountCents }),
      from: t.field({ type: 'Date', required: true, description: newPriceFields.from }),
    }),
  })
  .validate(newPriceForm);

const LifePayload = subscriptionPayload('SubscriptionLifePayload', 'A subscription whose life just changed.');

/** What all mutations share that change a subscription's life. */
export const lifeAct = (name: string, description: string) => ({
  skipTypeScopes: true as const,
  type: LifePayload,
  description,
  errors: {
    types: [InvalidInputError, NotFoundError],
    directResult: true as const,
    union: { name: `${name}Result`, description: 'The subscription as it is now, or why it did not change.' },
  },
});

builder.mutationFields((mutations) => {
  const t = mutations.withAuth({ scope: 'subscriptions-write' });
  const id = mutations.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' });
  return {
    pauseSubscription: t.field({
      ...lifeAct('PauseSubscription', 'Pauses a subscription. A pause that is on or to come is replaced.'),
      args: { id, input: t.arg({ type: PauseSubscriptionInput, required: true, description: 'When.' }) },
      resolve: async (_root, { id: { id }, input: { from, until } }, { viewer }) => ({
        subscription: await pauseSubscription(viewer, Number(id), { from, until }),
        user: viewer,
      }),
    }),
    resumeSubscription: t.field({
      ...lifeAct('ResumeSubscription', 'Ends a pause, or calls one off that is still to come.'),
      args: { id, input: t.arg({ type: ResumeSubscriptionInput, required: true, description: 'When.' }) },
      resolve: async (_root, { id: { id }, input: { from } }, { viewer }) => ({
        subscription: await resumeSubscription(viewer, Number(id), from),
        user: viewer,
      }),
    }),
    cancelSubscription: t.field({
      ...lifeAct(
        'CancelSubscription',
        'Notes that a subscription was cancelled. It runs until what was agreed or paid is over.',
      ),
      args: { id, input: t.arg({ type: CancelSubscriptionInput, required: true, description: 'When it ends.' }) },
      resolve: async (_root, { id: { id }, input: { endsOn } }, { viewer }) => ({
        subscription: await cancelSubscription(viewer, Number(id), endsOn),
        user: viewer,
      }),
    }),
    keepSubscription: t.field({
      ...lifeAct('KeepSubscription', 'Lets a subscription go on that was cancelled or has ended.'),
      args: { id },
      resolve: async (_root, { id: { id } }, { viewer }) => ({
        subscription: await keepSubscription(viewer, Number(id)),
        user: viewer,
      }),
    }),
    addSubscriptionPrice: t.field({
      ...lifeAct('AddSubscriptionPrice', 'Adds a price that holds from a day on, past or to come.'),
      args: { id, input: t.arg({ type: NewPriceInput, required: true, description: 'The price.' }) },
      resolve: async (_root, { id: { id }, input }, { viewer }) => ({
        subscription: await addPrice(viewer, Number(id), input),
        user: viewer,
      }),
    }),
    removeSubscriptionPrice: t.field({
      ...lifeAct('RemoveSubscriptionPrice', 'Takes away a price; the one before it holds on.'),
      args: { id, from: t.arg({ type: 'Date', required: true, description: 'The first day of the price.' }) },
      resolve: async (_root, { id: { id }, from }, { viewer }) => ({
        subscription: await removePrice(viewer, Number(id), from),
        user: viewer,
      }),
    }),
  };
});
