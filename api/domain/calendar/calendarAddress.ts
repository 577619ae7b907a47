import { db } from '../../database/db.ts';
import { UnauthenticatedError } from '../../errors.ts';
import type { CalendarAddress, User } from '../../generated/prisma/client.ts';
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

export type OpenedCalendar = CalendarAddress & { user: User };

/**
 * The address with this secret; undefined when there is none, or its user is disabled. Everything that is no secret takes
 * the same work.
 *
 * @throws TooManyRequestsError when the sender has tried too many
 */
export async function openCalendar(
  secret: string,
  client: Pick<Client, 'address'>,
): Promise<OpenedCalendar | undefined> {
  const address = await db.calendarAddress.findFirst({
    where: { secretHash: hashToken(secret), user: { disabledAt: null } },
    include: { user: true },
  });
  if (address) return address;
  await limitUnknownCalendars(client);
  return undefined;
}

/**
 * What is to be read at an address, as text.
 *
 * @throws TooManyRequestsError when it was read too often
 */
export async function readCalendar(calendar: OpenedCalendar): Promise<string> {
  await limitCalendarReads(calendar.secretHash);
  await noteRead(calendar);
  return paymentCalendar(calendar.user, calendar);
}

/** Notes that an address is read, at most once a minute. */
async function noteRead({ secretHash, lastReadAt }: CalendarAddress): Promise<void> {
  const now = new Date();
  if (lastReadAt && now.getTime() - lastReadAt.getTime() < minuteMs) return;
  await db.calendarAddress.updateMany({ where: { secretHash }, data: { lastReadAt: now } });
}
