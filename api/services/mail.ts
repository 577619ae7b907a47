import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { env } from '../env.ts';
import { log } from '../log.ts';

/** What is wrong with the mail server or its answer, in words for the log: no address, link or password is among them. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

export interface Mail {
  /** One address; it is never read as a list. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** How long a mail may take in all, and how long the server may take for each step of it. */
const timeoutMs = 20_000;
const stepTimeoutMs = 8_000;

const mostAtOnce = 5;
/** More than this many waiting ones mean that the mail server is away or that somebody overloads this one. */
const mostWaiting = 200;
/** How long after its request a mail is begun, so that no part of the work can be seen in the time of the answer. */
const delayMs = 100;

/** Whether this server sends mail at all. */
export const sendsMail = (): boolean => env.SMTP_URL !== undefined;

/**
 * Sends a mail through the server that SMTP_URL names.
 *
 * @throws MailError unless that server takes it
 */
export async function sendMail({ to, ...content }: Mail): Promise<void> {
  const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)]);
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
      from: { name: 'Stackling', address: senderAddress() },
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

/** Whom mails are from: the administrator, or else Stackling at the host that people open. */
function senderAddress(): string {
  const host = env.PUBLIC_URL ? new URL(env.PUBLIC_URL).hostname : 'localhost';
  return env.ADMIN_EMAIL ?? `stackling@${isIP(host.replace(/^\[|\]$/g, '')) ? 'localhost' : host}`;
}

const closing = new AbortController();
const waiting: (() => Promise<void>)[] = [];
const underWay = new Set<Promise<void>>();

/** Does some work that sends a mail once the request that wants it is answered. What goes wrong is logged. */
export function mailLater(work: () => Promise<void>): void {
  if (waiting.length >= mostWaiting) return log.warn('a mail is not sent: too many others wait');
  waiting.push(AsyncLocalStorage.bind(work)); // with the request's id in its log lines
  if (underWay.size < mostAtOnce) startNext();
}

function startNext(): void {
  const work = waiting.shift();
  if (!work) return;
  const job = setTimeout(delayMs)
    .then(work)
    .catch((error: unknown) => log.warn({ err: error }, 'mail not sent'))
    .finally(() => {
      underWay.delete(job);
      startNext();
    });
  underWay.add(job);
}

/** Resolves when every mail that was to be sent is sent, or cannot be. */
export async function mailsSent(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Gives up the mails that are not sent yet. */
export function giveUpMails(): void {
  waiting.length = 0;
  closing.abort();
}
