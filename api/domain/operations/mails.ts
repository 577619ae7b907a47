import { db } from '../../database/db.ts';
import { NotFoundError, NotOfferedError } from '../../errors.ts';
import type { User } from '../../generated/prisma/client.ts';
import { hourMs } from '../../jobs/job.ts';
import { ring } from '../../jobs/bell.ts';
import { mailLater } from '../../notifications/outbox.ts';
import { sendsMail } from '../../services/mail.ts';
import { noteAction, type Actor } from '../accounts/auditLog.ts';
import { limitTestMails } from '../accounts/limits.ts';
import { maskedEmail } from '../accounts/maskedEmail.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { pageSql, placeSql, type Page, type Placed } from '../lists/pagination.ts';

/** A mail of the outbox, as administrators see it. */
export interface QueuedMail {
  id: number;
  template: string;
  address: string;
  attempts: number;
  lastError: string | null;
  isSending: boolean;
  nextAt: Date;
  givenUpAt: Date | null;
  createdAt: Date;
  /** The username of the account with that address; null if there is none. */
  username: string | null;
  userId: number | null;
}

const mailsSql = Prisma.sql`
  SELECT outbox."jobId"::integer AS id, outbox.template, outbox.address, jobs.attempts, jobs."lastError",
    jobs.claim IS NOT NULL AS "isSending", jobs."dueAt" AS "nextAt", jobs."givenUpAt", jobs."createdAt",
    users.username, users.id AS "userId"
  FROM outbox JOIN jobs ON jobs.id = outbox."jobId" LEFT JOIN users ON lower(users.email) = lower(outbox.address)`;

/** A page of the mails that wait or were given up. */
export const mailsOn = (page: Page) =>
  db.$queryRaw<Placed<QueuedMail>[]>`
    SELECT *, ${placeSql(page.order)} FROM (${mailsSql}) AS mails WHERE ${pageSql(page)}`;

/** One of them; null if there is none with this id. */
export async function mailOf(id: number, client: Pick<typeof db, '$queryRaw'> = db): Promise<QueuedMail | null> {
  const [mail] = await client.$queryRaw<QueuedMail[]>`SELECT * FROM (${mailsSql}) AS mails WHERE id = ${id}`;
  return mail ?? null;
}

/** How many mails wait, since when, and how many were given up. */
export interface MailTotals {
  waiting: number;
  oldestAt: Date | null;
  givenUp: number;
}

export async function mailTotals(): Promise<MailTotals> {
  const [totals] = await db.$queryRaw<[MailTotals]>`
    SELECT count(*) FILTER (WHERE jobs."givenUpAt" IS NULL)::integer AS waiting,
      min(jobs."createdAt") FILTER (WHERE jobs."givenUpAt" IS NULL) AS "oldestAt",
      count(jobs."givenUpAt")::integer AS "givenUp"
    FROM outbox JOIN jobs ON jobs.id = outbox."jobId"`;
  return totals;
}

/** Whom a mail is for: an account's username, or else the address without its name. */
export const recipientOf = ({ username, address }: Pick<QueuedMail, 'username' | 'address'>): string =>
  username ?? maskedEmail(address);

/**
 * Sends a mail now, and again for an hour if that fails.
 *
 * @throws NotFoundError when it was sent meanwhile, or is being sent
 */
export async function retryMail(actor: Actor, id: number): Promise<void> {
  await change(
    actor,
    id,
    'mail-retried',
    Prisma.sql`
    UPDATE jobs SET "dueAt" = now(), "givenUpAt" = NULL, attempts = 0, "expiresAt" = greatest("expiresAt", now() + interval '1 hour')
    WHERE id = ${id} AND claim IS NULL`,
  );
  ring();
}

/**
 * Takes a mail out of the outbox without sending it.
 *
 * @throws NotFoundError when it was sent meanwhile, or is being sent
 */
export const dropMail = (actor: Actor, id: number): Promise<void> =>
  change(actor, id, 'mail-dropped', Prisma.sql`DELETE FROM jobs WHERE id = ${id} AND claim IS NULL`);

async function change(
  actor: Actor,
  id: number,
  action: 'mail-retried' | 'mail-dropped',
  statement: Prisma.Sql,
): Promise<void> {
  await db.$transaction(async (transaction) => {
    const mail = await mailOf(id, transaction);
    if (!mail || (await transaction.$executeRaw(statement)) === 0) throw new NotFoundError('mail.unknown');
    await noteAction(actor, { id: mail.userId, username: recipientOf(mail) }, action, [], transaction);
  });
}

/**
 * Puts a mail to somebody into the outbox that shows that mail arrives.
 *
 * @returns its id
 * @throws NotOfferedError when mail is not set up
 * @throws TooManyRequestsError
 */
export async function sendTestMail({ id, email }: Pick<User, 'id' | 'email'>): Promise<number> {
  if (!sendsMail()) throw new NotOfferedError('mail.off');
  await limitTestMails(id);
  return mailLater({ template: 'test', address: email, data: {}, lifetimeMs: hourMs });
}
