import type { LeftOut as LeftOutShape } from '../domain/outlook/adding.ts';
import {
  calendarOf,
  type Calendar as CalendarShape,
  type CalendarDay as DayShape,
} from '../domain/outlook/calendar.ts';
import type { Decision as DecisionShape } from '../domain/outlook/decisions.ts';
import { firstOf, firstUpcoming, rowsOf, type FirstUpcoming } from '../domain/outlook/firstUpcoming.ts';
import { checkCount, checkRange, mostDays } from '../domain/outlook/range.ts';
import { upcomingOf, type Upcoming as UpcomingShape } from '../domain/outlook/upcoming.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { Occurrence } from './Payments.ts';
import { figuresOf } from './keptFigures.ts';
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

export const LeftOut = builder.objectRef<LeftOutShape>('LeftOut').implement({
  description: 'Payments in a currency without a rate, which are in no sum.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Their currency.' }),
    payments: t.exposeInt('payments', { description: 'How many there are.' }),
  }),
});

export const leftOut = { description: 'What the sums leave out.' };

export const totalCents = {
  description: 'The sum in whole hundredths of the display currency. Currencies without a rate are left out.',
};
export const currency = { description: 'The display currency.' };

const firstOnly = { description: 'Only the first so many, 1 to 1,000; all by default.' };

function checkFirst(first: number | null | undefined): void {
  if (first != null) checkCount('first', first, 1_000);
}

/** What is coming, and how to read the ends of long lists. */
interface UpcomingAsked {
  upcoming: FirstUpcoming;
  readAll: () => Promise<UpcomingShape>;
}

const Upcoming = builder.objectRef<UpcomingAsked>('Upcoming').implement({
  description: 'What is to be paid and decided soon.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'Today.', resolve: ({ upcoming }) => upcoming.from }),
    to: t.field({ type: 'Date', description: 'The last day.', resolve: ({ upcoming }) => upcoming.to }),
    payments: t.field({
      type: [Occurrence],
      description: 'What is due on these days, the earliest first.',
      args: { first: t.arg.int(firstOnly) },
      resolve: ({ upcoming, readAll }, { first }) => {
        checkFirst(first);
        return firstOf(upcoming, 'payments', first, readAll);
      },
    }),
    paymentCount: t.int({
      description: 'How many payments are due on these days.',
      resolve: ({ upcoming }) => upcoming.counts.payments,
    }),
    overdue: t.field({
      type: [Occurrence],
      description: 'What is renewed by hand, was due in the last year, and was not recorded, the earliest first.',
      args: { first: t.arg.int(firstOnly) },
      resolve: ({ upcoming, readAll }, { first }) => {
        checkFirst(first);
        return firstOf(upcoming, 'overdue', first, readAll);
      },
    }),
    overdueCount: t.int({
      description: 'How many payments are overdue.',
      resolve: ({ upcoming }) => upcoming.counts.overdue,
    }),
    decisions: t.field({
      type: [Decision],
      description: 'What is to be decided on these days, the earliest first.',
      args: { first: t.arg.int(firstOnly) },
      resolve: ({ upcoming, readAll }, { first }) => {
        checkFirst(first);
        return firstOf(upcoming, 'decisions', first, readAll);
      },
    }),
    decisionCount: t.int({
      description: 'How much is to be decided on these days.',
      resolve: ({ upcoming }) => upcoming.counts.decisions,
    }),
    totalCents: t.float({ ...totalCents, resolve: ({ upcoming }) => upcoming.total.cents }),
    currency: t.field({ ...currency, type: Currency, resolve: ({ upcoming }) => upcoming.total.currency }),
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
    leftOut: t.expose('leftOut', { ...leftOut, type: [LeftOut] }),
  }),
});

export const authScopes = (user: { id: number }) => ({
  $all: { owner: user.id, scope: 'subscriptions-read' as const },
});

export const complexity = 50;

builder.prismaObjectFields(User, (t) => ({
  upcoming: t.field({
    type: Upcoming,
    authScopes,
    complexity,
    description: 'What is to be paid and decided soon. Only the user can see it.',
    args: { days: t.arg.int({ defaultValue: 30, required: true, description: 'How many days ahead, 1 to 366.' }) },
    resolve: async (user, { days }, context, info) => {
      checkCount('days', days, mostDays);
      let whole: Promise<UpcomingShape> | undefined;
      const readAll = () => (whole ??= upcomingOf(user, todayOf(user), days, ratesFor(context)));
      const first = async () => firstUpcoming(await readAll());
      return { upcoming: await figuresOf(`upcoming ${days}`, user, { context, info }, first, rowsOf), readAll };
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
}));
