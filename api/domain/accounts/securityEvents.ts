import type { SecurityEventKind, SignInMethod } from '../../../common/values.ts';
import { db } from '../../database/db.ts';
import { Prisma, type OutboxMail, type SecurityEvent } from '../../generated/prisma/client.ts';
import { dayMs } from '../../jobs/job.ts';
import type { Expired } from '../../jobs/sweep.ts';
import { log, logEvent } from '../../log.ts';
import type { ComposedMail } from '../../notifications/mailJob.ts';
import { mailLater } from '../../notifications/outbox.ts';
import { securityNotice, type Notice } from '../../notifications/templates/securityNotice.ts';
import { sendsMail } from '../../services/mail.ts';
import type { Client } from './client.ts';
import { deviceOf } from './device.ts';
import { keyOf, networkOf } from './limitKeys.ts';

/** How many events an account keeps, and for how long. */
const mostKept = 100;
const keptMs = 90 * dayMs;

/** How long a notice is worth sending. */
const noticeLifetimeMs = dayMs;

type Sender = Pick<Client, 'address' | 'userAgent'>;

interface Event {
  userId: number;
  kind: SecurityEventKind;
  /** Where it came from; undefined when it was not the account's user. */
  client?: Sender | undefined;
  method?: SignInMethod;
}

/** Adds an event to an account's log, and drops the oldest when there are too many. */
const note = ({ userId, kind, client, method }: Event, transaction: Prisma.TransactionClient) => {
  const { browser, system } = deviceOf(client?.userAgent ?? '');
  return transaction.$executeRaw`
    WITH dropped AS (
      DELETE FROM security_events WHERE "userId" = ${userId} AND id <= (
        SELECT id FROM security_events WHERE "userId" = ${userId} ORDER BY id DESC OFFSET ${mostKept - 1} LIMIT 1))
    INSERT INTO security_events ("userId", kind, method, browser, system, place)
    VALUES (${userId}, ${kind}, ${method ?? null}, ${browser}, ${system}, ${client ? placeOf(userId, client) : null})`;
};

/** A digest of the network that somebody uses, another one for each account. */
const placeOf = (userId: number, { address }: Sender) => keyOf('place', String(userId), networkOf(address));

/**
 * Notes a sign-in and mails the user when it comes from a device or a network that they have not signed in from before. Run
 * it in the transaction that signs them in.
 */
export async function noteSignIn(
  user: Notice['user'] & { id: number },
  client: Sender,
  method: SignInMethod,
  transaction: Prisma.TransactionClient,
): Promise<void> {
  const device = deviceOf(client.userAgent);
  if (sendsMail()) {
    const [seen] = await transaction.$queryRaw<[{ before: boolean; here: boolean }]>`
      SELECT count(*) > 0 AS before, coalesce(bool_or(place = ${placeOf(user.id, client)}
        AND browser IS NOT DISTINCT FROM ${device.browser} AND system IS NOT DISTINCT FROM ${device.system}), FALSE) AS here
      FROM security_events WHERE "userId" = ${user.id} AND kind = 'signed-in'`;
    if (seen.before && !seen.here) await mailNotice(user, 'new-device', device, transaction);
  }
  await note({ userId: user.id, kind: 'signed-in', client, method }, transaction);
}

/**
 * Notes a change of how an account is protected, and mails its user. Run it in the transaction of the change.
 *
 * @param earlierEmail is mailed, too
 */
export async function noteChange(
  user: Notice['user'] & { id: number },
  kind: Exclude<Notice['kind'], 'new-device'>,
  transaction: Prisma.TransactionClient,
  { client, earlierEmail }: { client?: Sender | undefined; earlierEmail?: string } = {},
): Promise<void> {
  await note({ userId: user.id, kind, client }, transaction);
  if (!sendsMail()) return;
  const device = deviceOf(client?.userAgent ?? '');
  await mailNotice(user, kind, device, transaction);
  if (earlierEmail !== undefined) await mailNotice({ ...user, email: earlierEmail }, kind, device, transaction);
}

const mailNotice = (
  { username, email }: Notice['user'],
  kind: Notice['kind'],
  device: Notice['device'],
  transaction: Prisma.TransactionClient,
) => {
  const data = { username, kind, device, at: new Date().toISOString() };
  return mailLater({ template: 'security-notice', address: email, data, lifetimeMs: noticeLifetimeMs }, transaction);
};

/** The mail with a notice. */
export async function composeSecurityNotice({ address, data }: OutboxMail): Promise<ComposedMail> {
  const { username, kind, device, at } = JSON.parse(data) as Omit<Notice, 'user' | 'at'> & {
    username: string;
    at: string;
  };
  const notice = securityNotice({ user: { username, email: address }, kind, device, at: new Date(at) });
  return { ...notice, takeBack: async () => undefined };
}

/** Usually the request is answered by then, so that the time it takes does not show whether there is an account. */
const momentMs = 100;

/** Counts a failed sign-in for the account that meets a condition, if there is one: one event a day. */
export function noteFailedSignIn(account: Prisma.Sql, client: Sender): void {
  const timer = setTimeout(() => {
    countFailure(account, client).catch((error: unknown) => log.warn({ err: error }, 'failed sign-in not noted'));
  }, momentMs);
  timer.unref();
}

async function countFailure(condition: Prisma.Sql, client: Sender): Promise<void> {
  const [account] = await db.$queryRaw<{ id: number; today: number | null }[]>`
    SELECT users.id, (
      SELECT max(id) FROM security_events
      WHERE "userId" = users.id AND kind = 'sign-in-failed' AND "createdAt" > ${new Date(Date.now() - dayMs)}
    ) AS today FROM users WHERE ${condition}`;
  if (!account) return;
  logEvent('sign-in-failed', { accountId: account.id });
  if (account.today === null) await note({ userId: account.id, kind: 'sign-in-failed', client }, db);
  else await db.securityEvent.updateMany({ where: { id: account.today }, data: { count: { increment: 1 } } });
}

/** The events of a user, the newest first. */
export const securityEventsOf = (userId: number): Promise<SecurityEvent[]> =>
  db.securityEvent.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: mostKept });

export const expiredSecurityEvents: Expired = {
  table: 'security_events',
  key: 'id',
  where: () => Prisma.sql`"createdAt" < ${new Date(Date.now() - keptMs)}`,
};
