import { db } from '../database/db.ts';
import type { OutboxMail, Prisma } from '../generated/prisma/client.ts';
import { newJob } from '../jobs/queue.ts';

export type Template = 'password-reset';

/** The name of the job that sends what is in the outbox. */
export const mailJobName = 'mail';

export interface NewMail {
  template: Template;
  /** Where it goes; nobody looks whether anyone has this address before it is sent. */
  address: string;
  /** What else the template needs; no secret (docs/decisions/012-no-secrets-in-the-outbox.md). */
  data: object;
  /** After this it is not worth sending any more. */
  lifetimeMs: number;
}

/**
 * Puts a mail into the outbox, in the transaction that causes it or alone: once that is committed, the mail is sent, whatever
 * becomes of this server.
 */
export const mailLater = (
  { template, address, data, lifetimeMs }: NewMail,
  client: Pick<typeof db, '$executeRaw'> = db,
): Prisma.PrismaPromise<number> => client.$executeRaw`
  WITH job AS (${newJob(mailJobName, lifetimeMs)})
  INSERT INTO outbox ("jobId", template, address, data)
  SELECT id, ${template}, ${address}, ${JSON.stringify(data)} FROM job`;

/** Notes the digest of the token in the mail that is being sent; to be run in the transaction that makes the token good. */
export const noteToken = (jobId: bigint, tokenHash: string): Prisma.PrismaPromise<OutboxMail> =>
  db.outboxMail.update({ where: { jobId }, data: { tokenHash } });
