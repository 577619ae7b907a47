import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { db } from '../../api/database/db.ts';
import {
  currentRates,
  refreshRates,
  seedRates,
  snapshot,
  startRefreshing,
  storeRates,
} from '../../api/domain/subscriptions/rates.ts';
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
    await db.rateLimit.deleteMany();
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

  it('are refreshed once a day, whoever asks', async () => {
    const { url, requests } = await serve((_request, response) => response.end(ecb()));
    expect((await Promise.all([refreshRates(url), refreshRates(url), refreshRates(url)])).sort()).toEqual([
      false,
      false,
      true,
    ]);
    expect(await refreshRates(url)).toBe(false);
    expect(requests()).toBe(1);
    expect(await currentRates()).toMatchObject({ date: today, source: '127.0.0.1' });
    await db.rateLimit.updateMany({ data: { expire: Date.now() - 1 } });
    expect(await refreshRates(url)).toBe(true);
    expect(requests()).toBe(2);
  });

  it('stay as they are when the service fails, which is asked again an hour later', async () => {
    await seedRates();
    const before = await currentRates();
    const { url, requests } = await serve((_request, response) => response.end('<p>Maintenance</p>'));
    expect([await refreshRates(url), await refreshRates(url), requests()]).toEqual([false, false, 1]);
    expect(await currentRates()).toEqual(before);
    const [task] = await db.rateLimit.findMany();
    expect(Number(task?.expire) - Date.now()).toBeLessThanOrEqual(3_600_000);
  });

  it('stay as they are when the service’s are older', async () => {
    await seedRates();
    const before = await currentRates();
    const { url } = await serve((_request, response) => response.end(ecb('2025-01-02', { ...perEuro, USD: '2' })));
    expect(await refreshRates(url)).toBe(true);
    expect(await currentRates()).toEqual(before);
  });

  it('are left alone while another server looks after them', async () => {
    const { url, requests } = await serve((_request, response) => response.end(ecb()));
    await db.rateLimit.create({ data: { key: `rates:${new URL(url).host}`, points: 1, expire: Date.now() + 1_000 } });
    expect([await refreshRates(url), requests()]).toEqual([false, 0]);
  });

  it('are refreshed at the start and no more after the stop, which waits for nothing', async () => {
    const { url, requests } = await serve((_request, response) => response.end(ecb()));
    const stop = startRefreshing(url);
    await expect.poll(async () => (await currentRates()).date).toBe(today);
    await stop();
    const hanging = await serve(() => {});
    const stopHanging = startRefreshing(hanging.url);
    await expect.poll(hanging.requests).toBe(1);
    await stopHanging();
    expect(requests()).toBe(1);
  });

  it('are never asked for when RATES_URL is off', async () => {
    await startRefreshing('off')();
    expect(await db.rateLimit.count()).toBe(0);
  });
});

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
