import { decide, reopen } from '../domain/advice/decisions.ts';
import { answerUse } from '../domain/advice/use.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { User as UserRow } from '../generated/prisma/client.ts';
import { AdviceStateType, UseType } from './Advice.ts';
import { forgetAdvice } from './adviceFor.ts';
import { builder } from './builder.ts';
import { ratesFor } from './rates.ts';
import { todayOf } from './today.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const payload = (name: string, description: string) =>
  builder.objectRef<{ user: UserRow }>(name).implement({
    description,
    fields: (t) => ({
      user: t.expose('user', { type: User, description: 'The user, with their advice as it is now.' }),
    }),
  });

const SetAdviceStatePayload = payload('SetAdviceStatePayload', 'Advice about which something was just decided.');
const ReopenAdvicePayload = payload('ReopenAdvicePayload', 'Advice about which nothing is decided any more.');
const AnswerUsePayload = payload('AnswerUsePayload', 'An answer that was just kept.');

/** The user, whose advice has changed. */
function changed(user: UserRow): { user: UserRow } {
  forgetAdvice(user);
  return { user };
}

const key = 'The id of the advice.';

builder.mutationField('setAdviceState', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: SetAdviceStatePayload,
    description:
      'Keeps what the signed-in user decided about a piece of advice. What is done counts in what they saved.',
    args: {
      key: t.arg.string({ required: true, description: key }),
      state: t.arg({ type: AdviceStateType, required: true, description: 'What they decided.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'SetAdviceStateResult', description: 'The advice as it is now, or why nothing was kept.' },
    },
    resolve: async (_root, { key, state }, context) => {
      const { viewer } = context;
      const { perEuro } = await ratesFor(context)();
      await decide(viewer, key, state, todayOf(viewer), perEuro);
      return changed(viewer);
    },
  }),
);

builder.mutationField('reopenAdvice', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: ReopenAdvicePayload,
    description: 'Forgets what the signed-in user decided about a piece of advice.',
    args: { key: t.arg.string({ required: true, description: key }) },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'ReopenAdviceResult', description: 'The advice as it is now, or why nothing was forgotten.' },
    },
    resolve: async (_root, { key }, { viewer }) => {
      await reopen(viewer.id, key);
      return changed(viewer);
    },
  }),
);

builder.mutationField('answerUse', (t) =>
  t.withAuth({ scope: 'subscriptions-write' }).field({
    skipTypeScopes: true,
    type: AnswerUsePayload,
    description: 'Keeps whether the signed-in user used a subscription lately. Only they can see it.',
    args: {
      id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }),
      use: t.arg({ type: UseType, description: 'Whether they used it lately; null takes back what they said.' }),
    },
    errors: {
      types: [NotFoundError],
      directResult: true,
      union: { name: 'AnswerUseResult', description: 'The advice as it is now, or why nothing was kept.' },
    },
    resolve: async (_root, { id: { id }, use }, { viewer }) => {
      await answerUse(viewer.id, Number(id), use ?? null);
      return changed(viewer);
    },
  }),
);
