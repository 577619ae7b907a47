/** The whole server on a free port, in the test's own process. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { handleRequest } from '../../api/http/front.ts';

/** Where the server listens, once the file's tests run. */
export let base: string;

const server = createServer(handleRequest);

/** How many connections are open. */
export const connections = (): Promise<number> => promisify(server.getConnections).call(server);

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
