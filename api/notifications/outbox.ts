import { db } from '../database/db.ts';
import type { OutboxMail, Prisma } from '../generated/prisma/client.ts';
import { newJob } from '../jobs/queue.ts';

export type Template =
  | 'test'
  | 'password-reset'
  | 'invitation'
  | 'registration'
  | 'confirm-email'
  | 'email-change'
  | 'security-notice'
  | 'ending-token';

/** The name of the job that sends what is in the outbox. */
export const mailJobName = 'mail';

export interface NewMail {
  template: Template;
  /** The recipient; nobody checks whether an account has this address before the mail is sent. */
  address: string;
  /** Other data for the template, without secrets (docs/decisions/012-no-secrets-in-the-outbox.md). */
  data: object;
  /** How long the mail is worth sending. */
  lifetimeMs: number;
}

/**
 * Puts a mail into the outbox, alone or in the transaction that causes it. Once that is committed, the mail is sent
 * even if this server ends.
 *
 * @returns the id of the job that sends it
 */
export async function mailLater(
  { template, address, data, lifetimeMs }: NewMail,
  client: Pick<typeof db, '$queryRaw'> = db,
): Promise<number> {
  const [mail] = await client.$queryRaw<[{ id: number }]>`
    WITH job AS (${newJob(mailJobName, lifetimeMs)})
    INSERT INTO outbox ("jobId", template, address, data)
    SELECT id, ${template}, ${address}, ${JSON.stringify(data)} FROM job RETURNING "jobId"::integer AS id`;
  return mail.id;
}

/**
 * Records the digest of the token in the mail that is being sent. Run it in the transaction that makes the token valid.
 */
export const noteToken = (jobId: bigint, tokenHash: string): Prisma.PrismaPromise<OutboxMail> =>
  db.outboxMail.update({ where: { jobId }, data: { tokenHash } });
