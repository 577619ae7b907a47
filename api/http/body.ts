import type { IncomingMessage } from 'node:http';
import { longestBody } from '../request.ts';

/** How much of a refused request is still taken, so that its sender comes to read the answer: in bytes, and for how long. */
const longestRest = 64 * 1024 * 1024;
const restMs = 10_000;

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
 * Throws away what is still coming of a request; resolves when it is over, or more or longer than anybody should send who
 * has been answered. Closing while something comes would reset the connection, and the answer might be lost with it.
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
      if (size > longestRest) stop();
    };
    const timer = setTimeout(stop, restMs);
    request.on('data', count).once('end', stop).once('close', stop);
  });
}
