import type {
  PriceComparison as ComparisonShape,
  PriceRise as RiseShape,
} from '../domain/statistics/priceComparison.ts';
import {
  statisticsOf,
  type CategoryFigures,
  type Figures,
  type OwnCurrency,
  type Statistics as Shape,
} from '../domain/statistics/statistics.ts';
import { checkRange } from '../domain/outlook/range.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { authScopes, complexity, currency, LeftOut, leftOut } from './Outlook.ts';
import { Label } from './Label.ts';
import { portfolioFor } from './portfolio.ts';
import { ratesFor } from './rates.ts';
import { Rates } from './Spending.ts';
import { todayOf } from './today.ts';
import { Category, TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const figures = builder.interfaceRef<Figures>('PaymentFigures').implement({
  description: 'What some payments come to, in whole hundredths of the display currency; each sum is rounded once.',
  fields: (t) => ({
    paidCents: t.float({
      description: 'What was paid. What renews by itself counts as paid once its day is over.',
      resolve: ({ paidCents }) => paidCents,
    }),
    expectedCents: t.float({
      description: 'What the prices of those days say, whatever became of the payments.',
      resolve: ({ expectedCents }) => expectedCents,
    }),
    payments: t.exposeInt('payments', { description: 'How many were paid.' }),
  }),
});

const StatisticsPeriod = builder.objectRef<Shape['months'][number]>('StatisticsPeriod').implement({
  description: 'A month or a year, as far as it is in the range.',
  interfaces: [figures],
  fields: (t) => ({
    period: t.exposeString('period', { description: 'The month, such as 2026-12, or the year, such as 2026.' }),
  }),
});

const CategoryStatistics = builder.objectRef<CategoryFigures>('CategoryStatistics').implement({
  description: 'What was paid in a category: a built-in one, or one of the user’s own, which stands in front of it.',
  interfaces: [figures],
  fields: (t) => ({
    category: t.expose('category', {
      type: Category,
      nullable: true,
      description: 'The built-in category; null if it is an own one.',
    }),
    label: t.expose('label', {
      type: Label,
      nullable: true,
      description: 'The label that is the own category; null if it is a built-in one.',
    }),
    monthCents: t.floatList({
      description: 'What was paid in each month of the range, in whole hundredths of the display currency.',
      resolve: ({ monthCents }) => monthCents,
    }),
  }),
});

const LabelStatistics = builder.objectRef<Shape['labels'][number]>('LabelStatistics').implement({
  description: 'What was paid of the subscriptions with a label.',
  interfaces: [figures],
  fields: (t) => ({ label: t.expose('label', { type: Label, description: 'The label.' }) }),
});

const CurrencyStatistics = builder.objectRef<OwnCurrency>('CurrencyStatistics').implement({
  description: 'What was paid in a currency.',
  fields: (t) => ({
    currency: t.expose('own', { type: Currency, description: 'The currency.' }),
    ownCents: t.float({ description: 'The sum in its hundredths.', resolve: ({ ownCents }) => ownCents }),
    paidCents: t.float({
      nullable: true,
      description: 'The same in whole hundredths of the display currency; null without a rate.',
      resolve: ({ paidCents }) => paidCents,
    }),
    payments: t.exposeInt('payments', { description: 'How many were paid.' }),
  }),
});

const difference = (description: string, name: keyof Shape['differences']) => ({
  description,
  resolve: (differences: Shape['differences']) => differences[name],
});

const PaymentDifferences = builder.objectRef<Shape['differences']>('PaymentDifferences').implement({
  description:
    'Why less or more was paid than the prices say, in whole hundredths of the display currency. What was expected, less the first four and plus the last, is what was paid.',
  fields: (t) => ({
    toComeCents: t.float(difference('What is due today or later.', 'toCome')),
    overdueCents: t.float(difference('What is renewed by hand, was due, and was not recorded.', 'overdue')),
    skippedCents: t.float(difference('What was skipped.', 'skipped')),
    refundedCents: t.float(difference('What was paid back.', 'refunded')),
    otherAmountsCents: t.float(
      difference('How much more was paid than expected, where it was recorded; below 0 for less.', 'otherAmounts'),
    ),
  }),
});

const PriceRise = builder.objectRef<RiseShape>('PriceRise').implement({
  description: 'A subscription that costs more than a year ago.',
  fields: (t) => ({
    subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: ({ row }) => row }),
    thenCents: t.float({ description: 'What it cost a month then.', resolve: ({ thenCents }) => thenCents }),
    nowCents: t.float({ description: 'What it costs a month now.', resolve: ({ nowCents }) => nowCents }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description: 'By how many percent it rose, to a tenth; null if it was free.',
    }),
  }),
});

const PriceComparison = builder.objectRef<ComparisonShape>('PriceComparison').implement({
  description:
    'What the subscriptions cost a month today and a year ago, in whole hundredths of the display currency, at the same exchange rates. Those in currencies without a rate are left out.',
  fields: (t) => ({
    yearAgo: t.expose('yearAgo', { type: 'Date', description: 'The day a year ago.' }),
    today: t.expose('today', { type: 'Date', description: 'Today.' }),
    currency: t.expose('currency', { type: Currency, ...currency }),
    compared: t.exposeInt('compared', {
      description: 'How many ran on both days, and were neither free nor paused then or now.',
    }),
    comparedThenCents: t.float({
      description: 'What those cost a month at their prices then.',
      resolve: ({ comparedThenCents }) => comparedThenCents,
    }),
    comparedNowCents: t.float({
      description: 'What the same cost a month at their prices now.',
      resolve: ({ comparedNowCents }) => comparedNowCents,
    }),
    percent: t.exposeFloat('percent', {
      nullable: true,
      description:
        'By how many percent they cost more now, by their prices alone, to a tenth; below 0 if they cost less, null if there are none.',
    }),
    allThenCents: t.float({
      description: 'What all that ran then cost a month.',
      resolve: ({ allThenCents }) => allThenCents,
    }),
    allNowCents: t.float({
      description: 'What all that runs now costs a month: the total of `spending`.',
      resolve: ({ allNowCents }) => allNowCents,
    }),
    rises: t.expose('rises', { type: [PriceRise], description: 'The ten that rose most.' }),
  }),
});

const Statistics = builder.objectRef<Shape>('Statistics').implement({
  description:
    'What was paid between two days. A payment counts on the day on which it was due. Currencies without a rate are in no sum.',
  interfaces: [figures],
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day.' }),
    currency: t.expose('currency', { type: Currency, ...currency }),
    months: t.expose('months', {
      type: [StatisticsPeriod],
      description: 'Each month of the range.',
      complexity: { field: 1, multiplier: 12 },
    }),
    years: t.expose('years', { type: [StatisticsPeriod], description: 'Each year of the range.' }),
    categories: t.expose('categories', {
      type: [CategoryStatistics],
      description: 'The categories that have payments.',
      complexity: { field: 1, multiplier: 5 },
    }),
    labels: t.expose('labels', {
      type: [LabelStatistics],
      description:
        'The tags, payment methods and people that have payments, by kind and name. A subscription with several tags counts for each, and one without for none.',
      complexity: { field: 1, multiplier: 10 },
    }),
    currencies: t.expose('currencies', {
      type: [CurrencyStatistics],
      description: 'The currencies that something was paid in, the largest sum first.',
      complexity: { field: 1, multiplier: 5 },
    }),
    differences: t.expose('differences', { type: PaymentDifferences, description: 'Paid against expected.' }),
    leftOut: t.expose('leftOut', { ...leftOut, type: [LeftOut] }),
    rates: t.expose('rates', {
      type: Rates,
      nullable: true,
      description: 'The exchange rates that all sums are converted with; null if nothing had to be converted.',
    }),
    prices: t.expose('prices', { type: PriceComparison, description: 'How prices changed in the last year.' }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  statistics: t.field({
    type: Statistics,
    authScopes,
    complexity: 2 * complexity,
    description: 'What was paid between two days, both included; at most ten years. Only the user can see it.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    resolve: (user, { from, to }, context) => {
      checkRange(from, to);
      return statisticsOf(user, todayOf(user), from, to, ratesFor(context), portfolioFor(user, context));
    },
  }),
}));
