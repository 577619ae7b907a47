import { Server as NetServer, type Socket } from 'node:net';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long an idle connection stays open while the server stops: its client may be sending a request already. */
const idleMs = 500;
/** How long a client has to send the rest of a request while the server stops. */
const unsentMs = 2_000;

/** A connection's requests that have arrived and are being answered; then since when there are none, after which bytes. */
interface Connection {
  answering: number;
  since: number;
  bytesRead: number;
}

const connections = new WeakMap<Socket, Connection>();
let stopsSince: number | undefined;

/** Whether the server has begun to stop, and every answer ends its connection. */
export const isStopping = (): boolean => stopsSince !== undefined;

/** Notes that a request has arrived as a whole, so that its connection stays open until the answer is sent. */
export function noteArrival({ socket }: IncomingMessage, response: ServerResponse): void {
  const connection = connections.get(socket);
  if (!connection) return;
  connection.answering += 1;
  response.once('close', () => {
    connection.answering -= 1;
    connection.since = performance.now();
    connection.bytesRead = socket.bytesRead;
  });
}

/**
 * Makes a server that can be stopped without losing an answer.
 *
 * @returns a function that stops it: no new connections, answers under way are sent, and every connection is closed with
 *   its answer. Resolves when all are gone
 */
export function stoppable(server: Server): (tooLate: AbortSignal) => Promise<void> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    connections.set(socket, { answering: 0, since: performance.now(), bytesRead: 0 });
    socket.once('close', () => open.delete(socket));
  });

  /** Closes the connections that nothing is answered on and that have had their time. */
  function closeQuiet(): void {
    const now = performance.now();
    for (const socket of open) {
      const { answering, since, bytesRead } = connections.get(socket)!;
      const patience = socket.bytesRead === bytesRead ? idleMs : unsentMs;
      if (answering === 0 && now - Math.max(since, stopsSince!) >= patience) socket.destroy();
    }
  }

  return async (tooLate) => {
    stopsSince = performance.now();
    // Node's own `close` of an HTTP server resets idle connections at once, on which requests may be on their way.
    const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
    const watch = setInterval(closeQuiet, 50);
    tooLate.addEventListener('abort', () => server.closeAllConnections());
    await closed;
    clearInterval(watch);
    server.close(); // what is left is the watch over headers that arrive slowly
  };
}
