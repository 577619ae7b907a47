import * as z from 'zod/mini';
import {
  reminderFields,
  reminderKindNames,
  reminderKinds,
  remindersForm,
  subscriptionRemindersForm,
  type ReminderKind,
  type ReminderRule,
} from '../../common/forms/reminderForms.ts';
import { isOwnWay } from '../graphql/reminderChannels.ts';
import { graphql } from '../generated/operations/gql.ts';
import { say } from '../say.ts';
import { component, described } from './describing/described.ts';
import { route } from './describing/route.ts';
import { globalId, rowId } from './rowId.ts';
import { RestError, run } from './run.ts';

graphql(`
  fragment RestReminders on Reminders {
    rules {
      kind
      daysBefore
      channels
    }
    hour
    timeZone
  }
`);

const read = graphql(`
  query RestReadReminders {
    result: viewer {
      reminders {
        ...RestReminders
      }
    }
  }
`);

const set = graphql(`
  mutation RestSetReminders($input: SetRemindersInput!) {
    result: setReminders(input: $input) {
      __typename
      ... on SetRemindersPayload {
        user {
          reminders {
            ...RestReminders
          }
        }
      }
      ... on InvalidInputError {
        message
      }
    }
  }
`);

const setOwn = graphql(`
  mutation RestSetSubscriptionReminders($id: ID!, $input: SetSubscriptionRemindersInput!) {
    result: setSubscriptionReminders(id: $id, input: $input) {
      __typename
      ... on SetSubscriptionRemindersPayload {
        subscription {
          reminders {
            kind
            daysBefore
            channels
          }
        }
      }
      ... on InvalidInputError {
        message
      }
      ... on NotFoundError {
        message
      }
    }
  }
`);

type Name = (typeof reminderKindNames)[ReminderKind];

const inputOf = (rules: readonly ReminderRule[]) =>
  rules.map((rule) => ({
    ...rule,
    kind: reminderKindNames[rule.kind],
    channels: rule.channels.map((channel) => (isOwnWay(channel) ? channel : globalId('Channel', Number(channel)))),
  }));

export const rulesBody = (rules: readonly { kind: Name; daysBefore: number; channels: string[] }[]) =>
  rules.map((rule) => ({
    ...rule,
    kind: reminderKinds.find((kind) => reminderKindNames[kind] === rule.kind)!,
    channels: rule.channels.map((channel) => (isOwnWay(channel) ? channel : String(rowId(channel)))),
  }));

const ruleExample = { kind: 'renewal' as const, daysBefore: 3, channels: ['inbox', 'email'] };

export const rule = component('ReminderRule', 'When and where somebody is reminded of something.', {
  kind: described(z.enum(reminderKinds), reminderFields.kind, 'renewal'),
  daysBefore: described(z.int(), reminderFields.daysBefore, 3),
  channels: described(z.array(z.string()), reminderFields.channels, ['inbox', 'email']),
});

const ruleFields = {
  kind: reminderFields.kind,
  daysBefore: reminderFields.daysBefore,
  channels: reminderFields.channels,
};

export const remindersAnswer = component('Reminders', 'When and of what a user is reminded.', {
  rules: described(z.array(rule), reminderFields.rules),
  hour: described(z.int(), 'The hour of the user’s day, 0 to 23.', 9),
  timeZone: described(z.string(), 'Where the user lives. `PUT /api/user` changes it.', 'Europe/Berlin'),
});

const example = [ruleExample];
const badRule: Record<number, [reason: string, message: string]> = {
  400: ['A rule cannot be followed.', 'Please enter a number of days from 0 to 365'],
};

export const reminders = [
  route({
    method: 'GET',
    path: '/api/reminders',
    operation: 'readReminders',
    tag: 'Reminders',
    summary: 'When and of what you are reminded',
    access: 'user',
    answers: remindersAnswer,
    async answer({ context }) {
      const viewer = await run(read, {}, context);
      if (!viewer) throw new RestError(401, say('viewer.missing'));
      return { body: { ...viewer.reminders, rules: rulesBody(viewer.reminders.rules) } };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/reminders',
    operation: 'setReminders',
    tag: 'Reminders',
    summary: 'Set when and of what you are reminded',
    notes: 'It replaces all rules.',
    access: 'user',
    form: remindersForm,
    fields: { rules: [reminderFields.rules, ruleFields], hour: reminderFields.hour },
    example: { rules: example, hour: 9 },
    answers: remindersAnswer,
    refusals: badRule,
    async answer({ form: { rules, hour }, context }) {
      const { user } = await run(set, { input: { rules: inputOf(rules), hour } }, context);
      return { body: { ...user.reminders, rules: rulesBody(user.reminders.rules) } };
    },
  }),
  route({
    method: 'PUT',
    path: '/api/subscriptions/:id/reminders',
    operation: 'setSubscriptionReminders',
    tag: 'Reminders',
    summary: 'Set what you are reminded of about one subscription',
    notes: 'Null instead of a list takes its own rules away.',
    access: 'user',
    form: subscriptionRemindersForm,
    fields: { rules: ['Its own rules; null for those of its user.', ruleFields] },
    example: { rules: example },
    answers: component('SubscriptionReminders', 'What somebody is reminded of about one subscription.', {
      rules: described(z.nullable(z.array(rule)), 'Its own rules; null when it has those of its user.', [ruleExample]),
    }),
    refusals: badRule,
    async answer({ id, form: { rules }, context }) {
      const input = { rules: rules && inputOf(rules) };
      const { subscription } = await run(setOwn, { id: globalId('TrackedSubscription', id), input }, context);
      return { body: { rules: subscription?.reminders ? rulesBody(subscription.reminders) : null } };
    },
  }),
];
