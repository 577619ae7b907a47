import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { password } from '../support/accounts.ts';
import { newDatabase } from '../support/newDatabase.ts';
import { startServer } from '../support/server.ts';

/** A port that nothing listens on; a server with a public address does not print its own. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

it('over https, no other host and no plain connection can set a cookie of the site', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const publicUrl = 'https://stackling.example';
  const server = await startServer({ ...(await newDatabase()), PUBLIC_URL: publicUrl, PORT: String(port) });
  const answer = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: publicUrl },
    body: JSON.stringify({ username: 'ada', email: 'ada@example.com', password }),
  });
  expect(answer.status).toBe(201);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['__Host-stackling', '__Host-stackling-signed-in']);
  for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; .*Secure/);
  const sent = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
  const user = await fetch(`http://127.0.0.1:${port}/api/user`, { headers: { cookie: sent } });
  expect(user.status).toBe(200);
  server.process.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});
