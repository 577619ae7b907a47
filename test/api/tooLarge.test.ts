import '../support/db.ts';
import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { routes } from '../../api/rest/rest.ts';
import { longestBody } from '../../api/request.ts';
import { graphqlHeaders } from '../support/api.ts';
import { undescribed } from '../support/described.ts';
import { withoutATrace } from '../support/everything.ts';
import { base, connections } from '../support/front.ts';
import { speak } from '../support/speak.ts';

const large = `"${'x'.repeat(longestBody)}"`;
const message = 'The request is too large.';
const writes = routes.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path] as const);
const doors = ['/graphql', '/api/projects', '/finder'] as const;
const megabyte = Buffer.alloc(1024 * 1024, 'x');

afterEach(() => void vi.useRealTimers());

it.each(writes)('%s %s refuses more than it reads, as described', async (method, path) => {
  await withoutATrace(async () => {
    for (const sent of [large, `{"padding":${large}}`, ' '.repeat(longestBody + 1)]) {
      const length = { 'content-length': String(Buffer.byteLength(sent)) };
      const { status, headers, body } = await speak(
        method,
        path.replace(':id', '1'),
        { ...graphqlHeaders, ...length },
        sent,
      );
      expect([status, JSON.parse(body), headers.connection]).toEqual([413, { message }, 'close']);
      const answer = new Response(body, { status, headers: { 'content-type': headers['content-type']! } });
      expect(await undescribed(method, path.replace(':id', '1'), answer)).toBeUndefined();
    }
  });
});

it('as much as may be is read', async () => {
  const padding = 'x'.repeat(longestBody - '{"email":""}'.length);
  const { status } = await speak('POST', '/api/forgot-password', graphqlHeaders, `{"email":"${padding}"}`);
  expect(status).toBe(400);
});

/** Sends a request by an agent, in one piece with its length or in several without. */
async function sendBy(agent: Agent, path: string, body: string, isChunked: boolean) {
  const headers = { ...graphqlHeaders, ...(!isChunked && { 'content-length': Buffer.byteLength(body) }) };
  const request = httpRequest(base + path, { method: 'POST', agent, headers });
  if (isChunked) for (let at = 0; at < body.length; at += 9_999) request.write(body.slice(at, at + 9_999));
  request.end(isChunked ? undefined : body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  await text(answer);
  return { status: answer.statusCode, connection: answer.headers.connection, isReused: request.reusedSocket };
}

describe.each(doors)('a refused body at %s', (path) => {
  it.each([
    ['its length announced', false],
    ['in pieces', true],
  ])('with %s leaves the next request of a client that keeps its connections a new one', async (_how, isChunked) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    onTestFinished(() => agent.destroy());
    const small = () => sendBy(agent, '/graphql', '{"query":"{ viewer { id } }"}', isChunked);
    const kept = { status: 200, connection: 'keep-alive' };
    expect(await small()).toEqual({ ...kept, isReused: false });
    expect(await small()).toEqual({ ...kept, isReused: true });
    expect(await sendBy(agent, path, large, isChunked)).toEqual({ status: 413, connection: 'close', isReused: true });
    expect(await small()).toEqual({ ...kept, isReused: false });
  });

  it('is answered before it has come', async () => {
    const socket = await open(path, 50 * megabyte.length);
    socket.write('x'.repeat(10));
    expect(await firstOf(socket)).toMatch(/^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n[^]*too large/);
    socket.destroy();
  });

  it.each([
    ['its length announced', 50 * megabyte.length],
    ['in pieces', undefined],
  ])(
    'of 50 MB with %s is read to its end, so that whoever sends all before reading gets the answer',
    async (_how, length) => {
      const socket = await open(path, length);
      socket.pause();
      for (let sent = 0; sent < 50; sent += 1) {
        await write(socket, length);
        await setTimeout(5);
      }
      if (length === undefined) socket.write('0\r\n\r\n');
      const answer = await text(socket.setEncoding('latin1'));
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain(message);
    },
  );
});

describe('a client that goes on and on', () => {
  it('is cut off after some more', async () => {
    const socket = await open('/api/projects', undefined);
    let sent = 0;
    while (!socket.destroyed && sent < 500) {
      await write(socket, undefined);
      sent += 1;
    }
    expect(sent).toBeGreaterThan(50);
    expect(sent).toBeLessThan(150);
  });

  it('is cut off after a while when it sends nothing more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const socket = await open('/api/projects', megabyte.length);
    await firstOf(socket);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(socket.readableEnded).toBe(false);
    const ended = once(socket, 'end');
    await vi.advanceTimersByTimeAsync(200);
    await ended;
  });

  it('costs no memory, and no connection once it is gone', async () => {
    const before = await held();
    const sockets = await Promise.all(Array.from({ length: 20 }, () => open('/api/projects', undefined)));
    await Promise.all(
      sockets.map(async (socket) => {
        for (let sent = 0; sent < 20; sent += 1) await write(socket, undefined);
      }),
    );
    expect((await held()) - before).toBeLessThan(100 * megabyte.length);
    for (const socket of sockets) socket.destroy();
    await expect.poll(connections).toBe(0);
  });
});

/** Begins a request whose body is as long as announced, or comes in pieces. */
async function open(path: string, length: number | undefined): Promise<Socket> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  // The server may cut the connection while something is sent.
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n${size}\r\n\r\n`);
  return socket;
}

/** Sends a megabyte and waits until the system has taken it, or the connection is gone. */
function write(socket: Socket, length: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    socket.once('close', () => resolve());
    if (length !== undefined) return void socket.write(megabyte, () => resolve());
    socket.write(`${megabyte.length.toString(16)}\r\n`);
    socket.write(megabyte);
    socket.write('\r\n', () => resolve());
  });
}

const firstOf = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]);

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** The bytes of all buffers that something still needs. */
async function held(): Promise<number> {
  collectGarbage();
  await setImmediate();
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
