import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { enumValue } from '../../common/enumName.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described, rowNumber } from './describing/described.ts';
import { route } from './describing/route.ts';
import { occurrenceParts } from './payments.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

const soon = graphql(`
  query RestUpcoming($days: Int!) {
    result: viewer {
      upcoming(days: $days) {
        payments {
          dueOn
          amountCents
          currency
          state
          subscription {
            id
            name
          }
        }
      }
    }
  }
`);

const months = graphql(`
  query RestForecast($months: Int!) {
    result: viewer {
      forecast(months: $months) {
        month
        totalCents
        currency
        payments
      }
    }
  }
`);

const payment = component('UpcomingPayment', 'A payment that is due soon.', {
  subscriptionId: rowNumber('The subscription’s id.', 12),
  name: described(z.string(), 'The subscription’s name.', 'Netflix'),
  ...occurrenceParts,
});

const forecastMonth = component('ForecastMonth', 'What a month costs.', {
  month: described(z.string(), 'The month.', '2026-12'),
  amountCents: described(
    z.int().check(z.minimum(0)),
    'The sum in hundredths of the display currency. Currencies without a rate are left out.',
    4_647,
  ),
  currency: described(z.enum(currencyCodes), 'The display currency.', 'USD'),
  payments: described(z.int(), 'How many payments it has.', 3),
});

/** The number in a query string. */
function countIn(query: URLSearchParams, name: string, usual: number, maximum: number): number {
  const text = query.get(name) ?? String(usual);
  if (!/^[1-9]\d{0,2}$/.test(text)) throw new RestError(400, say('count.outside', { maximum }));
  return Number(text);
}

export const outlook = [
  route({
    method: 'GET',
    path: '/api/upcoming',
    operation: 'listUpcoming',
    tag: 'Subscriptions',
    summary: 'What is to be paid soon',
    access: 'user',
    query: { days: ['How many days ahead, from 1 to 366; 30 by default.', '30'] },
    answers: described(z.array(payment), 'The payments from today to the last day, the earliest first.'),
    refusals: { 400: ['`days` is no number from 1 to 366.', say('count.outside', { maximum: 366 })] },
    async answer({ query, context }) {
      const viewer = await run(soon, { days: countIn(query, 'days', 30, 366) }, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return {
        body: viewer.upcoming.payments.map(({ subscription, state, ...rest }) => ({
          subscriptionId: rowId(subscription.id),
          name: subscription.name,
          ...rest,
          state: enumValue(state),
        })),
      };
    },
  }),
  route({
    method: 'GET',
    path: '/api/forecast',
    operation: 'forecast',
    tag: 'Subscriptions',
    summary: 'What the next months cost',
    notes: 'The first month counts from today on.',
    access: 'user',
    query: { months: ['How many months, from 1 to 60; 24 by default.', '24'] },
    answers: described(z.array(forecastMonth), 'A month each, this one first.'),
    refusals: { 400: ['`months` is no number from 1 to 60.', say('count.outside', { maximum: 60 })] },
    async answer({ query, context }) {
      const viewer = await run(months, { months: countIn(query, 'months', 24, 60) }, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return { body: viewer.forecast.map(({ totalCents, ...rest }) => ({ ...rest, amountCents: totalCents })) };
    },
  }),
];
