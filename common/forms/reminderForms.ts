import * as z from 'zod/mini';
import { said } from '../said.ts';
import { formTexts } from './texts.ts';

/** What somebody can be reminded of. */
export const reminderKinds = ['renewal', 'trialEnd', 'cancelBy', 'priceRise'] as const;

export type ReminderKind = (typeof reminderKinds)[number];

/** Their names in GraphQL. */
export const reminderKindNames = {
  renewal: 'RENEWAL',
  trialEnd: 'TRIAL_END',
  cancelBy: 'CANCEL_BY',
  priceRise: 'PRICE_RISE',
} as const satisfies Record<ReminderKind, string>;

export const longestLead = 365;
export const mostRules = 20;

const badLead = said(formTexts.badLead, { maximum: longestLead });
const badHour = said(formTexts.badHour);

const rule = z.object({
  kind: z.enum(reminderKinds, { error: said(formTexts.badReminderKind) }),
  daysBefore: z.int({ error: badLead }).check(z.minimum(0, badLead), z.maximum(longestLead, badLead)),
  /** `inbox`, `email`, or the ids of channels. */
  channels: z
    .array(z.string().check(z.maxLength(100)), { error: said(formTexts.badChannels) })
    .check(z.maxLength(22, said(formTexts.badChannels))),
});

/** When and where somebody is reminded of something. */
export type ReminderRule = z.output<typeof rule>;

const rules = z
  .array(rule, { error: said(formTexts.badRules, { maximum: mostRules }) })
  .check(z.maxLength(mostRules, said(formTexts.badRules, { maximum: mostRules })));

/** When and of what a user is reminded. */
export const remindersForm = z.object({
  rules,
  hour: z._default(z.int({ error: badHour }).check(z.minimum(0, badHour), z.maximum(23, badHour)), 9),
});

/** Rules of one subscription; null for those of its user. */
export const subscriptionRemindersForm = z.object({ rules: z._default(z.nullable(rules), null) });

export const reminderFields = {
  kind: 'What to remind of.',
  daysBefore: 'How many days before, 0 to 365.',
  channels: 'Where to: `inbox`, `email`, or ids of channels.',
  rules: 'When and where to remind; up to 20.',
  hour: 'The hour of the day, 0 to 23; 9 by default.',
};

/** What people are reminded of until they say otherwise. */
export const usualRules: readonly ReminderRule[] = [
  { kind: 'renewal', daysBefore: 3, channels: ['inbox'] },
  { kind: 'trialEnd', daysBefore: 3, channels: ['inbox', 'email'] },
  { kind: 'cancelBy', daysBefore: 14, channels: ['inbox', 'email'] },
  { kind: 'cancelBy', daysBefore: 3, channels: ['inbox', 'email'] },
  { kind: 'priceRise', daysBefore: 7, channels: ['inbox', 'email'] },
];
