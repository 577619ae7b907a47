import type * as z from 'zod/mini';
import { usualRules, type ReminderRule, type remindersForm } from '../../../common/forms/reminderForms.ts';
import { formTexts } from '../../../common/forms/texts.ts';
import { said } from '../../../common/said.ts';
import { db } from '../../database/db.ts';
import { InvalidInputError, issueOfForm } from '../../errors.ts';
import { Prisma, type TrackedSubscription } from '../../generated/prisma/client.ts';
import { notRemoved } from '../lists/removal.ts';
import { changeSubscription } from '../subscriptions/changeSubscription.ts';

/** When and of what a user is reminded. */
export interface Reminders {
  rules: readonly ReminderRule[];
  hour: number;
}

export async function remindersOf(userId: number): Promise<Reminders> {
  const settings = await db.reminderSettings.findUnique({ where: { userId } });
  return {
    rules: (settings?.rules as unknown as ReminderRule[] | null | undefined) ?? usualRules,
    hour: settings?.hour ?? 9,
  };
}

/** The rules of a subscription's own; null when it has those of its user. */
export const rulesOfSubscription = ({ reminderRules }: Pick<TrackedSubscription, 'reminderRules'>) =>
  reminderRules as unknown as ReminderRule[] | null;

/**
 * Sets when and of what a user is reminded.
 *
 * @throws InvalidInputError when a channel is none of the user's
 */
export async function setReminders(userId: number, { rules, hour }: z.output<typeof remindersForm>): Promise<void> {
  await checkChannels(userId, rules);
  const data = { rules: rules as unknown as Prisma.InputJsonArray, hour, nextAt: new Date() };
  await db.reminderSettings.upsert({ where: { userId }, create: { userId, ...data }, update: data });
}

/**
 * Sets what a user is reminded of about one subscription.
 *
 * @param rules null for those of the user
 * @throws NotFoundError when the user has no such subscription
 * @throws InvalidInputError when a channel is none of the user's
 */
export async function setSubscriptionReminders(
  userId: number,
  id: number,
  rules: readonly ReminderRule[] | null,
): Promise<TrackedSubscription> {
  await checkChannels(userId, rules ?? []);
  const reminderRules = rules === null ? Prisma.DbNull : (rules as unknown as Prisma.InputJsonArray);
  return changeSubscription(userId, id, () => ({ reminderRules }));
}

async function checkChannels(userId: number, rules: readonly ReminderRule[]): Promise<void> {
  const others = new Set(rules.flatMap(({ channels }) => channels));
  others.delete('inbox');
  others.delete('email');
  const ids = [...others].filter((channel) => /^[1-9]\d{0,8}$/.test(channel)).map(Number);
  const known = ids.length === 0 ? 0 : await db.channel.count({ where: { id: { in: ids }, userId, ...notRemoved } });
  if (known < others.size) throw new InvalidInputError(issueOfForm('rules', said(formTexts.badChannels)));
}
