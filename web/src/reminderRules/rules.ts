import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import {
  longestLead,
  reminderKindNames,
  reminderKinds,
  usualRules,
  type ReminderKind,
} from '../../../common/forms/reminderForms.ts';
import { formTexts } from '../../../common/forms/texts.ts';
import './texts.ts';

/** A rule as GraphQL has it. */
export interface Rule {
  kind: 'RENEWAL' | 'TRIAL_END' | 'CANCEL_BY' | 'PRICE_RISE';
  daysBefore: number;
  /** `inbox`, `email`, or ids of channels. */
  channels: readonly string[];
}

/** A rule that is being edited. */
export interface Draft {
  /** Tells it from the others. */
  key: number;
  kind: ReminderKind;
  /** As typed. */
  days: string;
  channels: readonly string[];
}

/** A way that reminders can go: the inbox, email, or a channel. */
export interface Way {
  id: string;
  name: string;
}

/** The ways that somebody can choose. */
export const waysOf = (channels: readonly Way[]): Way[] => [
  { id: 'inbox', name: t`Inbox` },
  { id: 'email', name: t`Email` },
  ...channels,
];

let lastKey = 0;

export const newDraft = (kind: ReminderKind, days = '', channels: readonly string[] = ['inbox']): Draft => ({
  key: (lastKey += 1),
  kind,
  days,
  channels,
});

const kindOf = (name: string): ReminderKind =>
  reminderKinds.find((kind) => reminderKindNames[kind] === name) ?? 'renewal';

/** A draft of a rule; `name` is its kind in GraphQL. */
export const draftOf = (name: string, daysBefore: number, channels: readonly string[]): Draft =>
  newDraft(kindOf(name), String(daysBefore), channels);

/** Drafts of what everybody is reminded of at first. */
export const usualDrafts = () =>
  usualRules.map(({ kind, daysBefore, channels }) => newDraft(kind, String(daysBefore), channels));

/** What is wrong with a draft; undefined when it is right. */
export function problemOf({ days, channels }: Draft, ways: readonly Way[]): string | undefined {
  if (!/^\d{1,3}$/.test(days.trim()) || Number(days) > longestLead)
    return i18n._(formTexts.badLead.id, { maximum: longestLead });
  if (!ways.some(({ id }) => channels.includes(id))) return t`Please choose where the reminder goes`;
  return undefined;
}

/** The rules of drafts that are right, without channels that are gone. */
export const rulesOf = (drafts: readonly Draft[], ways: readonly Way[]): Rule[] =>
  drafts.map(({ kind, days, channels }) => ({
    kind: reminderKindNames[kind],
    daysBefore: Number(days),
    channels: channels.filter((channel) => ways.some(({ id }) => id === channel)),
  }));
