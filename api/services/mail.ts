import type { NodemailerError } from 'nodemailer/lib/errors';
import { env } from '../env.ts';

/** A failure of the mail server, in words for the log; they hold no address, link or password. */
export class MailError extends Error {
  override readonly name = 'MailError';
  /** Whether the mail may have been taken all the same. */
  readonly mayHaveArrived: boolean;

  constructor(message: string, mayHaveArrived: boolean) {
    super(message);
    this.mayHaveArrived = mayHaveArrived;
  }
}

export interface Mail {
  /** Stackling's own address. */
  from: string;
  /** One address; it is never read as a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** The time limits for a whole mail and for each step of sending it. */
const timeoutMs = 20_000;
const stepTimeoutMs = 8_000;

/** Whether this server sends mail at all. */
export const sendsMail = (): boolean => env.SMTP_URL !== undefined;

/**
 * Sends a mail through the server of SMTP_URL.
 *
 * @param ended aborts it
 * @throws MailError unless the server accepts the mail
 */
export async function sendMail({ from, to, headers, ...content }: Mail, ended: AbortSignal): Promise<void> {
  const signal = AbortSignal.any([ended, AbortSignal.timeout(timeoutMs)]);
  const { createTransport } = await import('nodemailer');
  let isContentSent = false;
  const transport = createTransport({
    ...connectionOf(new URL(env.SMTP_URL ?? '')),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    socketTimeout: stepTimeoutMs,
    logger: commandsTo((command) => (isContentSent ||= command === 'DATA')),
    transactionLog: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from: { name: 'Stackling', address: from },
      to: { name: '', address: to },
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      ...content,
      signal,
    });
  } catch (error) {
    // The codes alone: the server's own words may repeat the address.
    const { code, originalCode, command, responseCode } = error as NodemailerError;
    const codes = [code, originalCode, command, responseCode];
    const reasons = signal.aborted ? [`not taken within ${timeoutMs / 1000} s`] : codes;
    const message = `The mail server did not take a mail (${reasons.filter(Boolean).join(', ')}).`;
    throw new MailError(message, isContentSent && responseCode === undefined);
  }
}

/** A log of the mail library that only tells which commands were sent, and keeps none. */
function commandsTo(tell: (command: string) => void) {
  const none = () => undefined;
  const debug = ({ tnx }: { tnx?: string }, command: string) => void (tnx === 'client' && tell(command));
  return { level: none, trace: none, debug, info: none, warn: none, error: none, fatal: none };
}

/** Sends a password only over TLS, unless the mail server runs on this machine, where no certificate is checked. */
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
