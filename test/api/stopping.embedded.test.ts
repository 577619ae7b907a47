import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { dataDirectory, startServer, type RunningServer } from '../support/server.ts';

const operation = '{"query":"{ __typename }"}';

/** Sends one operation after the other on one connection, until the server closes it or takes no other. */
async function keepAsking({ url }: RunningServer, isStopping: () => boolean): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const wasStopping = isStopping();
    const outcome = await new Promise<string>((resolve) => {
      const sent = request(`${url}/graphql`, { method: 'POST', headers, agent }, (answer) =>
        text(answer).then(
          (body) => resolve(body === '{"data":{"__typename":"Query"}}' ? `${answer.headers['connection']}` : body),
          (error: Error) => resolve(`cut: ${error.message}`),
        ),
      );
      sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
      sent.end(operation);
    });
    if (outcome !== 'keep-alive') return wasStopping || isStopping() ? outcome : `before the stop: ${outcome}`;
  }
}

/** Sends a part of a request; resolves with how long the connection stays open, in milliseconds. */
function halfSent({ url }: RunningServer, part: string): { socket: Socket; gone: Promise<number> } {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => {});
  socket.write(part);
  const gone = new Promise<number>((resolve) => void socket.once('close', () => resolve(performance.now())));
  socket.resume();
  return { socket, gone };
}

it('a server that stops answers everybody, closes each connection with its answer, and resets none', async () => {
  const server = await startServer({ DATA_DIR: await dataDirectory(), RATE_LIMITS: 'off' });
  let isStopping = false;
  const clients = Array.from({ length: 16 }, () => keepAsking(server, () => isStopping));
  const warm = Array.from({ length: 200 }, () => fetch(`${server.url}/healthz`).then((answer) => answer.text()));
  await Promise.all(warm);
  isStopping = true;
  server.process.kill('SIGTERM');
  expect(new Set(await Promise.all(clients))).toEqual(new Set(['close']));
  expect(await server.exited).toBe(0);
});

it('a server that stops waits two seconds for the rest of a request, and not at all for idle connections', async () => {
  const server = await startServer({ DATA_DIR: await dataDirectory() });
  const head =
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 26\r\n\r\n';
  const idle = halfSent(server, '');
  const body = halfSent(server, `${head}{"query":`);
  const headers = halfSent(server, 'POST /graphql HTTP/1.1\r\nHost:');
  const late = halfSent(server, `${head}{"query":`);
  let answer = '';
  late.socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await (await fetch(`${server.url}/healthz`)).text();
  const start = performance.now();
  server.process.kill('SIGTERM');
  await idle.gone;
  late.socket.write('"{ __typename }"}');
  await late.gone;
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK[^]*Connection: close[^]*\{"data":\{"__typename":"Query"\}\}/);
  // Long before the ten seconds that answers under way have.
  for (const { gone } of [body, headers]) expect((await gone) - start).toBeLessThan(8_000);
  expect(await server.exited).toBe(0);
});
