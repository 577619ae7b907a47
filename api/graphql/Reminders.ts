import {
  reminderFields,
  reminderKindNames,
  reminderKinds,
  remindersForm,
  subscriptionRemindersForm,
  type ReminderKind as Kind,
  type ReminderRule as RuleShape,
} from '../../common/forms/reminderForms.ts';
import {
  remindersOf,
  rulesOfSubscription,
  setReminders,
  setSubscriptionReminders,
  type Reminders as RemindersShape,
} from '../domain/reminders/settings.ts';
import { InvalidInputError, NotFoundError } from '../errors.ts';
import type { TrackedSubscription as SubscriptionRow, User as UserRow } from '../generated/prisma/client.ts';
import { builder } from './builder.ts';
import { shownRule, storedRule } from './reminderChannels.ts';
import { TrackedSubscription } from './TrackedSubscription.ts';
import { User } from './User.ts';

const kinds: Record<Kind, string> = {
  renewal: 'A payment is due.',
  trialEnd: 'A trial ends.',
  cancelBy: 'The last day to cancel comes.',
  priceRise: 'A price rises.',
};

const ReminderKind = builder.enumType('ReminderKind', {
  description: 'What somebody can be reminded of.',
  values: Object.fromEntries(
    reminderKinds.map((value) => [reminderKindNames[value], { value, description: kinds[value] }]),
  ) as Record<string, { value: Kind; description: string }>,
});

const ReminderRule = builder.objectRef<RuleShape>('ReminderRule').implement({
  description: 'When and where somebody is reminded of something.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ReminderKind, description: reminderFields.kind }),
    daysBefore: t.exposeInt('daysBefore', { description: reminderFields.daysBefore }),
    channels: t.exposeStringList('channels', { description: reminderFields.channels }),
  }),
});

const Reminders = builder.objectRef<RemindersShape & { user: UserRow }>('Reminders').implement({
  description: 'When and of what a user is reminded.',
  fields: (t) => ({
    rules: t.field({
      type: [ReminderRule],
      description: reminderFields.rules,
      resolve: ({ rules }) => rules.map(shownRule),
    }),
    hour: t.exposeInt('hour', { description: 'The hour of the user’s day, 0 to 23.' }),
    timeZone: t.string({ description: 'Where the user lives.', resolve: ({ user }) => user.timeZone }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  reminders: t.field({
    type: Reminders,
    authScopes: (user) => ({ $all: { owner: user.id, scope: 'reminders-read' } }),
    description: 'When and of what they are reminded. Only the user can see it.',
    resolve: async (user) => ({ ...(await remindersOf(user.id)), user }),
  }),
}));

builder.prismaObjectFields(TrackedSubscription, (t) => ({
  reminders: t.field({
    type: [ReminderRule],
    nullable: true,
    authScopes: { scope: 'reminders-read' },
    description: 'Its own rules for reminders; null when it has those of its user.',
    resolve: (row) => rulesOfSubscription(row)?.map(shownRule) ?? null,
  }),
}));

const ReminderRuleInput = builder.inputType('ReminderRuleInput', {
  description: 'When and where to remind of something.',
  fields: (t) => ({
    kind: t.field({ type: ReminderKind, required: true, description: reminderFields.kind }),
    daysBefore: t.int({ required: true, description: reminderFields.daysBefore }),
    channels: t.stringList({ required: true, description: reminderFields.channels }),
  }),
});

const SetRemindersInput = builder
  .inputType('SetRemindersInput', {
    description: 'When and of what to remind. It replaces all rules.',
    fields: (t) => ({
      rules: t.field({ type: [ReminderRuleInput], required: true, description: reminderFields.rules }),
      hour: t.int({ description: reminderFields.hour }),
    }),
  })
  .validate(remindersForm);

const SetSubscriptionRemindersInput = builder
  .inputType('SetSubscriptionRemindersInput', {
    description: 'What to remind of about one subscription.',
    fields: (t) => ({
      rules: t.field({ type: [ReminderRuleInput], description: 'Its own rules; null for those of its user.' }),
    }),
  })
  .validate(subscriptionRemindersForm);

const SetRemindersPayload = builder.objectRef<UserRow>('SetRemindersPayload').implement({
  description: 'Reminders that were just set.',
  fields: (t) => ({
    user: t.field({ type: User, description: 'The user, with their reminders.', resolve: (user) => user }),
  }),
});

const SetSubscriptionRemindersPayload = builder
  .objectRef<SubscriptionRow>('SetSubscriptionRemindersPayload')
  .implement({
    description: 'Reminders that were just set.',
    fields: (t) => ({
      subscription: t.field({ type: TrackedSubscription, description: 'The subscription.', resolve: (row) => row }),
    }),
  });

builder.mutationField('setReminders', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: SetRemindersPayload,
    description: 'Sets when and of what the signed-in user is reminded.',
    args: { input: t.arg({ type: SetRemindersInput, required: true, description: 'The reminders.' }) },
    errors: {
      types: [InvalidInputError],
      directResult: true,
      union: { name: 'SetRemindersResult', description: 'The user, or why nothing changed.' },
    },
    resolve: async (_root, { input }, { viewer }) => {
      await setReminders(viewer.id, { ...input, rules: input.rules.map(storedRule) });
      return viewer;
    },
  }),
);

builder.mutationField('setSubscriptionReminders', (t) =>
  t.withAuth({ scope: 'reminders-write' }).field({
    skipTypeScopes: true,
    type: SetSubscriptionRemindersPayload,
    description: 'Sets what the signed-in user is reminded of about one subscription.',
    args: {
      id: t.arg.globalID({ required: true, for: TrackedSubscription, description: 'The subscription.' }),
      input: t.arg({ type: SetSubscriptionRemindersInput, required: true, description: 'The reminders.' }),
    },
    errors: {
      types: [InvalidInputError, NotFoundError],
      directResult: true,
      union: { name: 'SetSubscriptionRemindersResult', description: 'The subscription, or why it did not change.' },
    },
    resolve: (_root, { id, input: { rules } }, { viewer }) =>
      setSubscriptionReminders(viewer.id, Number(id.id), rules && rules.map(storedRule)),
  }),
);
