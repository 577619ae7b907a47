import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { occurrenceStates } from '../../common/billing/occurrences.ts';
import { daysLater } from '../../common/billing/schedule.ts';
import { enumName, enumValue } from '../../common/enumName.ts';
import { newPriceFields, newPriceForm } from '../../common/forms/lifeForms.ts';
import { paymentFields, paymentForm } from '../../common/forms/paymentForms.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described } from './describing/described.ts';
import { route } from './describing/route.ts';
import { globalId } from './rowId.ts';
import { RestError, run } from './run.ts';
import { bodyOf, subscriptionAnswer } from './subscriptionAnswer.ts';

const occurrencesQuery = graphql(`
  query RestOccurrences($id: ID!, $from: Date!, $to: Date!) {
    result: node(id: $id) {
      ... on TrackedSubscription {
        occurrences(from: $from, to: $to) {
          dueOn
          amountCents
          currency
          state
        }
      }
    }
  }
`);

const record = graphql(`
  mutation RestRecordPayment($id: ID!, $input: RecordPaymentInput!) {
    result: recordPayment(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...RestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

const addPrice = graphql(`
  mutation RestAddPrice($id: ID!, $input: NewPriceInput!) {
    result: addSubscriptionPrice(id: $id, input: $input) {
      __typename
      ... on SubscriptionLifePayload {
        subscription {
          ...RestSubscription
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

/** The parts of a payment on its day. */
export const occurrenceParts = {
  dueOn: described(z.iso.date(), 'The day on which it is due.', '2026-12-01'),
  amountCents: described(z.int().check(z.minimum(0)), 'The amount in hundredths of its currency.', 1_549),
  currency: described(z.enum(currencyCodes), 'The currency of the amount.', 'USD'),
  state: described(
    z.enum(occurrenceStates),
    'What became of it. What renews by itself counts as paid once its day is over, unless something else was recorded.',
    'expected',
  ),
};

const occurrence = component('Occurrence', 'A payment on its day, past or to come.', occurrenceParts);

/** The days that a query string asks for: from today on and a year ahead unless it says otherwise. */
function rangeIn(query: URLSearchParams): { from: string; to: string } {
  const from = query.get('from') ?? new Date().toISOString().slice(0, 10);
  return { from, to: query.get('to') ?? (/^\d{4}-\d\d-\d\d$/.test(from) ? daysLater(from, 365) : from) };
}

export const payments = [
  route({
    method: 'GET',
    path: '/api/subscriptions/:id/occurrences',
    operation: 'listOccurrences',
    tag: 'Subscriptions',
    summary: 'The payments of a subscription between two days',
    access: 'user',
    query: {
      from: ['The first day; today by default.', '2026-01-01'],
      to: ['The last day, at most ten years later; a year later by default.', '2027-12-31'],
    },
    answers: described(z.array(occurrence), 'The earliest first.'),
    refusals: { 400: ['One is no day, or they are too far apart.', 'Please ask for at most 10 years'] },
    async answer({ id, query, context }) {
      const found = await run(
        occurrencesQuery,
        { id: globalId('TrackedSubscription', id), ...rangeIn(query) },
        context,
      );
      if (!found || !('occurrences' in found)) throw new RestError(404, say('subscription.unknown'));
      return { body: found.occurrences.map(({ state, ...rest }) => ({ ...rest, state: enumValue(state) })) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/subscriptions/:id/payments',
    operation: 'recordPayment',
    tag: 'Subscriptions',
    summary: 'Record what became of a payment',
    notes: 'A record of the same day is replaced.',
    access: 'user',
    form: paymentForm,
    fields: paymentFields,
    example: { dueOn: '2026-12-01', state: 'paid', amountCents: 1_799 },
    status: 201,
    answers: subscriptionAnswer,
    async answer({ id, form: { state, ...form }, context }) {
      const input = { ...form, state: enumName(state) };
      const { subscription } = await run(record, { id: globalId('TrackedSubscription', id), input }, context);
      return { body: bodyOf(subscription) };
    },
  }),
  route({
    method: 'POST',
    path: '/api/subscriptions/:id/prices',
    operation: 'addPrice',
    tag: 'Subscriptions',
    summary: 'Add a price that holds from a day on',
    notes: 'What was due before keeps its price.',
    access: 'user',
    form: newPriceForm,
    fields: newPriceFields,
    example: { amountCents: 1_799, from: '2027-01-01' },
    status: 201,
    answers: subscriptionAnswer,
    async answer({ id, form, context }) {
      const { subscription } = await run(addPrice, { id: globalId('TrackedSubscription', id), input: form }, context);
      return { body: bodyOf(subscription) };
    },
  }),
];
