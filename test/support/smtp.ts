/** A mail server for tests, which keeps the mails it receives or misbehaves. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  from: string;
  to: string[];
  headers: string;
  /** Every part of it, decoded. */
  body: string;
}

/** `hang` accepts connections and never answers; `refuse` accepts no recipient; `die` takes a mail and ends before it says so. */
type Manners = 'kind' | 'hang' | 'refuse' | 'die';

/** A mail server, gone when the test is over; on a free port unless there is one for it. */
export async function startMailServer(manners: Manners = 'kind', ownPort = 0) {
  let current = manners;
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  /** Everything that clients sent to the server. */
  const seen = { bytes: '' };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setEncoding('latin1').on('error', () => {});
    socket.on('data', (chunk: string) => (seen.bytes += chunk));
    if (current !== 'hang') converse(socket, current, mails);
  });
  server.listen(ownPort, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** Changes how it behaves from the next connection on. */
  const behave = (next: Manners) => void (current = next);
  return { port, url: `smtp://127.0.0.1:${port}`, mails, seen, sockets, behave };
}

function converse(socket: Socket, manners: Manners, mails: ReceivedMail[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [pending, from, to, data]: [string, string, string[], string | undefined] = ['', '', [], undefined];
  const answer = (line: string): void => {
    const verb = line.split(' ', 1)[0]!.toUpperCase();
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (data !== undefined) {
      if (line !== '.') return void (data += `${line}\r\n`);
      mails.push({ from, to, ...parse(data) });
      [to, data] = [[], undefined];
      if (manners === 'die') return void socket.destroy();
      say('250 taken');
    } else if (verb === 'EHLO') {
      say('250-mail.test');
      say('250 AUTH PLAIN');
    } else if (verb === 'AUTH') say('235 welcome');
    else if (verb === 'MAIL') {
      from = address;
      say('250 ok');
    } else if (verb === 'RCPT') {
      if (manners === 'refuse') return void say(`550 no mailbox ${address} here`);
      to.push(address);
      say('250 ok');
    } else if (verb === 'DATA') {
      data = '';
      say('354 go on');
    } else if (verb === 'QUIT') {
      say('221 bye');
      socket.end();
    } else say('500 what?');
  };
  socket.on('data', (chunk: string) => {
    const lines = (pending + chunk).split('\r\n');
    pending = lines.pop()!;
    lines.forEach(answer);
  });
  say('220 mail.test');
}

function parse(data: string): Pick<ReceivedMail, 'headers' | 'body'> {
  const end = data.indexOf('\r\n\r\n');
  const body = data
    .slice(end)
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_match, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { headers: data.slice(0, end), body };
}
