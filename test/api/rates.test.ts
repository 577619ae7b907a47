import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { db } from '../../api/database/db.ts';
import { currentRates, seedRates, snapshot, storeRates } from '../../api/domain/subscriptions/rates.ts';
import { hourMs } from '../../api/jobs/job.ts';
import { startWorker, type Worker } from '../../api/jobs/worker.ts';
import { schedule } from '../../api/schedule.ts';
import { fetchRates } from '../../api/services/rates.ts';
import '../support/db.ts';
import { converted } from '../support/prices.ts';

const today = new Date().toISOString().slice(0, 10);
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const rates: Record<string, string> = { ...Object.fromEntries(snapshot.perEuro), CZK: '24.405' };
const { EUR: _euro, ...perEuro } = rates;

const ecb = (date = today, perEuroOf = perEuro, quote = "'") =>
  `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<Cube>
		<Cube time='${date}'>
${Object.entries(perEuroOf)
  .map(([code, rate]) => `			<Cube currency='${code}' rate='${rate}'/>`)
  .join('\n')}
		</Cube>
	</Cube>
</gesmes:Envelope>`.replaceAll("'", quote);

const frankfurter = (change: object = {}) =>
  JSON.stringify({ amount: 1, base: 'EUR', date: today, rates: numbers(perEuro), ...change });
const numbers = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([code, rate]) => [code, Number(rate)]));

describe('the rates service', () => {
  it.each([
    ['the European Central Bank', ecb()],
    ['the European Central Bank in double quotes', ecb(today, perEuro, '"')],
    [
      'the European Central Bank over many days',
      ecb().replace(
        '</Cube>\n\t</Cube>',
        "</Cube><Cube time='2020-01-01'><Cube currency='USD' rate='9'/></Cube></Cube>",
      ),
    ],
    ['Frankfurter', frankfurter()],
    ['Frankfurter with the rates as text', frankfurter({ rates: perEuro })],
  ])('is read in the format of %s', async (_format, body) => {
    const { url } = await serve((_request, response) => response.end(body));
    expect(await fetchRates(url)).toEqual({
      date: today,
      source: '127.0.0.1',
      perEuro: new Map(currencyCodes.map((code) => [code, Number(rates[code]).toFixed(8)])),
    });
  });

  it('is read in any base, each currency to eight decimals of a euro', async () => {
    const inDollars = Object.fromEntries(
      currencyCodes.map((code) => [code, Number(rates[code]) / Number(rates['USD'])]),
    );
    const { USD: _dollar, ...others } = inDollars;
    const { url } = await serve((_request, response) => response.end(frankfurter({ base: 'USD', rates: others })));
    const fetched = await fetchRates(url);
    expect(fetched.perEuro.get('EUR')).toBe('1.00000000');
    for (const code of currencyCodes) expect(Number(fetched.perEuro.get(code))).toBeCloseTo(Number(rates[code]), 7);
    expect(converted(100_000, 'EUR', 'KRW', fetched.perEuro)).toBe(150_867_000);
  });

  const formats = 'The rates service answered in neither the format of the European Central Bank nor of Frankfurter.';
  it.each([
    ['nothing', '', formats],
    ['a page', '<!doctype html><title>Sorry</title>', formats],
    ['broken JSON', '{"base":', formats],
    ['other JSON', '{"rates":[]}', formats],
    ['an XML without an end', ecb().slice(0, 500), formats],
    ['a day that is none', ecb('2026-02-30'), formats],
    ['rates for an amount of ten', frankfurter({ amount: 10 }), formats],
    ['a day to come', ecb(tomorrow), `The rates service dates its rates ${tomorrow}, which is yet to come.`],
    ['no ringgit', ecb(today, without('MYR')), 'The rates service lacks MYR.'],
    ['no euro in another base', frankfurter({ base: 'USD' }), 'The rates service lacks EUR.'],
    ['zero', ecb(today, { ...perEuro, ZAR: '0.000' }), 'The rates service gives no positive rate for ZAR.'],
    [
      'a negative rate',
      frankfurter({ rates: { ...numbers(perEuro), ZAR: -1 } }),
      'The rates service gives no positive rate for ZAR.',
    ],
    ['words for a rate', ecb(today, { ...perEuro, ZAR: 'N/A' }), 'The rates service gives no positive rate for ZAR.'],
    [
      'a rate next to nothing',
      ecb(today, { ...perEuro, ZAR: '0.000000001' }),
      'The rates service gives no usable rate for ZAR.',
    ],
    ['too much', ecb() + ' '.repeat(256 * 1024), 'The rates service sent more than 256 kB.'],
  ])('is refused when it answers %s', async (_what, body, message) => {
    const { url } = await serve((_request, response) => response.end(body));
    await expect(fetchRates(url)).rejects.toThrow(message);
  });

  it('is refused when it fails', async () => {
    const { url } = await serve((_request, response) => response.writeHead(500).end(ecb()));
    await expect(fetchRates(url)).rejects.toThrow('The rates service answered 500.');
  });

  it('is refused when nobody is there', async () => {
    const { url, close } = await serve(() => {});
    close();
    await expect(fetchRates(url)).rejects.toThrow('The rates service cannot be reached (ECONNREFUSED).');
  });

  it.each<[string, RequestListener]>([
    ['before it answers', () => {}],
    ['in the middle', (_request, response) => void response.write(ecb().slice(0, 500))],
  ])('is given up when it hangs %s', async (_when, listener) => {
    const { url } = await serve(listener);
    await expect(fetchRates(url, undefined, 200)).rejects.toThrow('The rates service did not answer within 0.2 s.');
  });

  it('may redirect on its own host', async () => {
    const { url } = await serve((request, response) => {
      if (request.url === '/today') response.end(ecb());
      else response.writeHead(302, { location: '/today' }).end();
    });
    expect(await fetchRates(url)).toMatchObject({ date: today });
  });

  it.each([
    ['to another host', 'http://localhost:4000/', 'The rates service redirects to another host.'],
    ['to another port', 'http://127.0.0.1:4000/', 'The rates service redirects to another host.'],
    ['to a file', 'file:///etc/passwd', 'The rates service redirects to another host.'],
    ['in circles', '/', 'The rates service redirects without end.'],
  ])('is refused when it redirects %s', async (_where, location, message) => {
    const { url } = await serve((_request, response) => response.writeHead(302, { location }).end());
    await expect(fetchRates(url)).rejects.toThrow(message);
  });
});

describe('the rates in the database', () => {
  beforeEach(async () => {
    await db.exchangeRate.deleteMany();
    await db.job.deleteMany();
  });

  it('ships with a rate for every currency, dated and past', () => {
    expect([...snapshot.perEuro.keys()]).toEqual(currencyCodes);
    expect(currencyCodes.map((code) => converted(1_000_000, 'EUR', code, snapshot.perEuro))).not.toContain(undefined);
    expect(snapshot).toMatchObject({ source: 'Stackling snapshot', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(snapshot.date < today).toBe(true);
  });

  it('are the snapshot’s until there are others', async () => {
    expect(await currentRates()).toEqual(snapshot);
    await seedRates();
    await seedRates();
    expect(await db.exchangeRate.count()).toBe(currencyCodes.length);
    const { date, source, perEuro } = await currentRates();
    expect({ date, source }).toEqual({ date: snapshot.date, source: snapshot.source });
    for (const code of currencyCodes) expect(Number(perEuro.get(code))).toBe(Number(snapshot.perEuro.get(code)));
  });

  it('are the newest of each currency, dated by the oldest of these', async () => {
    await seedRates();
    await storeRates({ date: '2020-01-01', source: 'long ago', perEuro: new Map([['USD', '9']]) });
    await storeRates({ date: today, source: 'today', perEuro: new Map([['USD', '1.5']]) });
    await storeRates({ date: today, source: 'again', perEuro: new Map([['USD', '2']]) });
    const current = await currentRates();
    expect(current).toMatchObject({ date: snapshot.date, source: snapshot.source });
    expect(current.perEuro.get('USD')).toBe('1.50000000');
    expect(current.perEuro.size).toBe(currencyCodes.length);
  });

  it('lack what nobody gave a rate for', async () => {
    await storeRates({ date: today, source: 'today', perEuro: new Map([['USD', '1.5']]) });
    const { perEuro } = await currentRates();
    expect(converted(100, 'USD', 'GBP', perEuro)).toBeUndefined();
  });

  it('are refreshed once a day, however many servers there are', async () => {
    const { url, requests } = await serve((_request, response) => response.end(ecb()));
    for (let i = 0; i < 3; i++) await server(url);
    await expect.poll(async () => (await task()).dueInHours).toBeCloseTo(24);
    expect(await currentRates()).toMatchObject({ date: today, source: '127.0.0.1' });
    expect([requests(), await task()]).toMatchObject([1, { claim: null, attempts: 0 }]);
    await makeDue();
    await expect.poll(requests).toBe(2);
  });

  it('stay as they are when the service fails, which is asked again an hour later', async () => {
    await seedRates();
    const before = await currentRates();
    const { url, requests } = await serve((_request, response) => response.end('<p>Maintenance</p>'));
    await server(url);
    await expect.poll(task).toMatchObject({ claim: null, lastError: expect.stringContaining('neither the format') });
    expect((await task()).dueInHours).toBeGreaterThan(0.99);
    expect((await task()).dueInHours).toBeLessThanOrEqual(1.25);
    expect(await currentRates()).toEqual(before);
    expect(requests()).toBe(1);
  });

  it('stay as they are when the service’s are older', async () => {
    await seedRates();
    const before = await currentRates();
    const { url } = await serve((_request, response) => response.end(ecb('2025-01-02', { ...perEuro, USD: '2' })));
    await server(url);
    await expect.poll(async () => (await task()).dueInHours).toBeCloseTo(24);
    expect(await currentRates()).toEqual(before);
  });

  it('are asked of a new service at once', async () => {
    const services = [await serve((_request, response) => response.end(ecb())), await serve(() => {})];
    for (const { url, requests } of services) {
      await server(url);
      await expect.poll(requests).toBe(1);
    }
  });

  it('keep no server from stopping when the service hangs, and another one asks at once', async () => {
    const { url, requests } = await serve(() => {});
    const worker = await server(url);
    await expect.poll(requests).toBe(1);
    await worker.stop(new AbortController().signal);
    expect(await task()).toMatchObject({ claim: null, attempts: 0, lastError: null });
    await server(url);
    await expect.poll(requests).toBe(2);
  });

  it('are never asked for when RATES_URL is off', () => {
    const names = schedule({ RATES_URL: 'off', SMTP_URL: undefined }).map(({ name }) => name);
    expect(names).toEqual(['experiences', 'sweep']);
  });
});

/** A server that refreshes the rates, stopped when the test is over. */
async function server(url: string): Promise<Worker> {
  const jobs = schedule({ RATES_URL: url, SMTP_URL: undefined }).filter(({ name }) => name.startsWith('rates:'));
  const worker = await startWorker(jobs, { pollMs: 20 });
  onTestFinished(() => worker.stop(AbortSignal.abort()));
  return worker;
}

/** What the database has of asking for rates. */
async function task() {
  const { dueAt, ...job } = await db.job.findFirstOrThrow();
  return { ...job, dueInHours: (dueAt.getTime() - Date.now()) / hourMs };
}
const makeDue = () => db.$executeRaw`UPDATE jobs SET "dueAt" = now()`;

/** A service on a free port, gone when the test is over. */
async function serve(listener: RequestListener): Promise<{ url: string; requests: () => number; close: () => void }> {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  }).listen(0, '127.0.0.1');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, requests: () => requests, close };
}

function without(code: Currency): Record<string, string> {
  const { [code]: _left, ...others } = perEuro;
  return others;
}
