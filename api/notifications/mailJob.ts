import { isIP } from 'node:net';
import { db } from '../database/db.ts';
import { env } from '../env.ts';
import type { OutboxMail } from '../generated/prisma/client.ts';
import type { Job } from '../jobs/job.ts';
import { sendMail, type Mail } from '../services/mail.ts';
import { mailJobName, type Template } from './outbox.ts';

/** A mail that is ready to be sent. */
export interface ComposedMail extends Omit<Mail, 'from'> {
  /** Revokes what the mail grants, because it could not be sent. */
  takeBack(): Promise<unknown>;
}

/** Composes a mail of the outbox; undefined when there is no reason to send it. */
export type Compose = (row: OutboxMail) => Promise<ComposedMail | undefined>;

/**
 * Sends the mails in the outbox. A mail is claimed before it is sent and deleted after the mail server has accepted it,
 * so it is sent at least once. It is sent twice when this server ends, or loses the database, in the milliseconds
 * between, and when the mail server accepts it but answers too late.
 */
export const mailJob = (compose: Record<Template, Compose>): Job => ({
  name: mailJobName,
  retryMs: 10_000,
  async run({ id, signal }) {
    const row = await db.outboxMail.findUnique({ where: { jobId: id } });
    const composed = row && (await compose[row.template as Template](row));
    if (!composed) return;
    const { takeBack, ...mail } = composed;
    try {
      await sendMail({ from: sender(), ...mail }, signal);
    } catch (error) {
      await takeBack();
      throw error;
    }
  },
});

/** The sender of mails: the administrator, or else Stackling at the host of PUBLIC_URL. */
export function sender(): string {
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost';
  return env.ADMIN_EMAIL ?? `stackling@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}
