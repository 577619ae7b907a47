import { yearReviewOf, type YearReview as ReviewShape } from '../domain/advice/yearReview.ts';
import { adviceFor } from './adviceFor.ts';
import { builder } from './builder.ts';
import { Currency } from './Currency.ts';
import { authScopes, complexity, currency, totalCents } from './Outlook.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const PaidSubscription = builder.objectRef<ReviewShape['biggest'][number]>('PaidSubscription').implement({
  description: 'A subscription and what was paid for it.',
  fields: (t) => ({
    subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: ({ row }) => row }),
    totalCents: t.float({ ...totalCents, resolve: ({ cents }) => cents }),
    currency: t.expose('currency', { ...currency, type: Currency }),
  }),
});

const ReviewedRise = builder.objectRef<ReviewShape['rises'][number]>('ReviewedRise').implement({
  description: 'A price that rose.',
  fields: (t) => ({
    subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: ({ row }) => row }),
    day: t.expose('day', { type: 'Date', description: 'The first day of the new price.' }),
    beforeCents: t.float({
      description: 'What a payment cost before, in whole hundredths of the subscription’s currency.',
      resolve: ({ beforeCents }) => beforeCents,
    }),
    afterCents: t.float({
      description: 'What a payment cost from then on, in whole hundredths of the subscription’s currency.',
      resolve: ({ afterCents }) => afterCents,
    }),
  }),
});

const YearReview = builder.objectRef<ReviewShape>('YearReview').implement({
  description: 'What the last twelve months were like.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'The first day.' }),
    to: t.expose('to', { type: 'Date', description: 'The last day, which is yesterday.' }),
    currency: t.expose('currency', { ...currency, type: Currency }),
    paidCents: t.float({
      description:
        'What was paid, in whole hundredths of the display currency at today’s rates. Currencies without a rate are left out.',
      resolve: ({ paidCents }) => paidCents,
    }),
    payments: t.exposeInt('payments', { description: 'How many payments that were.' }),
    biggest: t.expose('biggest', { type: [PaidSubscription], description: 'What cost most, up to five.' }),
    rises: t.expose('rises', { type: [ReviewedRise], description: 'The latest prices that rose, up to five.' }),
    savedCents: t.float({
      description: 'What was saved by advice that was done, in whole hundredths of the display currency.',
      resolve: ({ savedCents }) => savedCents,
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  yearReview: t.field({
    type: YearReview,
    authScopes,
    complexity,
    description: 'What the last twelve months were like. Only the user can see it.',
    resolve: async (user, _args, context) => {
      const { decisions, rates } = await adviceFor(user, context);
      return yearReviewOf(user, decisions, todayOf(user), rates.perEuro);
    },
  }),
}));
