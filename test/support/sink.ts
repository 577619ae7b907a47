/**
 * `node sink.ts smtp|https FILE PORT`: a mail server or a receiver of webhooks in a process of its own, which can be killed. It
 * writes what it takes to the file, a line of JSON each, before it says that it has taken it.
 */
import { appendFileSync } from 'node:fs';
import { createServer as createTlsServer } from 'node:https';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { certificate, certificateKey } from './certificate.ts';
import { converse, type ReceivedMail } from './smtpTalk.ts';

/** What a person was sent. */
export interface Taken {
  /** Milliseconds since 1970. */
  at: number;
  channel: 'email' | 'hook';
  /** The person's number: of `person_N@…`, or of the path. */
  person: number;
  /** What they are reminded of. */
  lines: string[];
}

const [, , kind, file, port] = process.argv as [string, string, 'smtp' | 'https', string, string];
/** As a receiver elsewhere takes; what is killed holds something then. */
const answersAfterMs = 10;

function take(taken: Omit<Taken, 'at'>): Promise<void> {
  appendFileSync(file, `${JSON.stringify({ at: Date.now(), ...taken })}\n`);
  return setTimeout(answersAfterMs);
}

const numberIn = (text: string) => Number(/\d+/.exec(text));

const takeMail = ({ to, body }: ReceivedMail) =>
  take({
    channel: 'email',
    person: numberIn(to.join()),
    lines: Array.from(body.matchAll(/^- (.*)\r$/gm), ([, line]) => line!),
  });

const server =
  kind === 'smtp'
    ? createServer((socket) => {
        socket.setEncoding('latin1').on('error', () => {});
        converse(socket, 'kind', takeMail);
      })
    : createTlsServer({ cert: certificate, key: certificateKey }, async (request, response) => {
        const body = JSON.parse(Buffer.concat(await request.toArray()).toString()) as { lines: { text: string }[] };
        await take({ channel: 'hook', person: numberIn(request.url!), lines: body.lines.map(({ text }) => text) });
        response.end();
      });
server.listen(Number(port), '127.0.0.1', () => console.log(`is at ${(server.address() as AddressInfo).port}`));
