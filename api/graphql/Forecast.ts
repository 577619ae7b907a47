import { largestAmountCents } from '../../common/billing/cycle.ts';
import type { Assumptions } from '../domain/outlook/assumptions.ts';
import { forecastOf, type ForecastMonth as MonthShape } from '../domain/outlook/forecast.ts';
import { checkCount, mostMonths } from '../domain/outlook/range.ts';
import { yearAheadOf, type YearAhead as YearShape } from '../domain/outlook/yearAhead.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { authScopes, complexity, currency, LeftOut, leftOut, totalCents } from './Outlook.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const ForecastMonth = builder.objectRef<MonthShape>('ForecastMonth').implement({
  description: 'A month of the forecast.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'The month, such as 2026-12.' }),
    totalCents: t.float({ ...totalCents, resolve: ({ cents }) => cents }),
    untilThenCents: t.float({
      description:
        'What it and the months before it cost from today on, in whole hundredths of the display currency, rounded once.',
      resolve: ({ untilThenCents }) => untilThenCents,
    }),
    currency: t.expose('currency', { type: Currency, ...currency }),
    payments: t.exposeInt('payments', { description: 'How many payments it has.' }),
    leftOut: t.expose('leftOut', { ...leftOut, type: [LeftOut] }),
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

const YearAhead = builder.objectRef<YearShape>('YearAhead').implement({
  description: 'What a subscription costs in the year from today on.',
  fields: (t) => ({
    subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: ({ row }) => row }),
    usualCents: t.float({
      nullable: true,
      description: 'The sum as things are, in whole hundredths of the display currency; null without a rate.',
      resolve: ({ usualCents }) => usualCents,
    }),
    totalCents: t.float({
      nullable: true,
      description: 'The same as things would be.',
      resolve: ({ cents }) => cents,
    }),
    currency: t.expose('currency', { type: Currency, ...currency }),
  }),
});

interface AssumptionArgs {
  without?: readonly { id: string }[] | null | undefined;
  changes?: readonly { id: { id: string }; amountCents: number }[] | null | undefined;
}

function assumptionsOf({ without, changes }: AssumptionArgs): Assumptions {
  for (const { amountCents } of changes ?? []) checkCount('amountCents', amountCents + 1, largestAmountCents + 1);
  return {
    without: new Set(without?.map(({ id }) => Number(id))),
    amounts: new Map(changes?.map(({ id, amountCents }) => [Number(id.id), amountCents])),
  };
}

builder.prismaObjectFields(User, (t) => {
  const assumptions = {
    without: t.arg.globalIDList({
      for: TrackedSubscription,
      description: 'Subscriptions that would not be there.',
    }),
    changes: t.arg({ type: [AssumedPrice], description: 'Prices that would be different from today on.' }),
  };
  return {
    forecast: t.field({
      type: [ForecastMonth],
      authScopes,
      complexity,
      description:
        'What is to be paid in this month from today on, and in the months after it. Only the user can see it.',
      args: {
        months: t.arg.int({ defaultValue: 24, required: true, description: 'How many months, 1 to 60.' }),
        ...assumptions,
      },
      resolve: (user, { months, ...args }, context) => {
        checkCount('months', months, mostMonths);
        return forecastOf(user, todayOf(user), months, assumptionsOf(args), ratesFor(context));
      },
    }),
    yearAhead: t.field({
      type: [YearAhead],
      authScopes,
      complexity: { field: complexity, multiplier: 100 },
      description:
        'What each subscription costs in the year from today on, the most expensive first. Those without a payment in two years are left out. Only the user can see it.',
      args: assumptions,
      resolve: (user, args, context) => yearAheadOf(user, todayOf(user), assumptionsOf(args), ratesFor(context)),
    }),
  };
});
