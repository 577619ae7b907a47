import { largestAmountCents } from '../../common/billing/cycle.ts';
import {
  calendarOf,
  type Calendar as CalendarShape,
  type CalendarDay as DayShape,
} from '../domain/outlook/calendar.ts';
import type { Decision as DecisionShape } from '../domain/outlook/decisions.ts';
import { forecastOf, type ForecastMonth as MonthShape } from '../domain/outlook/forecast.ts';
import { checkCount, checkRange, mostDays, mostMonths } from '../domain/outlook/range.ts';
import { upcomingOf, type Upcoming as UpcomingShape } from '../domain/outlook/upcoming.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { Occurrence } from './Payments.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const DecisionKind = builder.enumType('DecisionKind', {
  description: 'What is to be decided.',
  values: {
    TRIAL_END: { value: 'trialEnd', description: 'A trial ends, and it costs from then on.' },
    CANCEL_BY: { value: 'cancelBy', description: 'The last day to cancel before it goes on.' },
    PRICE_RISE: { value: 'priceRise', description: 'The price rises.' },
  } as const,
});

const Decision = builder.objectRef<DecisionShape>('Decision').implement({
  description: 'Something that is to be decided about a subscription by a day.',
  fields: (t) => ({
    kind: t.expose('kind', { type: DecisionKind, description: 'What it is about.' }),
    day: t.expose('day', { type: 'Date', description: 'The day.' }),
    subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: ({ row }) => row }),
    beforeCents: t.float({
      description: 'What a payment costs before that day, in whole hundredths of the subscription’s currency.',
      resolve: ({ beforeCents }) => beforeCents,
    }),
    afterCents: t.float({
      description: 'What a payment costs from that day on, in whole hundredths of the subscription’s currency.',
      resolve: ({ afterCents }) => afterCents,
    }),
  }),
});

const totalCents = {
  description: 'The sum in whole hundredths of the display currency. Currencies without a rate are left out.',
};
const currency = { description: 'The display currency.' };

const Upcoming = builder.objectRef<UpcomingShape>('Upcoming').implement({
  description: 'What is to be paid and decided soon.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'Today.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day.' }),
    payments: t.expose('payments', {
      type: [Occurrence],
      description: 'What is due on these days, the earliest first.',
    }),
    overdue: t.expose('overdue', {
      type: [Occurrence],
      description: 'What is renewed by hand, was due in the last year, and was not recorded.',
    }),
    decisions: t.expose('decisions', { type: [Decision], description: 'What is to be decided on these days.' }),
    totalCents: t.float({ ...totalCents, resolve: ({ total }) => total.cents }),
    currency: t.field({ ...currency, type: Currency, resolve: ({ total }) => total.currency }),
  }),
});

const CalendarDay = builder.objectRef<DayShape>('CalendarDay').implement({
  description: 'A day with payments.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'The day.' }),
    totalCents: t.float({ ...totalCents, resolve: ({ cents }) => cents }),
    payments: t.expose('payments', {
      type: [Occurrence],
      description: 'Its payments.',
      complexity: { field: 1, multiplier: 5 },
    }),
  }),
});

const Calendar = builder.objectRef<CalendarShape>('Calendar').implement({
  description: 'The payments between two days.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day.' }),
    days: t.expose('days', {
      type: [CalendarDay],
      description: 'The days that have payments.',
      complexity: { field: 1, multiplier: 40 },
    }),
    totalCents: t.float({ ...totalCents, resolve: ({ total }) => total.cents }),
    currency: t.field({ ...currency, type: Currency, resolve: ({ total }) => total.currency }),
  }),
});

const ForecastMonth = builder.objectRef<MonthShape>('ForecastMonth').implement({
  description: 'A month of the forecast.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as 2026-12.' }),
    totalCents: t.float({ ...totalCents, resolve: ({ cents }) => cents }),
    currency: t.expose('currency', { type: Currency, ...currency }),
    payments: t.exposeInt('payments', { description: 'How many payments it has.' }),
  }),
});

const AssumedPrice = builder.inputType('AssumedPrice', {
  description: 'What a payment of a subscription would cost.',
  fields: (t) => ({
    id: t.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }),
    amountCents: t.float({
      required: true,
      description: 'The amount paid each cycle, in whole hundredths of its currency.',
    }),
  }),
});

const authScopes = (user: { id: number }) => ({ $all: { owner: user.id, scope: 'subscriptions-read' as const } });

const complexity = 50;

builder.prismaObjectFields(User, (t) => ({
  upcoming: t.field({
    type: Upcoming,
    authScopes,
    complexity,
    description: 'What is to be paid and decided soon. Only the user can see it.',
    args: { days: t.arg.int({ defaultValue: 30, required: true, description: 'How many days ahead, 1 to 366.' }) },
    resolve: (user, { days }, context) => {
      checkCount('days', days, mostDays);
      return upcomingOf(user, todayOf(user), days, ratesFor(context));
    },
  }),
  calendar: t.field({
    type: Calendar,
    authScopes,
    complexity,
    description: 'The payments between two days, both included; at most ten years. Only the user can see it.',
    args: {
      from: t.arg({ type: 'Date', required: true, description: 'The first day.' }),
      to: t.arg({ type: 'Date', required: true, description: 'The last day.' }),
    },
    resolve: (user, { from, to }) => {
      checkRange(from, to);
      return calendarOf(user, todayOf(user), from, to);
    },
  }),
  forecast: t.field({
    type: [ForecastMonth],
    authScopes,
    complexity,
    description:
      'What is to be paid in this month from today on, and in the months after it. Only the user can see it.',
    args: {
      months: t.arg.int({ defaultValue: 24, required: true, description: 'How many months, 1 to 60.' }),
      without: t.arg.globalIDList({
        for: TrackedSubscription,
        description: 'Subscriptions that would not be there.',
      }),
      changes: t.arg({ type: [AssumedPrice], description: 'Prices that would be different from today on.' }),
    },
    resolve: (user, { months, without, changes }) => {
      checkCount('months', months, mostMonths);
      for (const { amountCents } of changes ?? []) checkCount('amountCents', amountCents + 1, largestAmountCents + 1);
      return forecastOf(user, todayOf(user), months, {
        without: new Set(without?.map(({ id }) => Number(id))),
        amounts: new Map(changes?.map(({ id, amountCents }) => [Number(id.id), amountCents])),
      });
    },
  }),
}));
