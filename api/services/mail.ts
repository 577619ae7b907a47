import { env } from '../env.ts';

/** What is wrong with the mail server or its answer, in words for the log: no address, link or password is among them. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

export interface Mail {
  /** The address that Stackling has as a sender. */
  from: string;
  /** One address; it is never read as a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How long a mail may take in all, and how long the server may take for each step of it. */
const timeoutMs = 20_000;
const stepTimeoutMs = 8_000;

/** Whether this server sends mail at all. */
export const sendsMail = (): boolean => env.SMTP_URL !== undefined;

/**
 * Sends a mail through the server that SMTP_URL names.
 *
 * @param ended breaks it off
 * @throws MailError unless that server takes it
 */
export async function sendMail({ from, to, ...content }: Mail, ended: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    ...connectionOf(new URL(env.SMTP_URL ?? '')),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: 'Stackling', address: from },
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...content,
      signal,
    });
  } catch (error) {
    // The codes alone: the server's own words may repeat the address.
    const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
    const reasons = signal.aborted ? [`not taken within ${timeoutMs / 1000} s`] : [code, command, responseCode];
    throw new MailError(`The mail server did not take a mail (${reasons.filter(Boolean).join(', ')}).`);
  }
}

/** A password goes out over TLS alone, unless the mail server is on this machine, whose certificate nobody checks. */
function connectionOf({ protocol, hostname, port, username, password }: URL) {
  const host = hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host);
  return {
    host,
    secure: protocol === 'smtps:',
    ...(port && { port: Number(port) }),
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...(isHere ? { ignoreTLS: true } : { requireTLS: Boolean(username) }),
  };
}
