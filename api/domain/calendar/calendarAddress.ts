import { db } from '../../database/db.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { CalendarAddress, User } from '../../generated/prisma/client.ts';
import { log } from '../../log.ts';
import type { Client } from '../accounts/client.ts';
import { limitCalendarReads, limitUnknownCalendars } from '../accounts/limits.ts';
import { addressOf, newLinkToken } from '../accounts/links.ts';
import { noteChange } from '../accounts/securityEvents.ts';
import { hashToken } from '../accounts/sessions.ts';
import { paymentCalendar } from './paymentCalendar.ts';

const minuteMs = 60_000;

/**
 * Makes the address at which calendar apps read when a user pays. The one before stops working.
 *
 * @returns the address, which is not kept
 * @throws UnauthenticatedError when the user's password has changed since the request was authenticated
 */
export async function makeCalendarAddress({ id, password: digest }: User, client: Client): Promise<string> {
  const { token, tokenHash } = newLinkToken();
  await db.$transaction(async (transaction) => {
    // The digest is matched too, because a password change under way ends this address as well.
    const [user] = await transaction.$queryRaw<User[]>`
      SELECT * FROM users WHERE id = ${id} AND password = ${digest} FOR NO KEY UPDATE`;
    if (!user) throw new UnauthenticatedError();
    const made = { secretHash: tokenHash, createdAt: new Date(), lastReadAt: null };
    await transaction.calendarAddress.upsert({
      where: { userId: id },
      create: { userId: id, ...made },
      update: made,
    });
    await noteChange(user, 'calendar-address-made', transaction, { client });
  });
  return addressOf(`/calendar/${token}.ics`);
}

/** Revokes a user's address, if there is one. */
export async function revokeCalendarAddress(userId: number): Promise<void> {
  await db.calendarAddress.deleteMany({ where: { userId } });
}

export const calendarAddressOf = (userId: number): Promise<CalendarAddress | null> =>
  db.calendarAddress.findUnique({ where: { userId } });

/**
 * The calendar at an address, as text; undefined when there is no such address, or its user is disabled. Everything that
 * is no address takes the same work.
 *
 * @throws TooManyRequestsError when the address was read too often, or the sender has tried too many that are none
 */
export async function readCalendar(secret: string, client: Pick<Client, 'address'>): Promise<string | undefined> {
  const secretHash = hashToken(secret);
  const address = await db.calendarAddress.findFirst({
    where: { secretHash, user: { disabledAt: null } },
    include: { user: true },
  });
  if (!address) {
    await limitUnknownCalendars(client);
    return undefined;
  }
  await limitCalendarReads(secretHash);
  await noteRead(address);
  return paymentCalendar(address.user, address);
}

/** Notes that an address is read, at most once a minute. */
async function noteRead({ secretHash, lastReadAt }: CalendarAddress): Promise<void> {
  const now = new Date();
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < minuteMs) return;
  try {
    await db.calendarAddress.updateMany({ where: { secretHash }, data: { lastReadAt: now } });
  } catch (error) {
    log.warn({ err: error }, 'reading of a calendar not noted'); // reading still works when the disk is full
  }
}
