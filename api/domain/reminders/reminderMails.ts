import { db } from '../../database/db.ts';
import { sender } from '../../notifications/mailJob.ts';
import type { Message } from '../../notifications/message.ts';
import { reminderMail } from '../../notifications/templates/reminder.ts';
import { say } from '../../say.ts';
import { MailError, sendMail } from '../../services/mail.ts';
import { addressOf } from '../accounts/links.ts';
import { seal, unseal } from '../accounts/sealing.ts';
import type { Outcome } from './sending.ts';

const place = 'unsubscribe';

/** The address that ends a user's reminders by email, for whoever has it. */
const unsubscribeAddressOf = async (userId: number) => addressOf(`/unsubscribe/${await seal(String(userId), place)}`);

/** Mails a reminder, unless its user has unsubscribed. */
export async function mailReminder(userId: number, message: Message, ended: AbortSignal): Promise<Outcome> {
  const user = await db.user.findUnique({ where: { id: userId } });
  if (!user || user.mailsOffAt) return { state: 'failed', answer: say('delivery.unsubscribed'), isFinal: true };
  const mail = reminderMail(user, message, await unsubscribeAddressOf(userId));
  try {
    await sendMail({ from: sender(), ...mail }, ended);
    return { state: 'delivered', answer: say('delivery.mailTaken') };
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const state = error.mayHaveArrived ? 'unknown' : 'failed';
    return { state, answer: say('delivery.mailRefused'), reason: error.message };
  }
}

/** The user whose reminders an address ends; undefined when it is none of ours. */
export async function readerOf(token: string): Promise<number | undefined> {
  const userId = await unseal(token, place);
  return userId === undefined ? undefined : Number(userId);
}

/** Ends reminders by email for a user, who may be gone. */
export const unsubscribe = (userId: number) =>
  db.$executeRaw`UPDATE users SET "mailsOffAt" = now() WHERE id = ${userId} AND "mailsOffAt" IS NULL`;

/** Starts or ends a user's reminders by email. */
export const setReminderMails = (userId: number, isOn: boolean) =>
  db.user.update({ where: { id: userId }, data: { mailsOffAt: isOn ? null : new Date() } });
