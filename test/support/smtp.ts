/** A mail server for tests, which keeps the mails it receives or misbehaves. */
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { converse, type Manners, type ReceivedMail } from './smtpTalk.ts';

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
    if (current !== 'hang') converse(socket, current, (mail) => void mails.push(mail));
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
