import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { snapshot } from '../../api/domain/subscriptions/rates.ts';
import { newDatabase, runIn, type Place } from '../support/newDatabase.ts';
import { startServer, type RunningServer } from '../support/server.ts';
import { startMailServer } from '../support/smtp.ts';

const today = new Date().toISOString().slice(0, 10);
const { EUR: _euro, ...rates } = Object.fromEntries(snapshot.perEuro);
const body = JSON.stringify({ base: 'EUR', date: today, rates });

/** A rates service that answers when the test says so. */
async function ratesService() {
  const answers: ServerResponse[] = [];
  const service = createServer((_request, response) => void answers.push(response)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });
  await once(service, 'listening');
  return { url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/`, answers };
}

async function kill(server: RunningServer): Promise<void> {
  server.process.kill('SIGKILL');
  await server.exited;
}

const datesIn = async (place: Place) =>
  (await runIn<{ date: string }>(place, 'SELECT DISTINCT date::text FROM exchange_rates ORDER BY 1')).map(
    ({ date }) => date,
  );
/** As if the lease of whoever is at a job had ended, or its next time had come. */
const passTime = (place: Place) => runIn(place, `UPDATE jobs SET "dueAt" = now()`);

describe('two servers on one database', () => {
  it('do a job once, and when one is killed in the middle, the other one does it', async () => {
    const [where, service] = [await newDatabase(), await ratesService()];
    const settings = { ...where, RATES_URL: service.url };
    const servers = [await startServer(settings)];
    await expect.poll(() => service.answers.length).toBe(1);
    servers.push(await startServer(settings));
    await kill(servers[0]!);
    expect(await datesIn(where)).toEqual([snapshot.date]);

    await passTime(where);
    await expect.poll(() => service.answers.length).toBe(2);
    service.answers[1]?.end(body);
    await expect.poll(() => datesIn(where)).toEqual([snapshot.date, today]);

    servers.push(await startServer(settings)); // nothing is due any more
    await passTime(where);
    await expect.poll(() => service.answers.length).toBe(3);
    service.answers[2]?.end(body);
    for (const server of servers.slice(1)) {
      server.process.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    }
    expect(service.answers).toHaveLength(3);
  });

  it('send each mail once, also when one is killed in the middle of them', async () => {
    const [where, hanging, mailServer] = [await newDatabase(), await startMailServer('hang'), await startMailServer()];
    const withoutMail = await startServer({ ...where, RATE_LIMITS: 'off' });
    const first = await startServer({ ...where, SMTP_URL: hanging.url, RATE_LIMITS: 'off' });
    const post = (path: string, form: object, { url } = first) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(form),
      });
    const people = Array.from({ length: 8 }, (_, i) => `person${i}`);
    for (const username of people) {
      const email = `${username}@example.com`;
      const account = { username, email, password: 'correct horse' };
      expect((await post('/api/register', account, withoutMail)).status).toBe(201);
      expect((await post('/api/forgot-password', { email })).status).toBe(200);
    }
    await expect.poll(() => hanging.sockets.size).toBe(5);
    await kill(withoutMail);
    await kill(first);
    const others = await Promise.all([1, 2].map(() => startServer({ ...where, SMTP_URL: mailServer.url })));
    await expect.poll(() => mailServer.mails.length).toBe(3); // what the first one had not begun
    await passTime(where);
    await expect.poll(() => mailServer.mails.length).toBe(8);
    for (const server of others) {
      server.process.kill('SIGTERM');
      expect(await server.exited).toBe(0);
    }
    const addresses = mailServer.mails.flatMap(({ to }) => to);
    expect(addresses.sort()).toEqual(people.map((username) => `${username}@example.com`));
    expect(await runIn(where, 'SELECT * FROM outbox')).toEqual([]);
  });
});
