import * as z from 'zod/mini';
import { currencyCodes } from '../../common/billing/currencies.ts';
import { dueOn, type Day } from '../../common/billing/schedule.ts';
import { todayIn } from '../../common/billing/today.ts';
import { enumValue } from '../../common/enumName.ts';
import { formTexts } from '../../common/forms/texts.ts';
import { categoryNames } from '../../common/values.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described, rowNumber } from './describing/described.ts';
import { bodyOf, labelAnswer } from './labelAnswer.ts';
import { route } from './describing/route.ts';
import { rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

const read = graphql(`
  query RestStatistics($from: Date!, $to: Date!) {
    result: viewer {
      statistics(from: $from, to: $to) {
        from
        to
        currency
        paidCents
        expectedCents
        payments
        months {
          period
          paidCents
          expectedCents
          payments
        }
        years {
          period
          paidCents
          expectedCents
          payments
        }
        categories {
          category
          label {
            ...RestLabel
          }
          paidCents
          expectedCents
          payments
        }
        labels {
          label {
            ...RestLabel
          }
          paidCents
          expectedCents
          payments
        }
        currencies {
          currency
          ownCents
          paidCents
          payments
        }
        differences {
          toComeCents
          overdueCents
          skippedCents
          refundedCents
          otherAmountsCents
        }
        leftOut {
          currency
          payments
        }
        prices {
          yearAgo
          today
          compared
          comparedThenCents
          comparedNowCents
          percent
          allThenCents
          allNowCents
          rises {
            subscription {
              id
              name
            }
            thenCents
            nowCents
            percent
          }
        }
      }
    }
  }
`);

const cents = (description: string, example: number) => described(z.int(), description, example);
const currency = (description: string) => described(z.enum(currencyCodes), description, 'USD');
const day = (description: string, example: string) => described(z.iso.date(), description, example);
const percent = (description: string) => described(z.nullable(z.number()), description, 6.2);

const figures = {
  paidCents: cents('What was paid, in hundredths of the display currency.', 4_647),
  expectedCents: cents('What the prices of those days say.', 4_647),
  payments: described(z.int(), 'How many were paid.', 3),
};

const period = (id: string, description: string, example: string) =>
  component(id, description, { period: described(z.string(), description, example), ...figures });

const statisticsAnswer = component('Statistics', 'What was paid between two days.', {
  from: day('The first day.', '2026-01-01'),
  to: day('The last day.', '2026-12-31'),
  currency: currency('The display currency, which all sums are in.'),
  ...figures,
  months: described(z.array(period('StatisticsMonth', 'A month of the range.', '2026-12')), 'The earliest first.'),
  years: described(z.array(period('StatisticsYear', 'A year of the range.', '2026')), 'The earliest first.'),
  categories: described(
    z.array(
      component('CategoryStatistics', 'What was paid in a category.', {
        category: described(
          z.nullable(z.enum(categoryNames)),
          'The built-in category; null if it is an own one.',
          'work',
        ),
        label: described(z.nullable(labelAnswer), 'The own category; null if it is a built-in one.', null),
        ...figures,
      }),
    ),
    'The categories with payments.',
  ),
  labels: described(
    z.array(
      component('LabelStatistics', 'What was paid of the subscriptions with a label.', {
        label: labelAnswer,
        ...figures,
      }),
    ),
    'The tags, payment methods and people with payments. A subscription with several tags counts for each.',
  ),
  currencies: described(
    z.array(
      component('CurrencyStatistics', 'What was paid in a currency.', {
        currency: currency('The currency.'),
        ownCents: cents('The sum in its hundredths.', 4_647),
        paidCents: described(
          z.nullable(z.int()),
          'The same in hundredths of the display currency; null without a rate.',
          4_647,
        ),
        payments: figures.payments,
      }),
    ),
    'The largest sum first.',
  ),
  differences: component(
    'PaymentDifferences',
    'Why less or more was paid than the prices say. What was expected, less the first four and plus the last, is what was paid.',
    {
      toComeCents: cents('What is due today or later.', 0),
      overdueCents: cents('What is renewed by hand, was due, and was not recorded.', 0),
      skippedCents: cents('What was skipped.', 0),
      refundedCents: cents('What was paid back.', 0),
      otherAmountsCents: cents('How much more was paid than expected; below 0 for less.', 0),
    },
  ),
  leftOut: described(
    z.array(
      component('LeftOutPayments', 'Payments in a currency without an exchange rate.', {
        currency: currency('Their currency.'),
        payments: described(z.int(), 'How many there are.', 2),
      }),
    ),
    'What the sums leave out.',
  ),
  prices: component('PriceComparison', 'What the subscriptions cost a month today and a year ago.', {
    yearAgo: day('The day a year ago.', '2025-11-23'),
    today: day('Today.', '2026-11-23'),
    compared: described(z.int(), 'How many ran on both days.', 12),
    comparedThenCents: cents('What those cost a month at their prices then.', 9_000),
    comparedNowCents: cents('What the same cost a month at their prices now.', 9_558),
    percent: percent('By how many percent these cost more now; null if there are none.'),
    allThenCents: cents('What all that ran then cost a month.', 9_800),
    allNowCents: cents('What all that runs now costs a month.', 11_000),
    rises: described(
      z.array(
        component('PriceRise', 'A subscription that costs more than a year ago.', {
          subscriptionId: rowNumber('The subscription’s id.', 12),
          name: described(z.string(), 'Its name.', 'Netflix'),
          thenCents: cents('What it cost a month then.', 1_549),
          nowCents: cents('What it costs a month now.', 1_799),
          percent: percent('By how many percent it rose; null if it was free.'),
        }),
      ),
      'The ten that rose most.',
    ),
  }),
});

const yearBefore = (day: Day): Day => dueOn({ startsOn: day, cycleCount: 1, cycleUnit: 'year' }, -1);

/** The day in a query string. */
function dayIn(query: URLSearchParams, name: string, usual: Day): Day {
  const text = query.get(name) ?? usual;
  if (!z.iso.date().safeParse(text).success) throw new RestError(400, say(formTexts.badDate.id));
  return text;
}

export const statistics = [
  route({
    method: 'GET',
    path: '/api/statistics',
    operation: 'readStatistics',
    tag: 'Subscriptions',
    summary: 'What was paid between two days',
    notes:
      'A payment counts on the day on which it was due. What renews by itself counts as paid once its day is over.',
    access: 'user',
    query: {
      from: ['The first day; a year before today by default.', '2026-01-01'],
      to: ['The last day, at most ten years later; today by default.', '2026-12-31'],
    },
    answers: statisticsAnswer,
    refusals: { 400: ['The range is longer than ten years, or runs backwards.', say('days.tooMany', { years: 10 })] },
    async answer({ query, context }) {
      const today = todayIn(context.viewer?.timeZone ?? 'UTC');
      const range = { from: dayIn(query, 'from', yearBefore(today)), to: dayIn(query, 'to', today) };
      const viewer = await run(read, range, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      const { categories, labels, prices, ...rest } = viewer.statistics;
      return {
        body: {
          ...rest,
          categories: categories.map(({ category, label, ...own }) => ({
            category: category ? enumValue(category) : null,
            label: label ? bodyOf(label) : null,
            ...own,
          })),
          labels: labels.map(({ label, ...own }) => ({ label: bodyOf(label), ...own })),
          prices: {
            ...prices,
            rises: prices.rises.map(({ subscription: { id, name }, ...rise }) => ({
              subscriptionId: rowId(id),
              name,
              ...rise,
            })),
          },
        },
      };
    },
  }),
];
