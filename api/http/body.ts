import type { IncomingMessage } from 'node:http';
import { longestBody } from '../request.ts';

/**
 * How much of a refused request is still read, so that its sender gets to read the answer: in bytes and in
 * milliseconds.
 */
const longestRest = 64 * 1024 * 1024;
const restMs = 10_000;

/** How fast the rests of all refused requests are read together, so that they keep the server from nothing else. */
const restBytesPerMs = 32 * 1024;
/** When what was read so far would have been read at that pace, by the process's clock. */
let readUntil = 0;

/** The whole body, empty when there is none; undefined when it is longer than the limit, whatever its headers say. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > longestBody) return undefined;
  if (announced === 0 && !request.headers['transfer-encoding']) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > longestBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Reads and discards the rest of a request. Resolves when the request has ended, or at the limits of bytes and time.
 * Closing the connection earlier would reset it, and the answer might be lost.
 */
export function takeRest(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let size = 0;
    const stop = () => {
      clearTimeout(timer);
      request.off('data', count);
      resolve();
    };
    const count = (chunk: Buffer) => {
      size += chunk.length;
      if (size > longestRest) return stop();
      const now = performance.now();
      readUntil = Math.max(readUntil, now) + chunk.length / restBytesPerMs;
      if (readUntil - now < 1) return;
      request.pause();
      setTimeout(() => request.resume(), readUntil - now);
    };
    const timer = setTimeout(stop, restMs);
    request.on('data', count).once('end', stop).once('close', stop);
  });
}
