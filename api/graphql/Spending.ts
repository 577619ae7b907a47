import { monthAgoOf } from '../domain/statistics/monthAgo.ts';
import type { Spending as SpendingShape } from '../domain/subscriptions/spending.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { figuresOf } from './keptFigures.ts';
import { ratesFor } from './rates.ts';
import { spendingFor } from './spendingFor.ts';
import { todayOf } from './today.ts';
import { Category } from './TrackedSubscription.ts';
import { User } from './User.ts';

const CategorySpending = builder.objectRef<SpendingShape['byCategory'][number]>('CategorySpending').implement({
  description: 'What the active subscriptions of one category cost.',
  fields: (t) => ({
    category: t.expose('category', { type: Category, description: 'The category.' }),
    monthlyCents: t.float({
      description: 'The total a month, in whole hundredths of the display currency.',
      resolve: ({ monthlyCents }) => monthlyCents,
    }),
    count: t.exposeInt('count', { description: 'How many active subscriptions it has.' }),
  }),
});

export const Rates = builder.objectRef<NonNullable<SpendingShape['rates']>>('Rates').implement({
  description: 'The exchange rates that amounts were converted with.',
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day the rates are of.' }),
    source: t.exposeString('source', { description: 'Where they come from.' }),
  }),
});

const Spending = builder.objectRef<SpendingShape & { user: UserRow }>('Spending').implement({
  description: 'What a user’s active subscriptions cost, in the user’s display currency.',
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'The display currency.' }),
    monthlyCents: t.float({
      description:
        'The total a month, in whole hundredths of the display currency. It is rounded once, so the categories’ amounts may add up to slightly more or less.',
      resolve: ({ monthlyCents }) => monthlyCents,
    }),
    yearlyCents: t.float({
      description:
        'The total a year, in whole hundredths of the display currency. It is not twelve times the rounded month.',
      resolve: ({ yearlyCents }) => yearlyCents,
    }),
    monthAgoCents: t.float({
      nullable: true,
      description:
        'What the subscriptions of a month ago cost a month at the prices of that day and today’s exchange rates, in whole hundredths of the display currency; null when nothing was tracked then.',
      resolve: async ({ user }, _args, context, info) => {
        const compute = () => monthAgoOf(user, todayOf(user), ratesFor(context));
        return (await figuresOf('month ago', user, { context, info }, compute)).cents;
      },
    }),
    averageCents: t.float({
      description:
        'The average cost a month of the subscriptions in `monthlyCents`, rounded once; 0 if there are none.',
      resolve: ({ averageCents }) => averageCents,
    }),
    activeCount: t.exposeInt('activeCount', { description: 'How many subscriptions are active.' }),
    inactiveCount: t.exposeInt('inactiveCount', {
      description: 'How many subscriptions are inactive. The totals leave them out.',
    }),
    undatedCount: t.exposeInt('undatedCount', {
      description:
        'How many active subscriptions have no day from which their payments are counted. Calendars and forecasts leave them out.',
    }),
    byCategory: t.field({
      type: [CategorySpending],
      description: 'The categories that have active subscriptions.',
      resolve: ({ byCategory }) => byCategory,
    }),
    missingCurrencies: t.field({
      type: [Currency],
      description:
        'Currencies without an exchange rate. Subscriptions in them are counted, but not part of the amounts.',
      resolve: ({ missingCurrencies }) => missingCurrencies,
    }),
    rates: t.field({
      type: Rates,
      nullable: true,
      description: 'The exchange rates used; null if no amount had to be converted.',
      resolve: ({ rates }) => rates,
    }),
  }),
});

builder.objectField(User, 'spending', (t) =>
  t.field({
    type: Spending,
    authScopes: { scope: 'subscriptions-read' },
    description: 'What their active subscriptions cost, in their display currency.',
    resolve: async (user, _args, context, info) => ({ ...(await spendingFor(user, { context, info })), user }),
  }),
);
