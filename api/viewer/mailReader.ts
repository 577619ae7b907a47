import { readerOf, unsubscribe } from '../domain/reminders/reminderMails.ts';

/**
 * Ends reminders by email for the user that the mail with this token went to. The token is all that whoever sends it shows.
 *
 * @returns whether the token is one of ours
 */
export async function unsubscribeReader(token: string): Promise<boolean> {
  const userId = await readerOf(token);
  if (userId === undefined) return false;
  await unsubscribe(userId);
  return true;
}
