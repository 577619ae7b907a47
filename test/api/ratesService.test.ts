import '../support/db.ts';
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { currencyCodes, type Currency } from '../../common/billing/currencies.ts';
import { fetchRates } from '../../api/services/rates.ts';
import { converted } from '../support/prices.ts';
import { ecb, perEuro, rates, serve, today } from '../support/ratesServer.ts';

const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

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

function without(code: Currency): Record<string, string> {
  const { [code]: _left, ...others } = perEuro;
  return others;
}
