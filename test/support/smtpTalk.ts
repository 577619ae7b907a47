/** What a mail server says. */
import type { Socket } from 'node:net';

export interface ReceivedMail {
  from: string;
  to: string[];
  headers: string;
  /** Every part of it, decoded. */
  body: string;
}

/** `hang` accepts connections and never answers; `refuse` accepts no recipient; `die` takes a mail and ends before it says so. */
export type Manners = 'kind' | 'hang' | 'refuse' | 'die';

/** Speaks with a client of a mail server; whoever takes a mail may answer it later. */
export function converse(socket: Socket, manners: Manners, take: (mail: ReceivedMail) => void | Promise<void>): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let [pending, from, to, data]: [string, string, string[], string | undefined] = ['', '', [], undefined];
  const answer = (line: string): void => {
    const verb = line.split(' ', 1)[0]!.toUpperCase();
    const address = /<(.*)>/.exec(line)?.[1] ?? '';
    if (data !== undefined) {
      if (line !== '.') return void (data += `${line}\r\n`);
      const taken = take({ from, to, ...parse(data) });
      [to, data] = [[], undefined];
      if (manners === 'die') return void socket.destroy();
      if (taken) void taken.then(() => say('250 taken'));
      else say('250 taken');
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
