import { encodeGlobalID } from '@pothos/plugin-relay';
import type { ReminderRule } from '../../common/forms/reminderForms.ts';
import { decodeNodeId } from './nodeId.ts';

/** Whether something that reminders go to is there without a channel. */
export const isOwnWay = (channel: string) => channel === 'inbox' || channel === 'email';

/** A rule as GraphQL shows it, where channels have global ids. */
export const shownRule = (rule: ReminderRule): ReminderRule => ({
  ...rule,
  channels: rule.channels.map((channel) => (isOwnWay(channel) ? channel : encodeGlobalID('Channel', channel))),
});

/** A rule as it is stored, where channels have numbers. What names no channel becomes one that nobody has. */
export const storedRule = (rule: ReminderRule): ReminderRule => ({
  ...rule,
  channels: rule.channels.map((channel) => (isOwnWay(channel) ? channel : numberOf(channel))),
});

function numberOf(channel: string): string {
  try {
    const { typename, id } = decodeNodeId(channel);
    return typename === 'Channel' ? id : '0';
  } catch {
    return '0';
  }
}
