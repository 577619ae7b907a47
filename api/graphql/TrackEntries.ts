import { entriesForm, subscriptionFields } from '../../common/forms/subscriptionForms.ts';
import { mostEntries } from '../../common/limits.ts';
import { said } from '../../common/said.ts';
import { formTexts } from '../../common/forms/texts.ts';
import { trackedAmong, trackEntries } from '../domain/subscriptions/trackEntries.ts';
import { InvalidInputError, issueOfForm } from '../errors.ts';
import type { TrackedSubscription as SubscriptionRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { Category, TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const TrackEntriesInput = builder
  .inputType('TrackEntriesInput', {
    description: 'Subscriptions typed in a line each. Their category is OTHER by default.',
    fields: (t) => ({
      entries: t.stringList({ required: true, description: 'The lines, as `trackEntry` takes them; 1 to 100.' }),
      category: t.field({ type: Category, description: subscriptionFields.category }),
    }),
  })
  .validate(entriesForm);

const TrackEntriesPayload = builder
  .objectRef<{ added: SubscriptionRow[]; duplicates: string[]; user: UserRow }>('TrackEntriesPayload')
  .implement({
    description: 'Subscriptions that were just added.',
    fields: (t) => ({
      subscriptions: t.field({
        type: [TrackedSubscription],
        description: 'Those that were added, in the order of their lines.',
        complexity: 1,
        resolve: ({ added }) => added,
      }),
      duplicates: t.exposeStringList('duplicates', {
        description: 'The names that are tracked already, or that an earlier line has. They were not added.',
      }),
      user: t.expose('user', { type: User, description: 'The user, with their new totals.' }),
    }),
  });

builder.prismaObjectFields(User, (t) => ({
  trackedNames: t.stringList({
    description:
      'Those of some names under which they track a subscription already, in any case and spacing. Only the user can see them.',
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'subscriptions-read' } }),
    args: { names: t.arg.stringList({ required: true, description: 'The names; up to 100.' }) },
    complexity: ({ names }) => ({ field: 10 + Math.min(mostEntries, names.length), multiplier: 1 }),
    resolve: (user, { names }) => {
      if (names.length > mostEntries) throw new InvalidInputError(issueOfForm('names', said(formTexts.tooManyEntries)));
      return trackedAmong(user.id, names);
    },
  }),
}));

builder.mutationField('trackEntries', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: TrackEntriesPayload,
    description:
      'Starts tracking subscriptions that were typed in a line each. When a line cannot be read, none is added; what is tracked already is left out.',
    args: { input: t.arg({ type: TrackEntriesInput, required: true, description: 'The lines.' }) },
    complexity: ({ input }) => ({ field: Math.min(mostEntries, input.entries.length) * 10, multiplier: 1 }),
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'TrackEntriesResult', description: 'The subscriptions that were added, or why none was.' },
    },
    resolve: async (_root, { input }, { viewer }) => ({ ...(await trackEntries(viewer, input)), user: viewer }),
  }),
);
